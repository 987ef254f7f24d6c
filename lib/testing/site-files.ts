/**
 * For tests: a database and an uploads folder for each test. A test file calls
 * `vi.mock('@/lib/env', async () => ({ env: (await import('@/lib/testing/site-files')).settings }))`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '@/lib/sqlite';
import { makeDatabase } from './scratch-database';

/** The paths of a test's site; `removeSite` removes `home`, which holds the others. */
export type Place = { readonly home: string; readonly databaseFile: string; readonly uploadsDir: string };

let place: Place = { home: '', databaseFile: '', uploadsDir: '' };

/** The settings of the site that `newSite` made last. */
export const settings = (): Place => place;

/** The path of a back-up of it, for the test to make. */
export const archive = (): string => path.join(place.home, 'sauvegarde.tar.gz');
/** The names of the files beside its database. */
export const beside = (): string[] => fs.readdirSync(path.dirname(place.databaseFile));

/** Makes a migrated database without content, and an empty uploads folder. */
export function newSite(): Place {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'site files '));
  place = { home, databaseFile: path.join(home, 'data', 'site.db'), uploadsDir: path.join(home, 'uploads') };
  makeDatabase(place.databaseFile);
  fs.mkdirSync(place.uploadsDir);
  return place;
}

export const removeSite = (): void => fs.rmSync(place.home, { recursive: true, force: true });

export function inDatabase<T>(work: (db: Database) => T, file = place.databaseFile): T {
  const db = openDatabase(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

export const set = (key: string, value: string) =>
  inDatabase((db) => db.prepare('INSERT OR REPLACE INTO Setting VALUES (?, ?)').run(key, value));
export const addUpload = (name: string, bytes: Buffer): void =>
  fs.writeFileSync(path.join(place.uploadsDir, name), bytes);
/** Has the database name a picture, whose bytes have this digest. */
export const nameUpload = (name: string, sha256 = 'x', bytes = 1) =>
  inDatabase((db) =>
    db
      .prepare(
        `INSERT INTO "Upload" ("name", "mime", "width", "height", "bytes", "sha256") VALUES (?, 'image/webp', 1, 1, ?, ?)`,
      )
      .run(name, bytes, sha256),
  );

/** The rows of the main tables and the uploads in base64, for comparison. */
export function state({ databaseFile, uploadsDir } = place) {
  const tables = ['Setting', 'Section', 'Profile', 'PublicGeneration', '_prisma_migrations'];
  const rows = inDatabase(
    (db) => tables.map((table) => db.prepare(`SELECT * FROM "${table}" ORDER BY 1`).all()),
    databaseFile,
  );
  const uploads = fs
    .readdirSync(uploadsDir)
    .sort()
    .map((name) => [name, fs.readFileSync(path.join(uploadsDir, name)).toString('base64')]);
  return { rows, uploads };
}

/** Damages a database inside: its first page, and so its tables, can still be read. */
export function damageInside(file = place.databaseFile): void {
  inDatabase((db) => {
    db.exec(
      `INSERT INTO "Setting" SELECT 'k' || value, hex(randomblob(400)) FROM (WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT 200) SELECT value FROM n)`,
    );
    db.exec('PRAGMA journal_mode = DELETE');
  }, file);
  const bytes = fs.readFileSync(file);
  bytes.fill(0xa5, bytes.length - 80 * 1024, bytes.length - 8 * 1024);
  fs.writeFileSync(file, bytes);
}
