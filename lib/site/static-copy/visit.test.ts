import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitSite } from './visit';

type Answer = {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
  /** In ms. */
  readonly after?: number;
};

const siteUrl = 'https://exemple.org';
let workFolder: string;
let server: http.Server;
/** The site's responses by path; 404 for any other. */
let answers: Record<string, () => Answer>;
let asked: string[];
/** Number of pending requests, and its maximum. */
let open: { now: number; most: number };

beforeEach(async () => {
  workFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'visite '));
  asked = [];
  const counted = { now: 0, most: 0 }; // a new object, as a response to this test may close late
  open = counted;
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
    response.once('close', () => {
      counted.now -= 1;
    });
    const { status = 200, body = '', headers = {}, after = 0 } = answers[request.url ?? '']?.() ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'text/html', ...headers });
    setTimeout(() => response.end(body), after);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
  fs.rmSync(workFolder, { recursive: true });
});

const page = (body: string, version = '1') => ({ body, headers: { etag: `W/"${version}"` } });
function visit(onProgress?: (read: number, known: number) => void, together = 2) {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return visitSite(`http://127.0.0.1:${port}`, { siteUrl, workFolder, together, onProgress });
}
const textOf = (visited: Awaited<ReturnType<typeof visit>>, file: string) =>
  fs.readFileSync(visited.found.get(file)?.bodyFile ?? '', 'utf8');

test('pages and what they link to are saved as files; a broken link is reported with its page', async () => {
  answers = {
    '/': () =>
      page('<a href="/b">b</a><a href="/perdue">?</a><a href="/vieux">v</a><a href="https://ailleurs.org/x">x</a>'),
    '/b': () => page('bonjour'),
    '/vieux': () => ({ status: 308, headers: { location: '/b' } }),
    '/404.html': () => ({ status: 404, body: 'introuvable' }),
  };
  const heard: [number, number][] = [];
  const visited = await visit((read, known) => heard.push([read, known]));
  expect(textOf(visited, 'b/index.html')).toBe('bonjour');
  expect(textOf(visited, '404.html')).toBe('introuvable');
  expect(visited.moved.get('vieux/index.html')).toBe('b/index.html');
  expect(visited.missing).toEqual([{ address: '/perdue', from: '/' }]);
  expect(heard.at(-1)).toEqual([10, 10]);
  expect(asked.filter((address) => address === '/b')).toHaveLength(1);
});

test.each([400, 405, 410])('the owner’s link to a URL with status %s is a broken one', async (status) => {
  answers = {
    '/': () => page('<a href="/refusee?x=1">?</a><a href="/b?utm_source=lettre">b</a><a href="/">home</a>'),
    '/refusee?x=1': () => ({ status }),
    '/404.html': () => ({ status: 404 }),
  };
  expect((await visit()).missing).toEqual([
    { address: '/b?utm_source=lettre', from: '/' },
    { address: '/refusee?x=1', from: '/' },
  ]);
});

test('a site that changes meanwhile is visited again, so that a copy has one version', async () => {
  let version = 1;
  answers = {
    '/': () => page('<a href="/b">b</a>', String(version)),
    '/b': () => {
      if (asked.filter((address) => address === '/b').length === 1) version = 2;
      return page(`de ${version}`, String(version));
    },
  };
  expect(textOf(await visit(), 'b/index.html')).toBe('de 2');
  expect(asked.filter((address) => address === '/')).toHaveLength(2);
});

test.each([
  ['changes at each visit', () => page(`<a href="/b">b</a>`, String(asked.length)), /pas cessé de changer/],
  ['is off line', () => ({ status: 503, headers: { 'retry-after': '3600' } }), /hors ligne/],
  ['is busy for long', () => ({ status: 503, headers: { 'retry-after': '0' } }), /trop à faire/],
  ['fails', () => ({ status: 500 }), /^\/ n’a pas pu être copié : le site a répondu 500\.$/],
])('a site that %s is no copy', async (_, home, message) => {
  answers = { '/': home, '/b': () => page('b', 'b') };
  await expect(visit()).rejects.toThrow(message);
});

test.each([1, 2, 5])(
  '%i addresses at most are asked for at once, those that pages lead to as well',
  async (together) => {
    const names = Array.from({ length: 12 }, (_, number) => `/p${number}`);
    answers = { '/': () => page(names.map((name) => `<a href="${name}">x</a>`).join('')) };
    for (const name of names)
      answers[name] = () => {
        if (name === names[0]) open.most = open.now; // of the pages only
        return { ...page(name), after: 20 };
      };
    const { found } = await visit(undefined, together);
    expect(found.size, 'with / and 404.html').toBe(14);
    expect(open.most).toBe(together);
  },
);
