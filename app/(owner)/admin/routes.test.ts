import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { definitions } from '@/sections/registry';
import { isAdminPage, routes } from './routes';

test('the pages of the administration are the folders with a page', () => {
  const folders = fs
    .globSync('**/page.tsx', { cwd: import.meta.dirname })
    .map((file) => path.posix.dirname(file.replaceAll(path.sep, '/')));
  expect(
    folders
      .filter((folder) => !folder.includes('['))
      .map((folder) => (folder === '.' ? '' : folder))
      .toSorted(),
  ).toEqual([...routes].toSorted());
});

test('each kind with an entry in the menu has its editor’s page', () => {
  expect(routes).toEqual(expect.arrayContaining(definitions.flatMap(({ menu }) => menu?.route ?? [])));
});

test.each([
  ['/admin', true],
  ['/admin/profile', true],
  ['/admin/publications', true],
  ['/admin/publications/import', true],
  ['/admin/career/import', true],
  ['/admin/key-figures', true],
  ['/admin/inconnue', false],
  ['/admin/publications/inconnue', false],
  ['/admin/constructor', false],
])('%s is a page: %s', (pathname, isPage) => expect(isAdminPage(pathname)).toBe(isPage));
