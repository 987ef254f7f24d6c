import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveName, prepareBackup } from './create';
import { removeLeftovers } from './leftovers';

let home = '';
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'leftovers '));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test('what a killed backup or restoration left goes after a day; nothing else does', () => {
  for (const name of ['.sauvegarde-abc', '.restauration-abc', 'uploads', '.autre']) {
    fs.mkdirSync(path.join(home, name));
    fs.writeFileSync(path.join(home, name, 'portfolio.db'), 'x');
  }
  fs.writeFileSync(path.join(home, 'avant-restauration-x.tar.gz.1a2b3c4d.part'), 'x');
  fs.writeFileSync(path.join(home, 'avant-restauration-x.tar.gz'), 'x');
  removeLeftovers(home);
  expect(fs.readdirSync(home)).toHaveLength(6);
  removeLeftovers(home, Date.now() + 25 * 60 * 60 * 1000);
  expect(fs.readdirSync(home).toSorted()).toEqual(['.autre', 'avant-restauration-x.tar.gz', 'uploads']);
});

test('a backup that cannot be prepared leaves no copy behind', async () => {
  fs.writeFileSync(path.join(home, 'site.db'), 'not a database'.repeat(1000));
  await expect(prepareBackup(path.join(home, 'site.db'), path.join(home, 'uploads'))).rejects.toThrow('not a database');
  expect(fs.readdirSync(home)).toEqual(['site.db']);
});

test('an archive is named by its moment, in UTC', () => {
  expect(archiveName(new Date('2026-11-21T10:30:00.123Z'))).toBe('sauvegarde-2026-11-21T10-30-00.tar.gz');
});
