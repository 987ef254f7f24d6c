import { expect, owner, test } from '../support/test';
import { report } from './support/form';

/** Security headers and the session cookie of a site whose SITE_URL is https, as sent to its reverse proxy. */

const address = 'https://exemple.org';
test.use({ siteEnv: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, SITE_URL: address } });

/** Score by the published rules of Mozilla's HTTP Observatory, for the headers that a site sends itself: 100, less penalties, plus bonuses. */
function observatoryScore(headers: Headers, html: string): number {
  const policy = headers.get('content-security-policy') ?? '';
  const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  const scripts = directive('script-src') || directive('default-src');
  let score = 100;
  if (policy === '') score -= 25;
  else if (/'unsafe-inline'|'unsafe-eval'|data:|https?:|\*/.test(scripts)) score -= 20;
  else if (!policy.includes('unsafe')) score += directive('default-src') === "'none'" ? 10 : 5;
  const [, age = '0'] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
  if (Number(age) < 15_768_000) score -= age === '0' ? 20 : 10;
  if (headers.get('x-content-type-options') !== 'nosniff') score -= 5;
  if (/^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(headers.get('referrer-policy') ?? '')) score += 5;
  if (directive('frame-ancestors') !== '') score += 5;
  else if (!/^(?:DENY|SAMEORIGIN)$/i.test(headers.get('x-frame-options') ?? '')) score -= 20;
  if (/^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')) score += 10;
  if (headers.get('access-control-allow-origin') === '*') score -= 50;
  if (/<script[^>]+src="https?:/.test(html)) score -= 5; // from another site, without Subresource Integrity
  const cookies = headers.getSetCookie();
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie) || !/;\s*httponly/i.test(cookie))) score -= 30;
  return score;
}

test('Mozilla Observatory’s rules give 120 or more, on every page for visitors', async ({ site }) => {
  const scores: number[] = [];
  for (const path of ['/', '/publications', '/login', '/inconnue']) {
    const answer = await fetch(site.origin + path);
    scores.push(observatoryScore(answer.headers, await answer.text()));
  }
  report({ cases: scores.length, observatory: Math.min(...scores) });
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(120);
});

test('every directive and header that the policy rests on is there, and nothing tells what runs the site', async ({ site }) => {
  const { headers } = await fetch(site.origin);
  const policy = headers.get('content-security-policy') ?? '';
  for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'", "object-src 'none'"])
    expect(policy.split('; ')).toContain(directive);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
});

test('the session’s cookie is bound to the host, over https, for eight hours, and no script reads it', async ({ site }) => {
  const signIn = (origin: string) =>
    fetch(`${site.origin}/api/auth/signin`, { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: origin }, body: JSON.stringify(owner) });
  expect((await signIn('https://ailleurs.org')).status).toBe(403);
  const answer = await signIn(address);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('portfolio_session')) ?? '';
  expect(cookie).toMatch(/^__Host-portfolio_session=Fe26\.2/);
  const attributes = cookie.toLowerCase().split('; ').slice(1);
  expect(attributes).toEqual(expect.arrayContaining(['path=/', 'secure', 'httponly', 'samesite=lax', 'max-age=28800']));
  expect(attributes.some((attribute) => attribute.startsWith('domain'))).toBe(false);
});
