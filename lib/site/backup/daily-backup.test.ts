import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backupProblem, readBackupRecord, writeBackupRecord } from '@/lib/records';
import { firstValue, openDatabase } from '@/lib/sqlite';
import { damageInside, inDatabase, nameUpload, newSite, removeSite, settings } from '@/lib/testing/site-files';
import { backUpDaily } from './daily-backup';

const chosen = vi.hoisted(() => ({ BACKUP_KEEP: 3, isOn: true }));
vi.mock('@/lib/env', async () => {
  const { settings: place } = await import('@/lib/testing/site-files');
  const { join } = await import('node:path');
  const env = () => ({ ...place(), ...chosen, backupDir: chosen.isOn ? join(place().home, 'sauvegardes') : null });
  return { env };
});

const folder = () => path.join(settings().home, 'sauvegardes');
const archives = () => fs.readdirSync(folder()).filter((name) => name.endsWith('.gz'));
const record = () => readBackupRecord(settings().databaseFile);
const problem = (now: Date) => backupProblem(record(), now);
/** The evening of a day of November 2026. */
const on = (day: number) => new Date(Date.UTC(2026, 10, day, 18, 12));

let lines: string[] = [];
beforeEach(() => {
  newSite();
  fs.mkdirSync(folder());
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(chosen, { isOn: true });
  removeSite();
});

test('one archive a day is made, tested and recorded; other files are unchanged', async () => {
  expect(await backUpDaily(on(1))).toBe(true);
  expect(await backUpDaily(new Date(on(1).getTime() + 60_000)), 'a second start on that day').toBe(true);
  expect(archives()).toEqual(['sauvegarde-2026-11-01T18-12-00.tar.gz']);
  expect(record()).toMatchObject({ last: { at: on(1).toISOString(), fault: null }, failure: null });
  expect(problem(on(2))).toBeNull();
  expect(lines.join('')).toContain('"event":"backup.made"');
  expect(fs.readdirSync(path.dirname(settings().databaseFile)).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(fs.statSync(path.join(path.dirname(settings().databaseFile), 'sauvegardes.json')).mode & 0o777).toBe(0o600);
});

test('the oldest are removed, but only those that the site itself has made', async () => {
  const own = 'sauvegarde-2025-01-01T00-00-00.tar.gz'; // by npm run backup
  for (const name of [own, 'photos.zip']) fs.writeFileSync(path.join(folder(), name), 'à moi');
  for (const day of [1, 2, 3, 4, 5]) expect(await backUpDaily(on(day))).toBe(true);
  expect(archives()).toEqual([own, ...[3, 4, 5].map((day) => `sauvegarde-2026-11-0${day}T18-12-00.tar.gz`)]);
  expect(fs.readdirSync(folder())).toContain('photos.zip');
  expect(record().made).toEqual(archives().slice(1));
});

test('a missing folder is not created but reported, and tried again the next day', async () => {
  await backUpDaily(on(1));
  fs.renameSync(folder(), `${folder()}.ailleurs`);
  expect(await backUpDaily(on(2))).toBe(false);
  expect(fs.existsSync(folder())).toBe(false);
  expect(problem(on(2))).toMatch(/^Le dossier des sauvegardes .* n’existe pas : créez-le/);
  expect(record().last?.at, 'the last good one is still told').toBe(on(1).toISOString());
  expect(lines.join('')).toContain('"event":"backup.failed"');
  fs.renameSync(`${folder()}.ailleurs`, folder());
  expect(await backUpDaily(on(2))).toBe(true);
  expect(problem(on(2))).toBeNull();
});

test('a full disk and a damaged database are one line of error, and no archive is removed', async () => {
  for (const day of [1, 2, 3]) await backUpDaily(on(day));
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: `${folder()}/x` });
  const mocked = vi.spyOn(fs.promises, 'open').mockRejectedValue(full);
  expect(await backUpDaily(on(4))).toBe(false);
  expect(problem(on(4))).toMatch(/^Le disque de .* est plein : aucune sauvegarde n’a été écrite\.$/);
  mocked.mockRestore();
  damageInside();
  expect(await backUpDaily(on(5))).toBe(false);
  expect(problem(on(5))).toMatch(/est abîmée : aucune sauvegarde n’a été écrite/);
  expect(archives()).toHaveLength(3);
});

test('an archive that cannot be restored is reported and kept, and no older one is removed', async () => {
  for (const day of [1, 2, 3]) await backUpDaily(on(day));
  inDatabase((db) => db.exec(`UPDATE _prisma_migrations SET migration_name = '20990101000000_later'`));
  expect(await backUpDaily(on(4))).toBe(false);
  expect(problem(on(4))).toContain('vient d’une version plus récente du site');
  expect(archives()).toHaveLength(4);
  expect(lines.join('')).toContain('"event":"backup.faulty"');
});

test('a missing picture is reported', async () => {
  nameUpload('photo.webp');
  expect(await backUpDaily(on(1))).toBe(false);
  expect(problem(on(1))).toMatch(/^1\u00a0image ou document manque ou est abîmé/);
  expect(lines.join('')).toContain('"uploads":"photo.webp"');
});

test('what was made is still known after a restoration, which resets the database', async () => {
  await backUpDaily(on(1));
  const copy = fs.readFileSync(settings().databaseFile);
  await backUpDaily(on(2));
  fs.writeFileSync(settings().databaseFile, copy);
  for (const day of [3, 4]) await backUpDaily(on(day));
  expect(archives()).toHaveLength(3);
  const db = openDatabase(settings().databaseFile, { readOnly: true });
  expect(firstValue(db, 'PRAGMA quick_check')).toBe('ok');
  db.close();
});

test('two days without a backup are reported; an unreadable record counts as none, and names no file elsewhere', async () => {
  await backUpDaily(on(1));
  expect(problem(on(3))).toBeNull();
  expect(problem(on(4))).toMatch(/^Aucune sauvegarde n’a été faite depuis plus de deux jours/);
  const file = path.join(path.dirname(settings().databaseFile), 'sauvegardes.json');
  for (const text of ['', '{', '[]', '{"made":["../site.db"]}']) {
    fs.writeFileSync(file, text);
    expect(record()).toEqual({ last: null, failure: null, made: [] });
  }
  expect(problem(on(4))).toBeNull();
});

test('nothing is made while no folder is configured', async () => {
  chosen.isOn = false;
  writeBackupRecord(settings().databaseFile, { last: null, failure: null, made: [] });
  expect(await backUpDaily(on(1))).toBe(true);
  expect(fs.readdirSync(folder())).toEqual([]);
});
