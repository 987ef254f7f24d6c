import net from 'node:net';
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

test('no answer lacks the headers that protect', async ({ site, byNext }) => {
  const html = await (await fetch(`${site.origin}/publications?q=a`)).text(); // a page that links to its script
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

test('no script policy allows what is not ours', async ({ site }) => {
  for (const path of ['/', '/publications', '/login', '/inconnue']) {
    const policy = (await fetch(site.origin + path)).headers.get('content-security-policy') ?? '';
    expect(policy.match(/script-src[^;]*/)?.[0]).toMatch(
      /^script-src 'self'(?: '(?:sha256-[A-Za-z0-9+/=]+|nonce-[\w-]+)')*$/,
    );
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  }
});

test('pages come alive under their policy, from the cache too', async ({ page }) => {
  for (const path of ['/', '/', '/publications', '/publications?q=a', '/login']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
});

test('an unknown page says so, with its heading', async ({ page, surprises }) => {
  surprises.expect(/404/);
  const answer = await page.goto('/nulle-part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveAttribute('lang', 'en');
});

test('a hundred visitors after one save all see it', { tag: '@long' }, async ({ context, signIn, site }) => {
  await signIn();
  const { user } = await (await context.request.get('/api/auth/session')).json();
  for (let round = 0; round < 10; round++) {
    const reading = Array.from({ length: 20 }, () => fetch(site.origin).then((answer) => answer.text()));
    const saved = await context.request.put(`/api/profile/${user.id}`, {
      data: { prenom: `Tour${round}` },
      headers: { Origin: site.origin },
    });
    expect(saved.status()).toBe(200);
    const after = await Promise.all(
      Array.from({ length: 10 }, () => fetch(site.origin).then((answer) => answer.text())),
    );
    expect(after.every((html) => html.includes(`Tour${round}`))).toBe(true);
    await Promise.all(reading);
  }
});

test('who sends headers too slowly is cut off', { tag: '@long' }, async ({ site }) => {
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = net.connect(Number(new URL(site.origin).port), '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(said).toContain('408');
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
