import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkFolder } from './export';

test('a folder that cannot be made is refused before the site is visited', () => {
  const folder = path.join(import.meta.dirname, 'absent');
  vi.spyOn(fs, 'mkdirSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  });
  expect(() => checkFolder(folder)).toThrow(`Le dossier ${folder} ne peut pas être écrit (EACCES) : créez-le`);
});
