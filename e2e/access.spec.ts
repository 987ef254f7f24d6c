import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../app/(owner)/admin/routes';
import { openDatabase } from '../lib/sqlite';
import { Caller } from './support/api-client';
import { askRaw } from './support/raw-http';
import { sample } from './support/sample';
import { expect, test } from './support/test';

/**
 * Who may call what: every route × method × identity. Routes are read from the file tree, so a new one without a row
 * here fails.
 */

type Access = 'open' | 'owner';
type Row = Readonly<Partial<Record<string, Access>>>;

/** The four parts of the table (access.txt): a line a route, with its methods. */
const [owned = [], open = [], openPages = [], ownerPages = []] = readFileSync('e2e/access.txt', 'utf8')
  .split('\n\n')
  .map((part) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split(' ')),
  );
const rowsOf = (part: readonly string[][], access: Access) =>
  part.map(([route = '', ...methods]): [string, Row] => [
    route,
    Object.fromEntries(methods.map((method) => [method, access])),
  ]);
const api = Object.fromEntries([...rowsOf(owned, 'owner'), ...rowsOf(open, 'open')]);
const pages: Readonly<Record<string, Access>> = Object.fromEntries([
  ...openPages.map(([route]) => [route, 'open']),
  ...ownerPages.map(([route]) => [route, 'owner']),
]);
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** URL paths of the files called `name` below app/, without route groups (folders in parentheses). Sorted. */
function routesOf(name: string): string[] {
  return readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)
    .map(
      (file) =>
        `/${path
          .dirname(file)
          .split(path.sep)
          .filter((part) => part !== '.' && !/^\(.*\)$/.test(part))
          .join('/')}`,
    )
    .toSorted();
}

const concrete = (route: string, id: string) =>
  route
    .replace('[userId]', id)
    .replace('[sectionId]', 'projets')
    .replace('[versionId]', '1')
    .replace('[sessionId]', 'inconnue')
    .replace('[id]', 'inconnu')
    .replace('[file]', 'absent.pdf')
    .replace('[format]', 'html')
    .replace('[name]', 'absente.webp')
    .replace('[face]', 'Inter-Regular.ttf')
    .replace('[slug]', 'absente')
    .replace('[version]', '1.2026-11-26.0f3a9c1d')
    .replace('[lang]', 'fr')
    .replace('[...page]', 'absente')
    .replace('[language]', 'en')
    .replace('[query]', 'q%3Da')
    .replace('[...route]', 'inconnue')
    .replace('[...unknown]', 'inconnue');

test('the table names every route of the file tree and each kind’s editor, and no other', () => {
  expect(Object.keys(api).toSorted()).toEqual(routesOf('route.ts'));
  const all = new Set([...routesOf('page.tsx'), ...routes.map((route) => path.posix.join('/admin', route))]);
  expect(Object.keys(pages).toSorted()).toEqual([...all].toSorted());
});

/**
 * Cookie headers that open no session, by name: none, altered, truncated, made elsewhere, of a closed session, of an
 * expired one.
 */
async function strangers(origin: string, databaseFile: string): Promise<Record<string, string>> {
  const signedIn = async () => (await new Caller(origin).signIn()).cookies;
  const altered = (await signedIn()).replace(
    /(portfolio_session=.{60}).(.)/,
    (_, head: string, next: string) => `${head}${next === 'A' ? 'B' : 'A'}${next}`,
  );
  const gone = await new Caller(origin).signIn();
  const revoked = gone.cookies;
  await gone.call('POST', '/api/auth/signout');
  const expired = await signedIn();
  const database = openDatabase(databaseFile);
  database
    .prepare('UPDATE "Session" SET "expiresAt" = ? WHERE "createdAt" = (SELECT MAX("createdAt") FROM "Session")')
    .run('2020-01-01T00:00:00.000+00:00');
  database.close();
  return {
    anonymous: '',
    altered,
    cut: (await signedIn()).replace(/(portfolio_session=.{80})[^;]*/, '$1'),
    foreign: 'portfolio_session=Fe26.2*1*aa*bb*cc*dd*ee*ff~2',
    revoked,
    expired,
  };
}

test('no call answers a stranger, without a cookie or with an invalid one', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const strangeCookies = Object.entries(await strangers(site.origin, site.databaseFile));
  const callAll = async ([identity, cookies]: readonly [string, string], index: number) => {
    // By day each address gets one of the invalid cookies.
    const tried = sample(Object.keys(api), 5, index);
    for (const [route, row] of Object.entries(api))
      for (const method of methods) {
        const access = row[method];
        if (identity !== 'anonymous' && (access !== 'owner' || !tried.includes(route))) continue;
        const { status, json } = await owner.call(method, concrete(route, owner.id), {
          cookies,
          json: method === 'GET' ? undefined : {},
        });
        const what = `${identity} ${method} ${route}`;
        if (access === 'owner')
          expect([status, json], what).toEqual([401, { success: false, error: 'Utilisateur non authentifié' }]);
        else if (access === 'open') expect([200, 307, 400, 403, 404], what).toContain(status);
        else expect(status, what).toBe(route === '/api/[...unknown]' ? 404 : 405);
      }
  };
  await Promise.all(strangeCookies.map(callAll));
});

test('another user’s id is 403, in the path, the header and the body', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const other = '00000000-0000-4000-8000-000000000000';
  for (const [route, row] of Object.entries(api)) {
    for (const [method, access] of Object.entries(row)) {
      if (access !== 'owner') continue;
      const json = method === 'GET' ? undefined : {};
      if (route.includes('[userId]'))
        expect((await owner.call(method, concrete(route, other), { json })).status, `${method} ${route}`).toBe(403);
      expect(
        (await owner.call(method, concrete(route, owner.id), { json, headers: { 'x-user-id': other } })).status,
        `${method} ${route} header`,
      ).toBe(403);
    }
  }
  expect(
    (
      await owner.call('POST', '/api/change-password', {
        json: { currentPassword: 'a', newPassword: 'bbbbbb', userId: other },
      })
    ).status,
  ).toBe(403);
});

test('a change is refused when another site asks for it', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  const put = (headers: Record<string, string>, cookies = owner.cookies) =>
    fetch(`${site.origin}/api/profile/${owner.id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...(cookies ? { Cookie: cookies } : {}), ...headers },
      body: '{}',
    });
  expect((await put({ Origin: site.origin })).status).toBe(200);
  expect((await put({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  expect((await put({})).status, 'a program sends neither').toBe(200);
  const foreign: readonly Record<string, string>[] = [
    { Origin: 'https://ailleurs.org' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: site.origin },
    { Origin: `${site.origin}.ailleurs.org` },
  ];
  for (const headers of foreign) {
    expect((await put(headers)).status, JSON.stringify(headers)).toBe(403);
  }
  expect((await put({}, '')).status).toBe(401);
  const forged = await fetch(`${site.origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://ailleurs.org' },
    body: '{}',
  });
  expect(forged.status).toBe(403);
  expect(forged.headers.get('access-control-allow-origin')).toBeNull();
});

/** By day each page gets one of these, besides a plain visit. */
const visits: readonly Record<string, string>[] = [
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { Cookie: 'portfolio_session=x' },
];

test('a stranger at any administration page is sent to sign in, without a private byte', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  await owner.call('PUT', `/api/profile/${owner.id}`, { json: { gsm: '+33 1 23 45 67 89' } });
  for (const [index, [route, access]] of Object.entries(pages).entries()) {
    if (access === 'open') continue;
    const address = concrete(route, owner.id);
    for (const headers of [{}, ...sample(visits, visits.length, index)]) {
      const first = await fetch(`${site.origin}${address}`, { headers, redirect: 'manual' });
      // Own: the router’s address for a part of a page.
      const own = first.headers.get('location')?.startsWith(`${address}?_rsc`) ? first.headers.get('location') : null;
      const answer = own === null ? first : await fetch(`${site.origin}${own}`, { headers, redirect: 'manual' });
      const text = await answer.text();
      const what = `${address} ${JSON.stringify(headers)}`;
      // A prefetch gets only the names of the route's segments; nothing is rendered.
      if (headers['Next-Router-Prefetch'] === undefined)
        expect(`${answer.headers.get('location') ?? ''} ${text}`, what).toContain('/login');
      expect(text, what).not.toMatch(/Tazrouti|Gestion du contenu|\+33 1 23 45/);
      expect(answer.headers.get('cache-control'), what).toContain('no-store');
    }
  }
});

/** The path of every page and every API route, parameters filled in. */
const addresses = (id: string) => [...Object.keys(api), ...Object.keys(pages)].map((route) => concrete(route, id));
test('at every address, unsupported methods are refused in one line, and bodies are JSON', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  for (const address of sample(addresses(owner.id)))
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'DELETE']) {
      for (const headers of method === 'CONNECT' ? [] : [[], [`Cookie: ${owner.cookies}`, `Origin: ${site.origin}`]]) {
        const { status, head } = await askRaw(site.origin, `${method} ${address}`, [...headers, 'Content-Length: 0']);
        const what = `${method} ${address} ${headers.length}`;
        if (status === 405) expect(head, what).toMatch(/^allow: /im);
        expect([200, 400, 401, 403, 404, 405, 415, 501], what).toContain(status);
      }
    }
  const printed = site.output().slice(site.output().indexOf('{"time"')).split('\n').filter(Boolean);
  expect(printed.filter((line) => !line.startsWith('{"time":'))).toEqual([]);
});
