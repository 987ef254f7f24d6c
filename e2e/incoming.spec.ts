import { expect, owner, test } from './support/test';

const every = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /^default-src 'none'/,
  'x-powered-by': null,
} as const;

async function expectHeaders(answer: Response, expected: Readonly<Record<string, string | RegExp | null>>) {
  for (const [name, value] of Object.entries(expected)) {
    const found = answer.headers.get(name);
    if (value instanceof RegExp) expect(found, `${answer.url} ${name}`).toMatch(value);
    else expect(found, `${answer.url} ${name}`).toBe(value);
  }
}

test('every answer has the security headers', async ({ site, byNext }) => {
  const html = await site.text('/publications?q=a'); // a page that links to its script
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  for (const path of [
    '/',
    '/publications',
    '/login',
    '/inconnue',
    '/admin',
    '/api/health',
    '/api/inconnue',
    '/icon.svg',
    script,
    '/uploads/rien.webp',
  ]) {
    await expectHeaders(await fetch(site.origin + path, { redirect: 'manual' }), every);
  }
  for (const path of ['/admin', '/api/health', '/login', '/inconnue'])
    await expectHeaders(await fetch(site.origin + path, { redirect: 'manual' }), { 'cache-control': /\bno-store\b/ });
  await expectHeaders(await fetch(site.origin + script, { headers: { 'Accept-Encoding': 'br' } }), {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': byNext ? null : 'br', // Next has gzip alone
  });
});

test('every script policy allows only the site’s own scripts', async ({ site }) => {
  for (const path of ['/', '/publications', '/login', '/inconnue']) {
    const policy = (await fetch(site.origin + path)).headers.get('content-security-policy') ?? '';
    expect(policy.match(/script-src[^;]*/)?.[0]).toMatch(
      /^script-src 'self'(?: '(?:sha256-[A-Za-z0-9+/=]+|nonce-[\w-]+)')*$/,
    );
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test.describe('of a site whose address is https', () => {
  const address = 'https://exemple.org';
  test.use({ siteEnv: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, SITE_URL: address } });

  test('the browser is told to stay with https, and the session’s cookie is bound to the host, for eight hours, and no script reads it', async ({
    site,
  }) => {
    await expectHeaders(await fetch(site.origin), {
      ...every,
      'strict-transport-security': /^max-age=\d{8,}/,
      server: null,
    });
    const signIn = (origin: string) =>
      fetch(`${site.origin}/api/auth/signin`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify(owner),
      });
    expect((await signIn('https://ailleurs.org')).status).toBe(403);
    const cookies = (await signIn(address)).headers.getSetCookie();
    const [value, ...attributes] = (cookies.find((line) => line.includes('portfolio_session')) ?? '').split('; ');
    expect(value).toMatch(/^__Host-portfolio_session=Fe26\.2/);
    expect(attributes.map((each) => each.toLowerCase().replace(/^expires=.*/, 'expires')).toSorted()).toEqual([
      'expires',
      'httponly',
      'max-age=28800',
      'path=/',
      'samesite=lax',
      'secure',
    ]);
  });
});
