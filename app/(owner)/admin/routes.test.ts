import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editors } from '@/components/admin/editor/kind-editor';
import { definitions } from '@/sections/registry';
import { isAdminPage, routes } from './routes';

const kinds = definitions.flatMap(({ menu }) => menu?.route ?? []);

test('the pages of the administration are the folders with a page, and those of the kinds', () => {
  const folders = fs
    .globSync('**/page.tsx', { cwd: import.meta.dirname })
    .map((file) => path.posix.dirname(file.replaceAll(path.sep, '/')))
    .filter((folder) => !folder.includes('['));
  expect([...folders.map((folder) => (folder === '.' ? '' : folder)), ...kinds].toSorted()).toEqual(routes.toSorted());
});

test('each kind with an entry in the menu has its editor', () => {
  expect(Object.keys(editors)).toEqual(kinds.toSorted());
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
