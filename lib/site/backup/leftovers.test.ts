import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { createBackup, prepareBackup, removeLeftovers } from './backup';

let home = '';
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'leftovers '));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

test('what a killed backup, restoration or copy left is removed after a day; nothing else is', () => {
  for (const name of ['.sauvegarde-abc', '.restauration-abc', '.copie-archive', 'copie', 'uploads', '.autre']) {
    fs.mkdirSync(path.join(home, name));
    fs.writeFileSync(path.join(home, name, 'portfolio.db'), 'x');
  }
  fs.writeFileSync(path.join(home, 'avant-restauration-x.tar.gz.1a2b3c4d.part'), 'x');
  fs.writeFileSync(path.join(home, 'avant-restauration-x.tar.gz'), 'x');
  for (const name of ['copie.zip', 'copie.json', 'avant-1.1.0-2026-11-29.db.part', 'avant-1.1.0-2026-11-29.db'])
    fs.writeFileSync(path.join(home, name), 'x');
  removeLeftovers(home);
  expect(fs.readdirSync(home)).toHaveLength(12);
  removeLeftovers(home, Date.now() + 25 * 60 * 60 * 1000);
  expect(fs.readdirSync(home).toSorted()).toEqual([
    '.autre',
    'avant-1.1.0-2026-11-29.db',
    'avant-restauration-x.tar.gz',
    'copie',
    'copie.json',
    'uploads',
  ]);
});

test('a backup removes unfinished archives of killed ones beside it, a day later, and no other file', async () => {
  const { file, folder, close } = await scratchDatabase();
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  const leave = (name: string, at: Date) => {
    fs.writeFileSync(path.join(home, name), 'x');
    fs.utimesSync(path.join(home, name), at, at);
  };
  for (const name of [
    'mine.tar.gz.0a1b2c3d.part',
    'sauvegarde-2026-11-21T10-30-00.tar.gz.0a1b2c3d.part',
    'film.0a1b2c3d.part',
    'mine.tar.gz.part',
  ])
    leave(name, yesterday);
  leave('mine.tar.gz.11111111.part', new Date());
  await createBackup(file, path.join(folder, 'uploads'), path.join(home, 'mine.tar.gz'));
  await close();
  expect(fs.readdirSync(home).toSorted()).toEqual([
    'film.0a1b2c3d.part',
    'mine.tar.gz',
    'mine.tar.gz.11111111.part',
    'mine.tar.gz.part',
  ]);
});

test('a process that ends while an archive is sent leaves no copy behind', async () => {
  const { file, folder, close } = await scratchDatabase();
  const before = new Set(process.listeners('exit'));
  const added = () => process.listeners('exit').filter((listener) => !before.has(listener));
  const copies = () => fs.readdirSync(folder).filter((name) => name.startsWith('.sauvegarde-'));
  await prepareBackup(file, path.join(folder, 'uploads'));
  expect(copies()).toHaveLength(1);
  for (const listener of added()) listener(0);
  expect(copies()).toEqual([]);
  expect(added()).toEqual([]);
  await close();
});
