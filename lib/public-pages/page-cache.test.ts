import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import PageCache, { createPageStore } from './page-cache';

const version = (number: number, day = '2026-11-26') => `${number}.${day}.0f3a9c1d`;
const key = (page: string, of = version(1)) => `/route-cache/APP_PAGE/0123/$/v/${of}${page}`;
const rendered = (html: string, status?: number) => ({ kind: 'APP_PAGE', html, ...(status && { status }) });

test('pages are kept, and a change of the content or of the day drops every page', () => {
  const pages = createPageStore();
  for (const newer of [version(1), version(2), version(2, '2026-11-27'), version(10, '2026-11-27')]) {
    expect(pages.get(key('', newer))).toBeNull();
    pages.set(key('', newer), rendered(newer));
    pages.set(key('/publications', newer), rendered('liste'));
    expect(pages.get(key('', newer))?.value.html).toBe(newer);
    expect(pages.size()).toBe(2);
  }
});

test('a page that was begun before a change is neither kept nor given, and drops none', () => {
  const pages = createPageStore();
  pages.set(key('', version(2)), rendered('new'));
  pages.set(key('', version(1)), rendered('old'));
  expect(pages.get(key('', version(1)))).toBeNull();
  expect(pages.get(key('', version(2)))?.value.html).toBe('new');
});

test('what has no version stays', () => {
  const pages = createPageStore();
  pages.set('/route-cache/APP_PAGE/0123/$/_not-found', rendered('404'));
  expect(pages.get('/route-cache/APP_PAGE/0123/$/_not-found')?.value.html).toBe('404');
});

test('stays within its bounds, and drops what was used longest ago', () => {
  const pages = createPageStore({ maxPages: 3 });
  for (const page of ['', '/a', '/b']) pages.set(key(page), rendered('x'));
  pages.get(key(''));
  pages.set(key('/c'), rendered('x'));
  expect(['', '/a', '/b', '/c'].map((page) => pages.get(key(page)) !== null)).toEqual([true, false, true, true]);

  const small = createPageStore({ maxSize: 45 });
  for (const page of ['/a', '/b', '/c']) small.set(key(page), rendered('x'.repeat(20)));
  expect(small.size()).toBe(2);
});

test('a flood of made-up searches drives out no other page', () => {
  const pages = createPageStore({ maxPages: 5 });
  pages.set(key(''), rendered('home'));
  const search = (n: number) => key(`/publications/recherche/q%3D${n}`);
  for (let n = 0; n < 20; n += 1) pages.set(search(n), rendered('x'));
  expect([key(''), search(19), search(16), search(15)].map((each) => pages.get(each) !== null)).toEqual([true, true, true, false]);
  pages.set(key(`/publications/recherche/q%3D${'a'.repeat(1000)}`), rendered('x'));
  expect(pages.size()).toBe(5);
});

const html = '<html><head></head><body><p>x</p><script>self.__next_f.push([1])</script></body></html>';

/** A folder with the files of a build, which becomes the current one. */
function inBuild() {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
  for (const folder of ['.next/static/chunks', '.next/static/page', 'public']) fs.mkdirSync(path.join(home, folder), { recursive: true });
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
  const page = { ...rendered(html), headers: { link: 'x' } };
  await cache.set(key('', version(20)), page);
  expect(page.html).not.toContain('__next_f');
  expect(page.headers).toEqual({
    link: 'x',
    'content-security-policy': expect.stringContaining("'sha256-"),
    'cache-control': 'public, no-cache',
    etag: `W/"${version(20)}"`,
  });
  expect((await cache.get(key('', version(20))))?.value).toBe(page);

  const missing = { ...rendered(html.replace('<p>x</p>', '<main id="contenu" data-status="404">x</main>')), headers: {}, status: 200 };
  await cache.set(key('/publications/absente', version(20)), missing);
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  expect(await cache.get(key('/publications/absente', version(20)))).toBeNull();

  const ofOwner = { ...rendered(html), headers: {} };
  await cache.set(key('', `${version(21)}.hors-ligne`), ofOwner);
  expect(ofOwner.headers).toEqual({ 'content-security-policy': expect.any(String), 'cache-control': 'no-store' });
});
