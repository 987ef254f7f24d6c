import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Caller } from './support/api-client';
import { askRaw, headerOf, sendRaw } from './support/raw-http';
import { expect, test } from './support/test';

/** Bad input before any page and handler: each gets the right status, and nothing fails. */

test('headers and addresses that are far too long get 431, and the connection ends', async ({ site }) => {
  const long = 'a'.repeat(20_000);
  expect((await askRaw(site.origin, 'GET /', [`X-Long: ${long}`])).status).toBe(431);
  expect((await askRaw(site.origin, `GET /${long}`)).status).toBe(431);
  expect((await askRaw(site.origin, `GET /?q=${long}`)).status).toBe(431);
  expect((await askRaw(site.origin, `GET /${'a'.repeat(10_000)}`)).status).toBe(404);
});

test('an address that is malformed, or leaves the site’s root, is refused in one line, never with a server error', async ({
  site,
}) => {
  for (const address of ['/%', '/publications/%ff', '/images/%ff', '/admin/%ff', '/api/%2e%2e/admin']) {
    const reply = await askRaw(site.origin, `GET ${address}`);
    expect([reply.status, headerOf(reply, 'cache-control')], address).toEqual([400, 'no-store']);
    expect(reply.body, address).toContain('Cette adresse est incorrecte');
    expect(reply.head, address).toMatch(/content-security-policy: default-src 'none'/i);
  }
  for (const address of [
    '/%00',
    '/uploads/%ff',
    '/uploads/../data',
    '/images/%00',
    '/publications/%00',
    '/_next/static/%ff..',
    '/_next/image?url=%2Fa.png&w=64&q=75',
  ])
    expect([400, 404], address).toContain((await askRaw(site.origin, `GET ${address}`)).status);
  expect((await askRaw(site.origin, 'GET /publications?q=%ff&annee=%')).status).toBe(200);
});

test('methods without a handler are refused', async ({ site }) => {
  for (const method of ['POST', 'OPTIONS', 'TRACE', 'LOCK']) {
    for (const address of ['/', '/publications', '/inconnue', '/icon.svg']) {
      const reply = await askRaw(site.origin, `${method} ${address}`, ['Content-Length: 2', 'Next-Action: x'], '[]');
      expect([reply.status, headerOf(reply, 'allow')], `${method} ${address}`).toEqual([405, 'GET, HEAD']);
    }
    expect((await askRaw(site.origin, `${method} /uploads/a.webp`)).status, `${method} of a picture`).toBe(405);
  }
  for (const start of ['FOO /', 'get /', 'GET', 'GET /a b'])
    expect((await askRaw(site.origin, start)).status, start).toBe(400);
  expect((await askRaw(site.origin, 'CONNECT pirate.example:443')).status).toBe(0);
  expect((await askRaw(site.origin, 'OPTIONS *')).status).toBe(405);
});

test('no answer names a foreign host, nor leads to one', async ({ site }) => {
  const page = await site.text();
  for (const target of ['http://pirate.example/', 'HTTP://pirate.example', 'https://u:p@pirate.example:1/?x=1']) {
    const reply = await askRaw(site.origin, `GET ${target}`);
    expect([reply.status, headerOf(reply, 'location')], target).toEqual([200, undefined]);
    expect(Buffer.from(reply.body, 'latin1').toString() === page, target).toBe(true);
  }
  const sideways = ['//pirate.example/', '/\\pirate.example/', '///pirate.example//', '/.//pirate.example/'];
  for (const target of [
    ...sideways,
    '/%2fpirate.example/',
    '/%09/pirate.example/',
    'http://pirate.example/publications/',
  ]) {
    const { head } = await askRaw(site.origin, `GET ${target}`);
    expect(head, target).toMatch(/^HTTP\/1\.1 (?:308|400|404) /);
    expect(head.match(/^(?:location|refresh): .*$/gim) ?? [], target).not.toContainEqual(
      expect.stringMatching(/: *(?:[/\\]{2}|https?:)|https?:\/\/pirate/i),
    );
  }
  for (const address of ['/', '/login', '/admin', '/login/', '/inconnue', '/sitemap.xml', '/favicon.ico']) {
    for (const name of [
      'Host: ',
      'Forwarded: host=',
      'X-Forwarded-Host: ',
      "Content-Security-Policy: script-src 'nonce-",
    ]) {
      const lines = [`${name}pirate.example`, 'X-Forwarded-Proto: https'];
      const { status, head, body } = await askRaw(site.origin, `GET ${address}`, lines);
      expect(status, address).toBeLessThan(500);
      expect(`${head}\n${body}`.includes('pirate'), `${name} ${address}`).toBe(false);
    }
  }
});

test('requests that two servers could delimit differently are refused, and nothing in them is run', async ({
  site,
}) => {
  const hidden = 'GET /inconnue HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const shapes = [
    ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    ['Content-Length: 5', 'Content-Length: 6'],
    ['Content-Length: 0x5'],
    ['Content-Length : 5'],
    ['Transfer-Encoding: xchunked'],
    ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
    ['X-Line: a\nContent-Length: 5'],
    ['Host: pirate.example'],
  ];
  for (const lines of shapes) {
    const text = await sendRaw(
      site.origin,
      [
        'POST /api/auth/signin HTTP/1.1',
        'Host: localhost',
        'Content-Type: application/json',
        ...lines,
        '',
        `0\r\n\r\n${hidden}`,
      ].join('\r\n'),
    );
    expect(text.match(/^HTTP\/1\.1 \d+/gm), lines.join(' | ')).toEqual(['HTTP/1.1 400']);
  }
});

/** 64 MiB of JSON, compressed to 64 KiB. */
const bomb = () => gzipSync(Buffer.from(JSON.stringify({ grade: 'x'.repeat(64 * 1024 * 1024) })));

test('a compressed body (RFC 9110, 8.4) is refused unread, in which coding it may be, and nothing is stored', {
  tag: '@long',
}, async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const json = Buffer.from(JSON.stringify({ grade: 'Compressée' }));
  const before = (await owner.call('GET', `/api/profile/${owner.id}`)).json;
  const send = (coding: string, body: Buffer, path: string, method = 'PUT') =>
    owner.call(method, path, {
      body: new Uint8Array(body),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': coding },
    });
  for (const [coding, body] of [
    ['GZIP', gzipSync(json)],
    ['br', brotliCompressSync(json)],
    ['identity, gzip', gzipSync(json)],
    ['gzip', bomb()],
    ['gzip', json],
    ['zstd', json],
  ] as const) {
    const answer = await send(coding, body, `/api/profile/${owner.id}`);
    expect([answer.status, answer.json, answer.headers.get('accept-encoding')], coding).toEqual([
      415,
      { success: false, error: 'Le corps de la requête ne doit pas être compressé (Content-Encoding)' },
      'identity',
    ]);
    expect((await send(coding, body, '/api/auth/signin', 'POST')).status).toBe(415);
    expect((await send(coding, body, '/api/upload/photo', 'POST')).status).toBe(415);
  }
  expect((await owner.call('GET', `/api/profile/${owner.id}`)).json).toEqual(before);
  expect((await send('identity', json, `/api/profile/${owner.id}`)).status, '« identity » is no coding').toBe(200);
});

test('cookies, invented or the owner’s, change no public page, and no public page sets one', async ({ site }) => {
  const { cookies } = await new Caller(site.origin).signIn();
  for (const address of ['/', '/publications', '/publications/flux.xml', '/sitemap.xml', '/robots.txt']) {
    const plain = await site.text(address);
    for (const cookie of [cookies, 'a=1; b=2', 'portfolio_session=Fe26.2*x', `c=${'x'.repeat(8000)}`, '\u00e9=;;;=,']) {
      const answer = await fetch(site.origin + address, { headers: { Cookie: cookie } });
      expect([answer.status, answer.headers.get('set-cookie')], address).toEqual([200, null]);
      expect((await answer.text()) === plain, `${address} ${cookie.slice(0, 20)}`).toBe(true);
    }
  }
});

test('after all this the site has logged no error, and ends as it should', async ({ site }) => {
  expect((await fetch(`${site.origin}/api/health`)).status).toBe(200);
  expect(site.output()).not.toMatch(/"event":"(?:server\.error|request\.failed)"|⨯|URIError/);
});
