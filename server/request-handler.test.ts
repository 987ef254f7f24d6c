import http, { type Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lengthHeader } from '@/lib/front-headers';
import { closeGently, watchConnections } from './connections';
import type { NextHandler } from './render';
import { createRequestHandler } from './request-handler';

let server: Server;
let epoch = '1';
let isOffline = false;
let renders = 0;
let handle: NextHandler;

/** Replaces Next: renders a document with the request's path, cookie and client, and the number of the render. */
const document: NextHandler = async (request, response) => {
  renders += 1;
  const nonce = /nonce-([^']+)/.exec(String(request.headers['content-security-policy']))?.[1] ?? '';
  response.statusCode = request.url === '/inconnue' ? 404 : 200;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'private, no-cache, no-store');
  response.write(`<p>${request.url} cookie=${request.headers.cookie ?? ''} client=${request.headers['x-portfolio-client'] ?? ''} n=${renders}</p>`);
  response.end(`<script nonce="${nonce}">push(1)</script>${'x'.repeat(200_000)}`);
};

beforeEach(async () => {
  [epoch, renders, handle, isOffline] = ['1', 0, document, false];
  const answer = createRequestHandler({
    handle: (request, response) => handle(request, response),
    findFile: () => undefined,
    publicParts: { script: '/page.js', inlined: new Map() },
    prerendered: ["'sha256-built'"],
    siteState: () => ({ epoch, isOffline }),
    hops: 0,
    siteUrl: 'https://exemple.org',
  });
  server = http.createServer();
  server.on('request', (request, response) => void answer(request, response));
  watchConnections(server, 0);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => closeGently(server, 0));

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: http.OutgoingHttpHeaders } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port: portOf(server), path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
    request.end();
  });
}

function portOf(target: Server): number {
  const address: AddressInfo | string | null = target.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

test('a public page is rendered once for everybody, without a trace of who asked', async () => {
  const first = await ask('/', { headers: { cookie: 'a=1', 'x-forwarded-for': '6.6.6.6' } });
  const second = await ask('/?utm_source=x', { headers: { cookie: 'b=2' } });
  expect(renders).toBe(1);
  expect(second.body.equals(first.body)).toBe(true);
  expect(first.body.toString()).toContain('cookie= client= n=1');
  expect(first.headers['cache-control']).toBe('public, no-cache');
  expect(first.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
});

test('a page holds its sheets; one with a query, which filters fetch for its list, links to them', async () => {
  const answer = createRequestHandler({
    handle: async (request, response) => {
      const nonce = /nonce-([^']+)/.exec(String(request.headers['content-security-policy']))?.[1] ?? '';
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<html><head><link rel="stylesheet" href="/a.css"/></head><body><script nonce="${nonce}">self.__next_f.push(1)</script></body></html>`);
    },
    findFile: () => undefined,
    publicParts: { script: '/page.js', inlined: new Map([['/a.css', 'p{color:red}']]) },
    prerendered: [],
    siteState: () => ({ epoch, isOffline }),
    hops: 0,
    siteUrl: 'https://exemple.org',
  });
  server.removeAllListeners('request').on('request', (request, response) => void answer(request, response));
  expect((await ask('/publications')).body.toString()).toContain('<style>p{color:red}</style>');
  expect((await ask('/publications?q=x')).body.toString()).toContain('<link rel="stylesheet" href="/a.css"/>');
});

test('the next visit after a change is fresh', async () => {
  await ask('/');
  epoch = '2';
  expect((await ask('/')).body.toString()).toContain('n=2');
});

test('after a save the home page is rendered again before anyone asks', async () => {
  await ask('/');
  epoch = '2';
  await ask('/api/profile/1', { method: 'PUT' }); // handled by `document` too, which counts a second render
  await vi.waitFor(() => expect(renders).toBe(3));
  expect((await ask('/')).body.toString()).toContain('n=3');
  expect(renders).toBe(3);
});

test('each encoding holds the same page; a copy of any is confirmed by 304, HEAD sends no body', async () => {
  const plain = await ask('/');
  const br = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } });
  const gzip = await ask('/', { headers: { 'accept-encoding': 'gzip' } });
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  const confirmed = await ask('/', { headers: { 'if-none-match': br.headers.etag } });
  expect([confirmed.status, confirmed.body.length, confirmed.headers['content-length']]).toEqual([304, 0, undefined]);
  const head = await ask('/', { method: 'HEAD' });
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(plain.body.length)]);
  expect(renders).toBe(1);
  epoch = '2';
  expect((await ask('/', { headers: { 'if-none-match': br.headers.etag } })).status).toBe(200);
});

test('the policy names the inline script by its hash and the mark does not leave the server', async () => {
  const { headers, body } = await ask('/', { headers: { 'content-security-policy': "script-src 'nonce-mine'" } });
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(body.toString()).not.toMatch(/nonce|mine/);
});

test('an unknown page is for one visitor: sealed, not kept', async () => {
  const { status, headers } = await ask('/inconnue');
  await ask('/inconnue');
  expect([status, headers['cache-control'], renders]).toEqual([404, 'no-store', 2]);
  expect(headers['content-security-policy']).toMatch(/'sha256-/);
  expect(headers.etag).toBeUndefined();
});

test('a client that asks as the router of an application would gets the same page, rendered once', async () => {
  const page = await ask('/');
  const asked = await ask('/', { headers: { rsc: '1' } });
  expect(asked.body.equals(page.body)).toBe(true);
  expect(renders).toBe(1);
});

/** Asks for a page, and waits until the server has been asked; not for its answer. */
async function arrived(path: string): Promise<{ readonly answer: Promise<Answer> }> {
  const asked = new Set<string | undefined>();
  server.on('request', ({ url }) => asked.add(url));
  const answer = ask(path);
  await vi.waitFor(() => expect(asked).toContain(path));
  return { answer };
}

/** Holds every render until `free` is called; `begun` are their paths. */
function held(answer = document): { readonly begun: string[]; readonly free: () => void } {
  const begun: string[] = [];
  let free = () => {};
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  handle = async (request, response) => {
    begun.push(request.url ?? '');
    await freed;
    await answer(request, response);
  };
  return { begun, free };
}

test('under a flood of questions two pages are rendered at once, a cached page is sent meanwhile, and the hundredth to wait is the last', async () => {
  const home = await ask('/');
  const { begun, free } = held();
  const statuses: number[] = [];
  const flood = Array.from({ length: 150 }, (_, n) => ask(`/publications?q=${n}`).then(({ status }) => statuses.push(status)));
  await vi.waitFor(() => expect(statuses).toHaveLength(48));
  expect(new Set(statuses)).toEqual(new Set([503]));
  expect(begun).toHaveLength(2);
  expect((await ask('/')).body.equals(home.body)).toBe(true);
  const refused = await ask('/publications?q=150', { headers: { rsc: '1' } });
  expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([503, '2', 'no-store']);

  const signIn = ask('/login');
  await vi.waitFor(() => expect(begun, 'a flood keeps nobody from signing in').toContain('/login'));

  const list = await arrived('/publications');
  free();
  expect((await list.answer).status).toBe(200);
  expect((await signIn).status).toBe(200);
  await Promise.all(flood);
  expect(statuses.filter((status) => status === 200)).toHaveLength(102);
  expect(begun.indexOf('/publications'), 'what most come for goes first').toBeLessThan(6);
});

test('the administration streams with a nonce of its own, is never kept, and knows the client', async () => {
  const { headers, body } = await ask('/admin', { headers: { cookie: 'session=1', 'x-portfolio-client': '1.1.1.1' } });
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body.toString()).toContain(`<script nonce="${nonce}">`);
  expect(body.toString()).toContain('cookie=session=1 client=127.0.0.1');
  expect(headers['cache-control']).toBe('no-store');
  const again = await ask('/admin');
  expect(again.headers['content-security-policy']).not.toBe(headers['content-security-policy']);
});

test('a document of the build, which knows no nonce, is let in by its hashes', async () => {
  handle = async (_request, response) => {
    response.setHeader('x-nextjs-prerender', '1');
    response.setHeader('Content-Type', 'text/html');
    response.end('<script>built()</script>');
  };
  expect((await ask('/admin/inconnue')).headers['content-security-policy']).toContain("script-src 'self' 'sha256-built';");
});

test('early loads are announced without the mark', async () => {
  handle = async (request, response) => {
    const nonce = /nonce-([^']+)/.exec(String(request.headers['content-security-policy']))?.[1] ?? '';
    response.writeHead(200, { 'Content-Type': 'text/html', Link: `</a.woff2>; rel=preload; nonce="${nonce}"; as="font"` });
    response.end('<p>');
  };
  expect((await ask('/')).headers.link).toBe('</a.woff2>; rel=preload; as="font"');
});

test('a response keeps the headers that it set itself, but none of the API is cached', async () => {
  handle = async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'public' });
    response.end(JSON.stringify('é'));
  };
  const { headers, body } = await ask('/api/x');
  expect(JSON.parse(body.toString())).toBe('é');
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

test('a picture goes out as it is, with its own policy', async () => {
  const bytes = Buffer.alloc(300_000, 7);
  handle = async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/webp', 'Content-Security-Policy': "default-src 'none'; sandbox" });
    response.end(bytes);
  };
  const { headers, body } = await ask('/uploads/a.webp', { headers: { 'accept-encoding': 'br' } });
  expect(body.equals(bytes)).toBe(true);
  expect([headers['content-encoding'], headers['content-security-policy']]).toEqual([undefined, "default-src 'none'; sandbox"]);
});

test('a streamed file goes out with the length that its handler gives', async () => {
  handle = async (_request, response) => {
    response.setHeader('Content-Type', 'application/pdf');
    response.setHeader(lengthHeader, '6');
    response.write('abc');
    response.end('def');
  };
  const { headers, body } = await ask('/documents/a/b.pdf');
  expect([body.toString(), headers['content-length'], headers['transfer-encoding'], headers[lengthHeader]]).toEqual(['abcdef', '6', undefined, undefined]);
});

test('closing lets a request in flight finish', async () => {
  let finish = () => {};
  const asked = new Promise<void>((resolve) => {
    handle = async (_request, response) => {
      resolve();
      await new Promise<void>((done) => {
        finish = done;
      });
      response.end('fini');
    };
  });
  const answer = ask('/api/lent');
  await asked;
  const closed = closeGently(server);
  finish();
  expect((await answer).body.toString()).toBe('fini');
  await closed;
});

test('an answer to HEAD that is ended by null, as Next ends it, is the answer to GET without its body', async () => {
  handle = async (request, response) => {
    response.statusCode = 307;
    response.setHeader('Location', '/login');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (request.method === 'HEAD') response.end(null);
    else response.end('<p>ailleurs</p>');
  };
  const [get, head] = [await ask('/admin'), await ask('/admin', { method: 'HEAD' })];
  expect([head.status, head.headers.location, head.headers['content-type'], head.body.length]).toEqual([307, '/login', get.headers['content-type'], 0]);
  expect(head.headers['cache-control']).toBe('no-store');
});

/** As `document`, and signs in the owner by the cookie. */
const withOwner: NextHandler = async (request, response) => {
  if (request.url !== '/api/auth/session') return document(request, response);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ user: String(request.headers.cookie).endsWith('portfolio_session=owner') ? { id: 'a' } : null }));
};
const owner = { headers: { cookie: '__Host-portfolio_session=owner' } };

/** Everything that comes back on one connection on which `paths` are asked for at once, until it is closed. */
async function pipelined(paths: readonly string[]): Promise<string> {
  const socket = net.connect(portOf(server), '127.0.0.1');
  socket.on('error', () => undefined); // closed by the server
  socket.write(paths.map((path, index) => `GET ${path} HTTP/1.1\r\nHost: a\r\n${index === paths.length - 1 ? 'Connection: close\r\n' : ''}\r\n`).join(''));
  let text = '';
  for await (const chunk of socket.setEncoding('latin1')) text += chunk;
  return text;
}

test('files that are asked for at once on one connection are read one after the other, in order; of too many, none more', async () => {
  let [running, most] = [0, 0];
  handle = async ({ url }, response) => {
    running += 1;
    most = Math.max(most, running);
    response.once('close', () => (running -= 1));
    await new Promise(setImmediate);
    response.end(url);
  };
  const paths = Array.from({ length: 40 }, (_, index) => `/uploads/${index}.webp`);
  expect((await pipelined(paths)).match(/\/uploads\/\d+\.webp/g)).toEqual(paths);
  expect(most).toBe(1);
  const never = vi.fn(() => new Promise<void>(() => {}));
  handle = never;
  expect(await pipelined(Array(300).fill('/uploads/a.webp'))).toBe('');
  expect(never.mock.calls.length).toBeLessThanOrEqual(1);
});

test('under a flood of searches that are not cached, the sign-in page is the next to be rendered', async () => {
  const { begun, free } = held();
  const statuses: number[] = [];
  const flood = Array.from({ length: 150 }, (_, n) => ask(`/publications?q=${'a'.repeat(81)}${n}`).then(({ status }) => statuses.push(status)));
  await vi.waitFor(() => expect(statuses).toEqual(Array(49).fill(503)), { timeout: 10_000 });
  const signIn = await arrived('/login');
  free();
  expect((await signIn.answer).status).toBe(200);
  await Promise.all(flood);
  expect(begun.indexOf('/login')).toBe(1);
});

test('off line, a visitor gets one page at every address, rendered once and cached by nobody', async () => {
  handle = withOwner;
  const before = await ask('/');
  isOffline = true;
  for (const path of ['/', '/publications?q=x', '/inconnue', '/publications/un-titre', '/hors-ligne']) {
    const { status, headers, body } = await ask(path, { headers: { cookie: 'portfolio_session=forged', 'if-none-match': String(before.headers.etag) } });
    expect(status, path).toBe(503);
    expect(headers, path).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
    expect(body.toString()).toContain('/hors-ligne cookie= client= n=2');
  }
  for (const path of ['/publications/liste.bib', '/publications/flux.xml', '/uploads/a.webp', '/images/icone.png', '/favicon.ico', '/sitemap.xml']) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(503);
    expect(headers, path).toMatchObject({ 'retry-after': '3600', 'cache-control': 'no-store' });
    expect(body.toString()).toBe('Ce site est momentanément hors ligne.\n');
  }
});

test('off line, nobody waits behind a page that is rendered for the owner, and no home page is rendered after a save', async () => {
  const begun: string[] = [];
  let free = () => {};
  const freed = new Promise<void>((resolve) => {
    free = resolve;
  });
  handle = async (request, response) => {
    if (request.url !== '/api/auth/session') begun.push(request.url ?? '');
    if (request.url === '/') await freed;
    await withOwner(request, response);
  };
  isOffline = true;
  const page = ask('/', owner);
  await vi.waitFor(() => expect(begun).toEqual(['/']));
  for (const headers of [{}, { cookie: 'portfolio_session=forged' }]) expect((await ask('/uploads/a.webp', { headers })).status).toBe(503);
  free();
  expect((await page).status).toBe(200);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await ask('/api/profile/1', { method: 'PUT' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual(['/', '/api/profile/1']);
});

test('a rendering that never ends is given up, and the next document is rendered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = new Promise<void>((resolve) => {
    handle = (request, response) => {
      if (request.url !== '/inconnue') return document(request, response);
      resolve();
      return new Promise(() => {});
    };
  });
  const endless = ask('/inconnue');
  await begun;
  const signIn = ask('/login');
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await endless).status).toBe(503);
  expect((await signIn).status).toBe(200);
});

test('off line, what is not the owner’s content stays', async () => {
  isOffline = true;
  for (const path of [
    '/login',
    '/login?retour=%2Fadmin',
    '/admin',
    '/admin/profile',
    '/api/health',
    '/robots.txt',
    '/theme.js',
    '/icon.svg',
    '/_next/static/a.js',
  ])
    expect((await ask(path)).status, path).toBe(200);
  for (const path of ['/administration', '/apis', '/login-page', '/robots.txt.bak']) expect((await ask(path)).status, path).toBe(503);
});

test('off line, the owner gets every page, which is kept neither here nor elsewhere', async () => {
  [handle, isOffline] = [withOwner, true];
  for (const path of ['/', '/publications?q=x', '/publications/flux.xml', '/uploads/a.webp']) {
    const { status, headers, body } = await ask(path, owner);
    expect(status, path).toBe(200);
    expect(headers['cache-control'], path).toBe('no-store');
    expect(body.toString()).toContain(path);
  }
  expect((await ask('/')).status).toBe(503);
  [isOffline, epoch] = [false, '2'];
  expect((await ask('/')).headers['cache-control']).toBe('public, no-cache');
});

test('a server action gets its arguments from the owner alone; a stranger’s body is not read', async () => {
  const read: string[] = [];
  handle = async (request, response) => {
    if (request.url === '/api/auth/session') return withOwner(request, response);
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    read.push(`${request.method} ${request.url} ${request.headers['next-action']} ${request.headers['content-type']} ${body}`);
    response.end();
  };
  const call = (cookie: string) =>
    fetch(`http://127.0.0.1:${portOf(server)}/admin/profile`, {
      method: 'POST',
      headers: { 'next-action': 'a1', 'content-type': 'multipart/form-data; boundary=x', cookie },
      body: 'typed',
    });
  for (const cookie of ['', 'portfolio_session=forged', 'portfolio_session=owner']) expect((await call(cookie)).status, cookie).toBe(200);
  const stranger = 'POST /admin/profile a1 text/plain;charset=UTF-8 []';
  expect(read).toEqual([stranger, stranger, 'POST /admin/profile a1 multipart/form-data; boundary=x typed']);
});

test('the sessions that calls of actions name are looked up one after the other; beyond a hundred, calls are refused', async () => {
  const { begun, free } = held(withOwner);
  const headers = { 'next-action': 'a1', 'content-length': '0', cookie: 'portfolio_session=forged' };
  const statuses: number[] = [];
  const flood = Array.from({ length: 150 }, () => ask('/admin', { method: 'POST', headers }).then(({ status }) => statuses.push(status)));
  await vi.waitFor(() => expect(statuses).toEqual(Array(49).fill(503)), { timeout: 10_000 });
  expect(begun.filter((url) => url === '/api/auth/session')).toHaveLength(1);
  free();
  await Promise.all(flood);
  expect(statuses.filter((status) => status === 200)).toHaveLength(101);
});

test('a server action of the site names the site as its host, whatever a proxy made of it; one of another site is refused', async () => {
  const hosts: (string | undefined)[] = [];
  handle = async (request, response) => {
    if (request.url === '/api/auth/session') return withOwner(request, response);
    hosts.push(request.headers.host);
    response.end();
  };
  const call = async (headers: http.OutgoingHttpHeaders) =>
    (await ask('/admin', { method: 'POST', headers: { 'next-action': 'a1', 'content-length': '0', cookie: 'portfolio_session=owner', ...headers } })).status;
  expect(await call({ host: '127.0.0.1:3000', origin: 'https://exemple.org' })).toBe(200);
  expect(await call({ host: 'autre.example', origin: 'http://autre.example' })).toBe(200);
  expect(await call({ host: 'sans.example' })).toBe(200);
  for (const origin of ['https://pirate.example', 'null', 'http://']) expect(await call({ host: '127.0.0.1:3000', origin }), origin).toBe(403);
  expect(hosts).toEqual(['exemple.org', 'autre.example', 'sans.example']);
});

test('a client that has gone keeps nobody behind it waiting', async () => {
  const { begun, free } = held(document);
  let came = 0;
  server.on('request', () => (came += 1));
  const first = ask('/login?1');
  await vi.waitFor(() => expect(came).toBe(1));
  const gone = Array.from({ length: 90 }, () => net.connect(portOf(server), '127.0.0.1'));
  for (const socket of gone) socket.write('GET /login?parti HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(came).toBe(91));
  for (const socket of gone) socket.destroy();
  const connections = promisify(server.getConnections.bind(server));
  await vi.waitFor(async () => expect(await connections()).toBe(1));
  const last = ask('/login?2');
  await vi.waitFor(() => expect(came).toBe(92));
  free();
  expect((await Promise.all([first, last])).map(({ status }) => status)).toEqual([200, 200]);
  expect(begun.filter((url) => url !== '/')).toEqual(['/login?1', '/login?2']); // the home page is rendered after the test before
});
