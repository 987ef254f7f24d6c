import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import onHeaders from 'on-headers';
import { afterEach, expect, test } from 'vitest';
import { pageTag } from '@/lib/site/public-pages/site-state';
import { accelerate, HeldResponse } from './accelerator';

const state: { version: string; isOffline: boolean } = {
  version: '1.2026-11-26.0f3a9c1d',
  isOffline: false,
};
let server: http.Server<typeof IncomingMessage, typeof HeldResponse> | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  Object.assign(state, { version: '1.2026-11-26.0f3a9c1d', isOffline: false });
});

const text = 'Une page. '.repeat(500);
const everybodys = () => ({
  'Cache-Control': 'public, no-cache',
  ETag: pageTag(state.version),
  'Content-Type': 'text/html',
  Vary: 'Accept-Encoding',
});

/**
 * A site that responds by `answer`, behind the accelerator; returns a function that sends a request, and the URLs that
 * reached the site.
 */
async function site(answer: (request: IncomingMessage, response: HeldResponse) => unknown) {
  const reached: string[] = [];
  const listener = accelerate(
    (request, response) => {
      reached.push(`${request.method} ${request.url} ${request.headers['accept-encoding'] ?? '-'}`);
      onHeaders(response, () => response.setHeader('X-Late', 'set when the head is sent'));
      answer(request, response);
    },
    () => state,
  );
  const own = http.createServer({ ServerResponse: HeldResponse }, listener);
  server = own;
  await once(own.listen(0, '127.0.0.1'), 'listening');
  const address = own.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = http.request({ port, path, headers, method, host: '127.0.0.1' }).end();
    const [response]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
  };
  return { ask, reached };
}

test('a response for everybody is rendered once, and sent in the encoding that each client prefers', async () => {
  const { ask, reached } = await site((_, response) => response.writeHead(200, everybodys()).end(text));
  const [plain, br, gzip] = [
    await ask('/'),
    await ask('/', { 'Accept-Encoding': 'gzip, br' }),
    await ask('/', { 'Accept-Encoding': 'gzip' }),
  ];
  expect(reached).toEqual(['GET / -']);
  expect(plain.body.toString()).toBe(text);
  expect((await promisify(zlib.brotliDecompress)(br.body)).toString()).toBe(text);
  expect((await promisify(zlib.gunzip)(gzip.body)).toString()).toBe(text);
  for (const { status, headers } of [plain, br, gzip])
    expect([status, headers]).toEqual([
      200,
      expect.objectContaining({ etag: pageTag(state.version), 'x-late': 'set when the head is sent' }),
    ]);
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
  for (const [accepted, encoding] of [
    ['BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0', undefined],
    ['deflate, zstd', undefined],
    ['br;q=zut', undefined],
  ] as const)
    expect((await ask('/', { 'Accept-Encoding': accepted })).headers['content-encoding'], accepted).toBe(encoding);
  const head = await ask('/', { 'Accept-Encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(br.body.length)]);
});

test('a browser that has it gets the site’s 304 at once; one that has another version gets this one', async () => {
  const { ask, reached } = await site((request, response) => {
    if (request.headers['if-none-match'] === pageTag(state.version)) return response.writeHead(304).end();
    for (const [name, value] of Object.entries(everybodys())) response.setHeader(name, [value]); // as Next does for a handler
    response.end(text);
  });
  expect((await ask('/', { 'If-None-Match': pageTag(state.version) })).status).toBe(304);
  for (let time = 0; time < 2; time += 1)
    expect((await ask('/', { 'If-None-Match': pageTag('0') })).body.toString()).toBe(text);
  expect(reached).toHaveLength(2);
});

test('a change of the site is visible at once, and a response begun before it is not cached', async () => {
  const ends: (() => void)[] = [];
  const { ask } = await site((_, response) => {
    const tag = pageTag(state.version);
    ends.push(() => response.writeHead(200, { ...everybodys(), ETag: tag }).end(tag));
  });
  const early = ask('/');
  await expect.poll(() => ends.length, { interval: 1 }).toBe(1);
  state.version = '2.2026-11-26.0f3a9c1d';
  const late = ask('/');
  await expect.poll(() => ends.length, { interval: 1 }).toBe(2);
  ends[0]?.();
  expect((await early).body.toString()).toContain('"1.');
  ends[1]?.();
  expect((await late).body.toString()).toContain('"2.');
  expect((await ask('/')).body.toString()).toContain('"2.');
});

test('a page or a file that reads no query is cached once for any query', async () => {
  const { ask, reached } = await site((_, response) => response.writeHead(200, everybodys()).end(text));
  for (const address of [
    '/',
    '/?utm_source=lettre',
    '/?x=1&y',
    '/?',
    '/actualites?utm=1',
    '/actualites',
    '/cv?1',
    '/cv?2',
  ])
    expect((await ask(address)).body.toString(), address).toBe(text);
  expect(reached).toEqual(['GET / -', 'GET /actualites?utm=1 -', 'GET /cv?1 -']);
});

test('other responses are not cached: another status, without the site’s ETag, searches, writes, the owner’s pages', async () => {
  const { ask, reached } = await site((request, response) => {
    const own = request.url === '/texte.pdf' ? { 'Content-Type': 'application/pdf' } : everybodys();
    response.writeHead(request.url === '/absente' ? 404 : 200, own).end(text);
  });
  const calls = [
    ['/absente'],
    ['/texte.pdf'],
    ['/publications?q=a'],
    ['/', 'POST'],
    ['/admin'],
    ['/api/health'],
    ['/uploads/a.webp'],
  ] as const;
  for (const [path, method] of [...calls, ...calls]) expect((await ask(path, {}, method)).body.toString()).toBe(text);
  expect(reached).toHaveLength(2 * calls.length);
  state.isOffline = true;
  for (let time = 0; time < 2; time += 1) await ask('/');
  expect(reached).toHaveLength(2 * calls.length + 2);
});

test('a client that disconnects while it waits for another’s response blocks nobody', async () => {
  const held = Promise.withResolvers<void>();
  let calls = 0;
  const { ask } = await site(async (_, response) => {
    if (response.closed) return; // as Next does
    calls += 1;
    if (calls > 1) return response.writeHead(200, everybodys()).end(text);
    await held.promise;
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('of one client alone');
  });
  const first = ask('/');
  await expect.poll(() => calls, { interval: 1 }).toBe(1);
  const left = new Promise<void>((resolve) =>
    server?.once('request', (_, response) => response.once('close', () => resolve())),
  );
  const address = server?.address();
  const gone = http
    .get({ port: typeof address === 'object' && address !== null ? address.port : 0, host: '127.0.0.1' })
    .on('error', () => undefined);
  server?.once('request', () => gone.destroy());
  await left;
  held.resolve();
  expect((await first).body.toString()).toBe('of one client alone');
  expect((await ask('/')).body.toString()).toBe(text);
});

test('when the client whose request is being rendered disconnects, one of those who wait takes over for all', async () => {
  const { ask, reached } = await site((_, response) => {
    if (reached.length > 1) response.writeHead(200, everybodys()).end(text);
  });
  const address = server?.address();
  const first = http
    .get({ port: typeof address === 'object' && address !== null ? address.port : 0, host: '127.0.0.1' })
    .on('error', () => undefined);
  await expect.poll(() => reached.length, { interval: 1 }).toBe(1);
  let waiting = 0;
  server?.on('request', () => {
    waiting += 1;
  });
  const asked = Array.from({ length: 20 }, () => ask('/'));
  await expect.poll(() => waiting, { interval: 1 }).toBe(20);
  first.destroy();
  for (const { body } of await Promise.all(asked)) expect(body.toString()).toBe(text);
  expect(reached).toHaveLength(2);
});

test('of requests with a query, one reaches the site per turn of the event loop', async () => {
  const reached: unknown[] = [];
  const listener = accelerate(
    ({ url }) => void reached.push(url),
    () => state,
  );
  const asked = ['/publications?q=a', '/publications?q=b'];
  for (const url of asked)
    void listener({ url, method: 'GET', headers: {}, rawHeaders: [] } as never, {} as HeldResponse);
  expect(reached).toEqual([]);
  await setImmediate();
  expect(reached).toEqual(asked.slice(0, 1));
  await setImmediate();
  expect(reached).toEqual(asked);
});
