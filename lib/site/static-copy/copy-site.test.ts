import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { checkFolder } from './copy-site';

test('a folder that cannot be created is refused before the site is visited', () => {
  const folder = path.join(import.meta.dirname, 'absent');
  vi.spyOn(fs, 'mkdirSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  });
  expect(() => checkFolder(folder)).toThrow(`Le dossier ${folder} ne peut pas être écrit (EACCES) : créez-le`);
});

test('a created folder is readable by any web server, whatever the umask', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'export '));
  const mask = process.umask(0o077);
  checkFolder(path.join(home, 'www/nom'));
  process.umask(mask);
  const modes = ['www', 'www/nom'].map((name) => fs.statSync(path.join(home, name)).mode & 0o777);
  expect(modes).toEqual([0o755, 0o755]);
  fs.chmodSync(path.join(home, 'www/nom'), 0o711);
  checkFolder(path.join(home, 'www/nom'));
  expect(fs.statSync(path.join(home, 'www/nom')).mode & 0o777, 'one that was there').toBe(0o711);
  fs.rmSync(home, { recursive: true });
});
