import { expect, test } from '@playwright/test';
import { noisePng } from '../trust/support/uploads';
import { openStand, type Stand, sendDocument, sendPhoto } from './support/stand';
import { jsonOf, saveProfile, signedIn, textOf } from './support/visitor';

/** docs/deploy/nginx.conf in front of a site: TLS, HTTP/2, encodings, limits, and what may be cached or not. */

let stand: Stand;
test.beforeAll(async () => {
  stand = await openStand();
});
test.afterAll(() => stand.close());

test('http leads to https, at the site’s own name', async () => {
  const answer = await fetch(`${stand.plainOrigin}/publications?q=a`, {
    redirect: 'manual',
    headers: { 'X-Forwarded-Host': 'pirate.example' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${stand.origin}/publications?q=a`]);
});

test('browsers get HTTP/2', async () => {
  const { protocol, status, headers } = await stand.visitor.askHttp2('/', {
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  });
  expect([protocol, status, headers['content-encoding']]).toEqual(['h2', 200, 'br']);
});

test('each encoding is the same page, however it is asked for, from the copy too', async () => {
  const plain = textOf(await stand.visitor.ask('/'));
  expect(plain).toContain('</html>');
  const spellings = [
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0', undefined],
    ['', undefined],
  ] as const;
  for (let round = 0; round < 2; round += 1) {
    for (const [accepted, expected] of spellings) {
      const answer = await stand.visitor.ask('/', { headers: { 'accept-encoding': accepted } });
      expect([answer.status, answer.headers['content-encoding']], accepted).toEqual([200, expected]);
      expect(textOf(answer) === plain, accepted).toBe(true);
    }
  }
});

test('a browser’s copy is confirmed by its ETag', async () => {
  const headers = { 'accept-encoding': 'br' };
  await expect
    .poll(async () => {
      const { headers: first } = await stand.visitor.ask('/', { headers });
      const again = await stand.visitor.ask('/', { headers: { ...headers, 'if-none-match': first.etag } });
      return [again.status, again.body.length];
    })
    .toEqual([304, 0]);
  expect((await stand.visitor.ask('/', { headers: { ...headers, 'if-none-match': '"autre"' } })).status).toBe(200);
  const head = await stand.visitor.ask('/', { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('the headers that protect come through; nothing tells more than the server’s name', async () => {
  for (const path of ['/', '/publications', '/api/health', '/inconnue', '/login']) {
    const { headers } = await stand.visitor.ask(path);
    expect(headers, path).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      server: 'nginx',
    });
    expect(headers['x-powered-by']).toBeUndefined();
  }
  expect((await stand.visitor.ask('/')).headers['cache-control']).toBe('public, no-cache');
});

test('cookies change nothing about a public page, and everybody shares its copy', async () => {
  const plain = await stand.visitor.ask('/');
  const mark = 'cookies';
  await expect
    .poll(async () => {
      const answer = await stand.visitor.ask('/', {
        headers: { cookie: `session=1; __Host-portfolio_session=x; visite=${Math.random()}`, 'x-mark': mark },
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.body.equals(plain.body)).toBe(true);
      return stand.nginx.served(mark).map(({ cache }) => cache);
    })
    .toContain('HIT');
});

test('nothing of the administration or the API is copied: each asks for itself', async () => {
  const owner = await signedIn(stand.visitor, stand.origin);
  const mark = 'private';
  const stranger = { headers: { 'x-mark': mark } };
  const own = { headers: { 'x-mark': mark, cookie: owner.cookie } };
  for (let round = 0; round < 3; round += 1) {
    for (const path of ['/admin', '/admin/profile']) {
      expect((await stand.visitor.ask(path, own)).status).toBe(200);
      expect((await stand.visitor.ask(path, stranger)).status).toBe(307);
    }
    const ours = await stand.visitor.ask('/api/auth/session', own);
    const theirs = await stand.visitor.ask('/api/auth/session', stranger);
    expect(textOf(ours)).toContain('proprietaire@exemple.org');
    expect(textOf(theirs)).not.toContain('proprietaire@exemple.org');
    expect([ours.headers['cache-control'], theirs.headers['cache-control']]).toEqual(['no-store', 'no-store']);
  }
  await expect.poll(() => stand.nginx.served(mark).length).toBe(18);
  expect(stand.nginx.served(mark).map(({ cache }) => cache)).toEqual(Array.from({ length: 18 }, () => ''));
});

test('who asks for a part for the router gets the page, past the copy, whatever the header holds', async () => {
  const page = textOf(await stand.visitor.ask('/'));
  for (const headers of [
    { RSC: '1' },
    { RSC: '0' },
    { RSC: '' },
    { 'Next-Action': 'x' },
    { RSC: '1', 'Next-Router-Prefetch': '1' },
    { 'Next-Router-Prefetch': '1' },
  ]) {
    const mark = JSON.stringify(headers).replaceAll('"', '');
    for (let round = 0; round < 3; round += 1) {
      const [part, ...pages] = await Promise.all([
        stand.visitor.ask('/', { headers: { ...headers, 'x-mark': mark } }),
        ...Array.from({ length: 10 }, () => stand.visitor.ask('/')),
      ]);
      expect(part.status, mark).toBeLessThan(500);
      pages.push(await stand.visitor.ask('/'));
      expect(
        pages.every((answer) => textOf(answer) === page),
        mark,
      ).toBe(true);
    }
  }
  // No client-side router runs on public pages: whoever asks for its part gets the document, from the site itself.
  const asked = await stand.visitor.ask('/', { headers: { RSC: '1', 'x-mark': 'part' } });
  expect(asked.headers['content-type']).toContain('text/html');
  expect(textOf(asked)).toBe(page);
  await expect.poll(() => stand.nginx.served('part').map(({ cache }) => cache)).toEqual(['BYPASS']);
});

test('a picture is copied, and a missing one is not', async () => {
  const owner = await signedIn(stand.visitor, stand.origin);
  const picture = await noisePng(300, 7);
  const sent = await sendPhoto(owner, picture);
  const address = String(jsonOf(sent).url);
  const first = await stand.visitor.ask(address);
  const mark = 'picture';
  const again = await stand.visitor.ask(address, { headers: { 'x-mark': mark } });
  expect(again.body.equals(first.body)).toBe(true);
  expect(again.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const part = await stand.visitor.ask(address, { headers: { range: 'bytes=10-19', 'x-mark': mark } });
  expect([part.status, part.body.equals(first.body)], 'a part that is asked for: the whole is a right answer').toEqual([
    200,
    true,
  ]);
  await expect.poll(() => stand.nginx.served(mark).map(({ cache }) => cache)).toEqual(['HIT', 'HIT']);
  for (let round = 0; round < 2; round += 1)
    expect((await stand.visitor.ask('/uploads/rien.webp', { headers: { 'x-mark': 'missing' } })).status).toBe(404);
  await expect.poll(() => stand.nginx.served('missing').map(({ cache }) => cache)).toEqual(['MISS', 'MISS']);
});

test('an address that climbs out of a public one brings no copy of anything', async () => {
  const owner = await signedIn(stand.visitor, stand.origin);
  for (const path of [
    '/publications/../admin',
    '/admin/../',
    '/uploads/../admin',
    '/uploads/%2e%2e/admin',
    '/_next/static/..%2f..%2fadmin',
    '//publications',
  ]) {
    const own = await stand.visitor.ask(path, { headers: { cookie: owner.cookie } });
    const { headers, body } = await stand.visitor.ask(path);
    expect([own.status, headers['set-cookie']], path).toEqual([expect.any(Number), undefined]);
    expect(own.status, path).toBeLessThan(500);
    expect(body.toString(), path).not.toContain('proprietaire@exemple.org');
    expect(headers.location ?? '', path).not.toMatch(/^\/\/|^https?:\/\/(?!localhost)/);
  }
});

test('an address that a visitor makes up is not taken for the visitor’s', async () => {
  const mistaken = (turn: number) =>
    stand.visitor.ask('/api/auth/signin', {
      method: 'POST',
      headers: {
        origin: stand.origin,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${turn}`,
        'x-real-ip': '203.0.113.7',
        forwarded: 'for=203.0.113.8',
      },
      body: JSON.stringify({ email: 'inconnu@exemple.org', password: 'faux' }),
    });
  const statuses = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await mistaken(turn)).status);
  expect(statuses.slice(0, 4)).toEqual([401, 401, 401, 401]);
  expect(statuses.at(-1)).toBe(429);
  const failures = stand.site
    .output()
    .split('\n')
    .filter((line) => line.includes('signin.failure'));
  expect(failures.length).toBeGreaterThan(3);
  for (const line of failures) expect(JSON.parse(line)).toMatchObject({ ip: '127.0.0.1' });
});

test('a body that is too large is refused in the site’s words, by the site or by nginx', async () => {
  const owner = await signedIn(stand.visitor, stand.origin);
  const photo = { success: false, error: 'La photo ne doit pas dépasser 2MB' };
  const document = { success: false, error: 'Le document ne doit pas dépasser 20 Mo' };
  const content = { success: false, error: 'La requête est trop volumineuse' };
  for (const [mebibytes, expected, send] of [
    [3, photo, sendPhoto],
    [12, photo, sendPhoto],
    [14, photo, sendPhoto],
    [20, document, sendDocument],
    [22, document, sendDocument],
    [12.5, content, saveProfile],
    [14, content, saveProfile],
  ] as const) {
    const answer = await send(owner, Buffer.alloc(mebibytes * 2 ** 20, 32));
    expect([answer.status, answer.headers['content-type'], jsonOf(answer)], `${mebibytes} MiB`).toEqual([
      413,
      expect.stringContaining('application/json'),
      expected,
    ]);
  }
});

/** How many of `count` simultaneous requests nginx itself refuses; `from` gives the IP address of each. */
async function refusedByNginx(
  count: number,
  from: (turn: number) => string,
  path: string,
  method = 'POST',
): Promise<number> {
  const mark = `limit ${path} ${from(0)}`;
  const headers = { origin: stand.origin, 'content-type': 'application/json', 'x-mark': mark };
  const calls = Array.from({ length: count }, (_, turn) =>
    stand.visitor.ask(path, {
      method,
      headers: { ...headers, 'x-test-address': from(turn) },
      ...(method === 'POST' && { body: '{' }),
    }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  await expect.poll(() => stand.nginx.served(mark).length).toBe(count);
  const own = stand.nginx.served(mark).filter(({ status, upstream }) => status === 429 && upstream === ''); // a copy has no upstream either
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(own.length);
  return own.length;
}
/**
 * Requests at once. The limit is 2 a second with a burst of 20: of 60, about 39 are refused, a few less on a slow
 * machine.
 */
const most = 60;

test('calls that compare a password are limited by network: an IPv4 address, or a /64 of IPv6', async () => {
  const hex = (turn: number) => turn.toString(16);
  for (const path of [
    '/api/auth/signin',
    '/api/auth/owner',
    '/api/change-password',
    '/api/auth/second-factor',
    '/api/backup',
  ]) {
    expect(await refusedByNginx(most, () => `192.0.2.${path.length}`, path), path).toBeGreaterThan(0);
    expect(
      await refusedByNginx(most, (turn) => `2001:db8:${path.length}:7:${hex(turn)}::${hex(turn + 1)}`, path),
      `${path}, one /64`,
    ).toBeGreaterThan(0);
    expect(
      await refusedByNginx(most, (turn) => `2001:db8:${path.length}:1${hex(turn)}::1`, path),
      `${path}, sixty of them`,
    ).toBe(0);
    expect(await refusedByNginx(most, (turn) => `198.51.100.${turn + 1}`, path), `${path}, sixty addresses`).toBe(0);
  }
});

test('IPv4 written in IPv6 is IPv4 to the limits, and an address is told by its bytes, whatever they are', async () => {
  const path = '/api/auth/signin';
  expect(await refusedByNginx(most, (turn) => `::ffff:203.0.113.${turn + 1}`, path)).toBe(0);
  const mixed = (turn: number) => (turn % 2 === 0 ? '203.0.113.200' : '::ffff:203.0.113.200');
  expect(await refusedByNginx(most, mixed, path)).toBeGreaterThan(0);
  // Addresses with the bytes 0x0a and 0x00, which a pattern over the binary address could mistake for the end of a line
  // or of the text.
  expect(await refusedByNginx(most, (turn) => `2001:a0a:a0a:a0a:0:a00::${turn.toString(16)}a`, path)).toBeGreaterThan(
    0,
  );
  expect(await refusedByNginx(most, (turn) => `2001:a0a:b0a:${turn.toString(16)}0a::`, path)).toBe(0);
});

test('a bibliography as large as the site takes goes through', async () => {
  const answer = await stand.visitor.ask('/api/publications/import', {
    method: 'POST',
    headers: {
      origin: stand.origin,
      'content-type': 'multipart/form-data; boundary=x',
      'x-test-address': '192.0.2.121',
    },
    body: Buffer.alloc(19 * 1024 * 1024, 32),
  });
  expect(answer.status, 'the site asks who it is').toBe(401);
});

test('what the site works out for each call is limited too, far from what a person does', async () => {
  expect(await refusedByNginx(100, () => '192.0.2.99', '/api/auth/session', 'GET')).toBe(0);
  expect(await refusedByNginx(400, () => '192.0.2.98', '/api/auth/session', 'GET')).toBeGreaterThan(0);
});

test('searches and lists as files are limited by network, far from what a person does; the other pages are not', async () => {
  for (const [turn, path] of [
    '/publications?q=e',
    '/publications/liste.json?q=e',
    '/publications/liste.bib',
  ].entries()) {
    expect(await refusedByNginx(25, () => `192.0.2.${140 + turn}`, path, 'GET'), path).toBe(0);
    expect(await refusedByNginx(200, () => `192.0.2.${150 + turn}`, path, 'GET'), path).toBeGreaterThan(0);
  }
  for (const [turn, path] of ['/', '/publications', '/publications/flux.xml'].entries())
    expect(await refusedByNginx(200, () => `192.0.2.${160 + turn}`, path, 'GET'), path).toBe(0);
});

test('a form’s body is 4 KiB at most, which nginx says as the site does', async () => {
  for (const path of [
    '/api/auth/signin',
    '/api/auth/owner',
    '/api/change-password',
    '/api/auth/second-factor',
    '/api/backup',
  ]) {
    const answer = await stand.visitor.ask(path, {
      method: 'POST',
      headers: { origin: stand.origin, 'content-type': 'application/json', 'x-test-address': '192.0.2.120' },
      body: Buffer.alloc(5000, 32),
    });
    expect([answer.status, jsonOf(answer)], path).toEqual([
      413,
      { success: false, error: 'La requête est trop volumineuse' },
    ]);
  }
});
