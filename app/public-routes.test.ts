import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Handler } from '@/lib/site/http/route';
import { fakeHeaders } from '@/lib/testing/request';
import { scratchDatabase } from '@/lib/testing/scratch-database';

vi.mock('next/headers', () => fakeHeaders);

afterAll((await scratchDatabase()).close);

const printed = vi.spyOn(process.stdout, 'write');
beforeEach(() => void printed.mockReset().mockReturnValue(true));

const site = 'http://localhost:3000';
type Route = { readonly GET: Handler };

/** The response to a GET without a profile in the database: every read of the site fails. */
async function get(route: Route, path: string, params: Readonly<Record<string, string>> = {}) {
  const response = await route.GET(new Request(site + path), { params: Promise.resolve(params) });
  return {
    status: response.status,
    body: await response.json(),
    logged: printed.mock.calls.map(([line]) => JSON.parse(String(line))),
  };
}

test.each<[string, () => Promise<Route>, Record<string, string>?]>([
  ['/favicon.ico', () => import('./favicon.ico/route')],
  ['/manifest.webmanifest', () => import('./manifest.webmanifest/route')],
  ['/sitemap.xml', () => import('./sitemap.xml/route')],
  ['/images/32-0123456789abcdef.png', () => import('./images/[name]/route'), { name: '32-0123456789abcdef.png' }],
  ['/publications/flux.xml', () => import('./(site)/publications/flux.xml/route')],
  ['/actualites/flux.xml', () => import('./(site)/actualites/flux.xml/route')],
  ['/actualites/flux.json', () => import('./(site)/actualites/flux.json/route')],
  ['/agenda.ics', () => import('./(site)/agenda.ics/route')],
  ['/publications/liste.bib', () => import('./(site)/publications/liste.bib/route')],
  ['/publications/a/reference.bib', () => import('./(site)/publications/[slug]/reference.bib/route'), { slug: 'a' }],
])('an error in %s is logged, and answered with its id', async (path, route, params) => {
  const { status, body, logged } = await get(await route(), path, params);
  const id = expect.any(String);
  expect({ status, body }).toEqual({
    status: 500,
    body: { success: false, error: expect.stringContaining(body.id), id },
  });
  expect(logged).toEqual([expect.objectContaining({ level: 'error', event: 'request.failed', requestId: body.id })]);
});

test('an unknown picture or upload name gets a JSON response', async () => {
  expect(await get(await import('./images/[name]/route'), '/images/a', { name: 'a' })).toMatchObject({
    status: 404,
    logged: [],
  });
  expect(await get(await import('./uploads/[name]/route'), '/uploads/a', { name: 'a' })).toMatchObject({
    status: 404,
    logged: [],
  });
});
