import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../lib/sqlite';
import { Caller } from './support/api-client';
import { askRaw } from './support/raw-http';
import { expect, test } from './support/test';

/**
 * Who may call what: every route × method × identity. Routes are read from the file tree, so a new one without a row
 * here fails.
 */

type Access = 'open' | 'owner';
type Row = Readonly<Partial<Record<string, Access>>>;

const api: Readonly<Record<string, Row>> = {
  '/api/auth/signin': { POST: 'open' },
  '/api/auth/owner': { POST: 'open' },
  '/api/auth/second-factor': { GET: 'owner', POST: 'owner', PUT: 'owner', DELETE: 'owner' },
  '/api/auth/session': { GET: 'open' },
  '/api/auth/sessions': { GET: 'owner', DELETE: 'owner' },
  '/api/auth/sessions/[sessionId]': { DELETE: 'owner' },
  '/api/auth/signout': { POST: 'owner' },
  '/api/profile/[userId]': { GET: 'owner', PUT: 'owner' },
  '/api/sections/[userId]': { GET: 'owner', POST: 'owner' },
  '/api/sections/[userId]/[sectionId]': { PUT: 'owner', DELETE: 'owner' },
  '/api/sections/reorder': { PUT: 'owner' },
  '/api/publications/import': { POST: 'owner', PUT: 'owner' },
  '/api/publications/import/hosts': { POST: 'owner' },
  '/api/publications/import/weekly': { GET: 'owner', PUT: 'owner', DELETE: 'owner' },
  '/api/dossiers': { GET: 'owner', POST: 'owner' },
  '/api/dossiers/[id]': { PUT: 'owner', DELETE: 'owner' },
  '/api/dossiers/[id]/[format]': { GET: 'owner' },
  '/api/dossiers/preview': { POST: 'owner' },
  '/api/dossiers/cv': { PUT: 'owner' },
  '/api/dossiers/classes': { PUT: 'owner' },
  '/api/dossiers/fonts/[face]': { GET: 'owner' },
  '/api/dossiers/exports/[file]': { GET: 'owner' },
  '/api/languages': { GET: 'owner', PUT: 'owner' },
  '/api/translations/[language]/profile': { GET: 'owner', PUT: 'owner' },
  '/api/translations/[language]/section/[sectionId]': { GET: 'owner', PUT: 'owner' },
  '/api/site': { GET: 'owner', PUT: 'owner' },
  '/api/legal': { GET: 'owner', PUT: 'owner' },
  '/api/visits': { GET: 'owner' },
  '/api/sample': { GET: 'owner', PUT: 'owner' },
  '/api/history/profile': { GET: 'owner' },
  '/api/history/sections/[sectionId]': { GET: 'owner' },
  '/api/history/versions/[versionId]': { GET: 'owner', POST: 'owner' },
  '/api/history/bin': { GET: 'owner' },
  '/api/history/bin/[sectionId]': { POST: 'owner' },
  '/api/upload/photo': { POST: 'owner' },
  '/api/upload/document': { POST: 'owner' },
  '/api/change-password': { POST: 'owner' },
  '/api/backup': { POST: 'owner' },
  '/api/copy': { GET: 'owner', POST: 'owner', PUT: 'owner' },
  '/api/copy/archive': { GET: 'owner' },
  '/api/health': { GET: 'open' },
  '/api/[...unknown]': {},
  '/uploads/[name]': { GET: 'open' },
  '/documents/[id]/[name]': { GET: 'open' },
  '/images/[name]': { GET: 'open' },
  '/publications/[slug]/texte/[file]': { GET: 'open' },
  '/publications/flux.xml': { GET: 'open' },
  '/en/publications/flux.xml': { GET: 'open' },
  '/ar/publications/flux.xml': { GET: 'open' },
  '/actualites/flux.xml': { GET: 'open' },
  '/actualites/flux.json': { GET: 'open' },
  '/agenda.ics': { GET: 'open' },
  '/en/actualites/flux.xml': { GET: 'open' },
  '/en/actualites/flux.json': { GET: 'open' },
  '/en/agenda.ics': { GET: 'open' },
  '/ar/actualites/flux.xml': { GET: 'open' },
  '/ar/actualites/flux.json': { GET: 'open' },
  '/ar/agenda.ics': { GET: 'open' },
  '/publications/[slug]/reference.bib': { GET: 'open' },
  '/publications/[slug]/reference.ris': { GET: 'open' },
  '/publications/[slug]/reference.json': { GET: 'open' },
  '/publications/liste.bib': { GET: 'open' },
  '/publications/liste.ris': { GET: 'open' },
  '/publications/liste.json': { GET: 'open' },
  '/publications/liste.csv': { GET: 'open' },
  '/cv': { GET: 'open' },
  '/en/cv': { GET: 'open' },
  '/ar/cv': { GET: 'open' },
  '/en/cv.pdf': { GET: 'open' },
  '/ar/cv.pdf': { GET: 'open' },
  '/cv.pdf': { GET: 'open' },
  '/contact.vcf': { GET: 'open' },
  '/refus': { GET: 'open' },
  '/favicon.ico': { GET: 'open' },
  '/sitemap.xml': { GET: 'open' },
  '/robots.txt': { GET: 'open' },
  '/manifest.webmanifest': { GET: 'open' },
};
const pages: Readonly<Record<string, Access>> = {
  '/login': 'open',
  // Visitors ask for these at other addresses (proxy.ts); at these they find nothing.
  '/v/[version]/[lang]': 'open',
  '/v/[version]/[lang]/plan': 'open',
  '/v/[version]/[lang]/publications': 'open',
  '/v/[version]/[lang]/publications/[slug]': 'open',
  '/v/[version]/[lang]/publications/recherche/[query]': 'open',
  '/v/[version]/[lang]/actualites': 'open',
  '/v/[version]/[lang]/actualites/[slug]': 'open',
  '/v/[version]/[lang]/mentions-legales': 'open',
  '/v/[version]/[lang]/donnees-personnelles': 'open',
  '/v/[version]/[lang]/accessibilite': 'open',
  '/v/[version]/[lang]/hors-ligne': 'open',
  '/v/[version]/[lang]/[...missing]': 'open',
  '/admin': 'owner',
  '/admin/profile': 'owner',
  '/admin/languages': 'owner',
  '/admin/mentions': 'owner',
  '/admin/publications/import': 'owner',
  '/admin/bilan': 'owner',
  '/admin/dossiers': 'owner',
  '/admin/sections': 'owner',
  '/admin/sections-manager': 'owner',
  '/admin/history': 'owner',
  '/admin/audit': 'owner',
  '/admin/traductions': 'owner',
  '/admin/visites': 'owner',
  '/admin/copie': 'owner',
  '/admin/[...route]': 'owner',
};
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
    .replace('[...missing]', 'absente')
    .replace('[language]', 'en')
    .replace('[query]', 'q%3Da')
    .replace('[...route]', 'projects')
    .replace('[...unknown]', 'inconnue');

test('the table names every route of the file tree, and no other', () => {
  expect(Object.keys(api).toSorted()).toEqual(routesOf('route.ts'));
  expect(Object.keys(pages).toSorted()).toEqual(routesOf('page.tsx'));
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

test('no call answers a stranger: everywhere without a cookie, and with any cookie where only the owner may call', async ({
  site,
}) => {
  const owner = await new Caller(site.origin).signIn();
  for (const [identity, cookies] of Object.entries(await strangers(site.origin, site.databaseFile)))
    for (const [route, row] of Object.entries(api))
      for (const method of methods) {
        const access = row[method];
        if (identity !== 'anonymous' && access !== 'owner') continue;
        const { status, json } = await owner.call(method, concrete(route, owner.id), {
          cookies,
          json: method === 'GET' ? undefined : {},
        });
        const what = `${identity} ${method} ${route}`;
        if (access === 'owner')
          expect([status, json], what).toEqual([401, { success: false, error: 'Utilisateur non authentifié' }]);
        else if (access === 'open') expect([200, 307, 400, 403, 404], what).toContain(status);
        else expect(status, what).toBe(Object.keys(row).length === 0 ? 404 : 405);
      }
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

test('a change comes from the site itself', async ({ site }) => {
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

const visits: readonly Record<string, string>[] = [
  {},
  { RSC: '1' },
  { RSC: '1', 'Next-Router-Prefetch': '1' },
  { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
  { Cookie: 'portfolio_session=x' },
];

test('a stranger at any administration page is sent to sign in, without a private byte', async ({ site }) => {
  const owner = await new Caller(site.origin).signIn();
  await owner.call('PUT', `/api/profile/${owner.id}`, { json: { gsm: '+33 1 23 45 67 89' } });
  for (const [route, access] of Object.entries(pages)) {
    if (access === 'open') continue;
    const address = concrete(route, owner.id);
    for (const headers of visits) {
      const first = await fetch(`${site.origin}${address}`, { headers, redirect: 'manual' });
      const own = first.headers.get('location')?.startsWith(`${address}?_rsc`) ? first.headers.get('location') : null; // the router's URL for a part of a page
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

test('a return address is one of the administration’s, or none', async ({ page, site, signIn }) => {
  await page.goto('/admin/projects');
  expect(page.url()).toBe(`${site.origin}/login?retour=%2Fadmin%2Fprojects`);
  await signIn();
  for (const [wanted, reached] of [
    ['/admin/projects', '/admin/projects'],
    ['https://ailleurs.org/', '/admin'],
    ['//ailleurs.org', '/admin'],
    ['/admin/../api/health', '/admin'],
    ['/adminx', '/admin'],
  ]) {
    await page.goto(`/login?retour=${encodeURIComponent(wanted ?? '')}`);
    expect(page.url(), wanted).toBe(`${site.origin}${reached}`);
  }
});

/** The path of every page and every API route, parameters filled in. */
const addresses = (id: string) => [...Object.keys(api), ...Object.keys(pages)].map((route) => concrete(route, id));
test('methods that an address does not have are refused in one line, at every address, and what is printed is JSON', async ({
  site,
}) => {
  const owner = await new Caller(site.origin).signIn();
  for (const address of addresses(owner.id))
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
