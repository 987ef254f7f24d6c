import { beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { notFound, Problem } from '@/lib/errors';
import { fakeHeaders } from '@/lib/testing/request';
import { assertSameSite, formRedirect, noBody, ownerRoute, publicRoute } from './route';

vi.mock('next/headers', () => fakeHeaders);
vi.mock('@/lib/site/auth/guard', async (original) => {
  const { hostAuthority } = await import('@/lib/site/auth/host');
  return { ...(await original<object>()), requireOwner: async () => hostAuthority() };
});

const site = 'http://localhost:3000';
const printed = vi.spyOn(process.stdout, 'write');
beforeEach(() => void printed.mockReset().mockReturnValue(true));

/** The status of a PUT that ends in this problem, and its log entry. */
async function put(body: object, problem: Problem) {
  const save = ownerRoute({ body: z.looseObject({}) }, async () => {
    throw problem;
  });
  const headers = { origin: site, 'content-type': 'application/json' };
  const { status } = await save(
    new Request(`${site}/api/sections/1/projets`, { method: 'PUT', headers, body: JSON.stringify(body) }),
    {},
  );
  return { status, logged: printed.mock.calls.map(([line]) => JSON.parse(String(line))) };
}

test('a stale save is logged, with both versions', async () => {
  const stale = new Problem('stale', 'Modifiée ailleurs', { current: { version: 9, title: 'Secret' } });
  const { status, logged } = await put({ version: 7, title: 'Projets' }, stale);
  expect(status).toBe(409);
  const common = { time: expect.any(String), level: 'info', event: 'save.stale', requestId: expect.any(String) };
  expect(logged).toEqual([{ ...common, method: 'PUT', path: '/api/sections/1/projets', sent: 7, stored: 9 }]);
});

test('a host that asks to wait is not a storage error', async () => {
  const waiting = await put({ version: 7 }, new Problem('waiting', 'HAL demande d’attendre', { retryAfter: 90 }));
  expect(waiting).toMatchObject({ status: 503, logged: [{ level: 'info', event: 'hosts.waiting', retryAfter: 90 }] });
  const busy = await put({ version: 7 }, new Problem('busy', 'Le site est occupé'));
  expect(busy).toMatchObject({
    status: 503,
    logged: [{ event: 'hosts.waiting' }, { level: 'error', event: 'storage.refused' }],
  });
});

test('something missing is a page for a browser, in the language of the URL, and JSON for programs', async () => {
  const route = publicRoute(noBody, async () => {
    throw notFound();
  });
  const ask = async (path: string, accept: string) => {
    const { status, headers } = await route(new Request(site + path, { headers: { accept } }), {});
    return [status, headers.get('location') ?? headers.get('content-type')];
  };
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
  expect(await ask('/cv', browser)).toEqual([302, '/introuvable']);
  expect(await ask('/en/cv.pdf', browser)).toEqual([302, '/en/introuvable']);
  expect(await ask('/cv', '*/*')).toEqual([404, 'application/json']);
  expect(await ask('/api/copy', browser)).toEqual([404, 'application/json']);
});

type Sent = Readonly<Record<string, string>>;
const check = (headers: Sent) => () =>
  assertSameSite({ headers: new Headers({ host: 'localhost:3000', cookie: 'session=a', ...headers }) });

describe('a request that changes something', () => {
  test.each<Sent>([
    {},
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'none' },
  ])('passes with %j: from the site, or from a program, which sends neither', (headers) =>
    expect(check(headers)).not.toThrow(),
  );

  test.each<Sent>([
    { origin: 'https://ailleurs.org' },
    { origin: 'null' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '' },
  ])('is refused with %j: from another site', (headers) =>
    expect(check(headers)).toThrow('Cette requête ne vient pas du site'),
  );
});

const back = { lost: '/login', failed: (status: number) => `/page?echec=${status}` };
const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

async function told(status: number, accept: string) {
  const { status: now, headers } = await formRedirect(async () => new Response('{}', { status }), back)(
    new Request('http://site/api', { method: 'POST', headers: { Accept: accept } }),
    {},
  );
  return [now, headers.get('location')];
}

test.each([
  [400, '/page?echec=400'],
  [429, '/page?echec=429'],
  [507, '/page?echec=507'],
  [503, '/page?echec=503'],
  [500, '/page?echec=500'],
  [401, '/login'],
])('a browser’s form that meets %i is sent to %s', async (status, to) =>
  expect(await told(status, html)).toEqual([303, to]),
);

test.each([200, 403, 405])('%i is unchanged', async (status) =>
  expect(await told(status, html)).toEqual([status, null]),
);

test.each(['*/*', 'application/json', ''])('a program that accepts « %s » gets JSON', async (accept) => {
  expect(await told(507, accept)).toEqual([507, null]);
});
