import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import PageCache, { createPageStore } from './page-cache';

const site = vi.hoisted(() => ({ version: '' }));
vi.mock('./site-state', async (original) => ({
  ...(await original<typeof import('./site-state')>()),
  siteState: () => ({ version: site.version, coming: [], isOffline: false, languages: ['fr'] }),
}));

const version = (number: number, day = '2026-11-26') => `${number}.${day}.0f3a9c1d`;
const key = (page: string, of = version(1)) => `/route-cache/APP_PAGE/0123/$/v/${of}/fr${page}`;
const rendered = (html: string, status?: number) => ({ kind: 'APP_PAGE', html, ...(status && { status }) });

let now = version(1);
const current = () => [now];
beforeEach(() => {
  now = version(1);
});

test('pages are kept, and a change of the version drops every page', () => {
  const pages = createPageStore(current);
  for (const next of [
    version(1),
    version(2),
    version(2, '2026-11-27'),
    `${version(2, '2026-11-27')}.hors-ligne`,
    version(3),
  ]) {
    now = next;
    expect(pages.get(key('', next))).toBeNull();
    pages.set(key('', next), rendered(next));
    pages.set(key('/publications', next), rendered('liste'));
    expect(pages.get(key('', next))?.value.html).toBe(next);
    expect(pages.size()).toBe(2);
  }
});

test('a page of another version than the site’s is neither kept nor given, and drops none: one begun before a change, or one that a client made up', () => {
  const pages = createPageStore(current);
  now = version(2);
  pages.set(key('', version(2)), rendered('new'));
  for (const other of [version(1), version(3), `${version(2)}.proprietaire`, version(9_999_999_999, '2099-01-01')]) {
    pages.set(key('', other), rendered('other'));
    expect(pages.get(key('', other))).toBeNull();
  }
  expect(pages.get(key('', version(2)))?.value.html).toBe('new');
  now = version(3);
  expect(pages.get(key('', version(3)))).toBeNull();
});

test('a page made ahead of its version is kept for it', () => {
  const versions = [version(1), version(2)];
  const pages = createPageStore(() => versions);
  pages.set(key('', version(2)), rendered(''));
  versions.shift();
  expect(pages.get(key('', version(2)))).not.toBeNull();
});

test('stays within its bounds, and drops what was used longest ago', () => {
  const pages = createPageStore(current, { count: 3, size: 1000 });
  for (const page of ['', '/a', '/b']) pages.set(key(page), rendered('x'));
  pages.get(key(''));
  pages.set(key('/c'), rendered('x'));
  expect(['', '/a', '/b', '/c'].map((page) => pages.get(key(page)) !== null)).toEqual([true, false, true, true]);

  const small = createPageStore(current, { count: 9, size: 45 });
  for (const page of ['/a', '/b', '/c']) small.set(key(page), rendered('x'.repeat(20)));
  expect(small.size()).toBe(2);
});

test('a flood of made-up searches drives out no other page', () => {
  const pages = createPageStore(current, { count: 5, size: 1000 });
  pages.set(key(''), rendered('home'));
  const search = (n: number) => key(`/publications/recherche/q%3D${n}`);
  for (let n = 0; n < 20; n += 1) pages.set(search(n), rendered('x'));
  expect([key(''), search(19), search(16), search(15)].map((each) => pages.get(each) !== null)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  pages.set(key(`/publications/recherche/q%3D${'a'.repeat(1000)}`), rendered('x'));
  expect(pages.size()).toBe(5);
});

const html = '<html><head></head><body><p>x</p><script>self.__next_f.push([1])</script></body></html>';

/** A folder with the files of a build, which becomes the current one. */
function inBuild() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
  for (const folder of ['.next/static/chunks', '.next/static/page', 'public'])
    fs.mkdirSync(path.join(home, folder), { recursive: true });
  fs.writeFileSync(path.join(home, '.next/static/page/page-a.js'), 'page()');
  fs.writeFileSync(path.join(home, 'public/theme.js'), 'theme()');
  const spy = vi.spyOn(process, 'cwd').mockReturnValue(home);
  onTestFinished(() => {
    spy.mockRestore();
    fs.rmSync(home, { recursive: true });
  });
}

test('the first visitor’s page is sealed where Next keeps it, with what browsers may do with it', async () => {
  inBuild();
  const cache = new PageCache();
  site.version = version(20);
  const controls: unknown = Reflect.get(SharedCacheControls, 'cacheControls');
  if (!(controls instanceof Map)) throw new Error('Next keeps its controls elsewhere');
  controls.set(key('', version(20)), {});
  const page = { ...rendered(html), headers: { link: 'x' } };
  await cache.set(key('', version(20)), page);
  expect(page.html).not.toContain('__next_f');
  expect(page.headers).toEqual({
    link: 'x',
    'content-security-policy': expect.stringContaining("'sha256-"),
    'cache-control': 'public, no-cache',
    etag: `W/"${version(20)}"`,
  });
  expect(await cache.get(key('', version(20)))).toMatchObject({ value: page, cacheControl: { revalidate: false } });
  expect(controls.size, 'Next’s own notes do not grow').toBe(0);

  const draft = { ...rendered(html), headers: {} };
  await cache.set(key('', `${version(20)}.proprietaire`), draft);
  expect(draft.headers, 'a page that visitors do not find yet').toMatchObject({ 'cache-control': 'no-store' });

  const missing = {
    ...rendered(html.replace('<p>x</p>', '<main id="contenu" data-status="404">x</main>')),
    headers: { 'set-cookie': 'draft=; Path=/' },
    status: 200,
  };
  await cache.set(key('/publications/absente', version(20)), missing);
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(missing.headers).not.toHaveProperty('set-cookie');
  expect(await cache.get(key('/publications/absente', version(20)))).toBeNull();

  const unfinished = {
    ...rendered(html.replace('<p>x</p>', '<p><span data-formule="en-attente">$x$</span></p>')),
    headers: {},
  };
  await cache.set(key('/publications', version(20)), unfinished);
  expect(unfinished.headers).toEqual({ 'content-security-policy': expect.any(String), 'cache-control': 'no-store' });
  expect(await cache.get(key('/publications', version(20)))).toBeNull();

  const ofOwner = { ...rendered(html), headers: {} };
  await cache.set(key('', `${version(21)}.hors-ligne`), ofOwner);
  expect(ofOwner.headers).toEqual({ 'content-security-policy': expect.any(String), 'cache-control': 'no-store' });
});
