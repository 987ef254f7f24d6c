/** Inspects the files of a site from outside, while it is running or stopped. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, firstValue, openDatabase } from '../../../lib/sqlite';
import type { Site } from '../../support/site';
import { sha256 } from './uploads';

/**
 * Passes `look` a copy of the database and its write-ahead log as they are on disk; the site's own files stay
 * untouched.
 */
export function withCopy<T>({ databaseFile }: Pick<Site, 'databaseFile'>, look: (database: Database) => T): T {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio copy '));
  try {
    for (const end of ['', '-wal'])
      if (fs.existsSync(databaseFile + end)) fs.copyFileSync(databaseFile + end, path.join(folder, `copy.db${end}`));
    const database = openDatabase(path.join(folder, 'copy.db'));
    try {
      return look(database);
    } finally {
      database.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Errors in a database: damaged pages, broken references, a section or profile whose newest version is missing. */
export function faultsOf(database: Database): string[] {
  const pages = firstValue(database, 'PRAGMA integrity_check');
  const references = database.prepare('PRAGMA foreign_key_check').all();
  const unkept = database
    .prepare(
      `SELECT "id" FROM "Section" WHERE "version" IS NOT (SELECT MAX("version") FROM "Version" WHERE "subject" = 'section' AND "key" = "Section"."id")
       UNION ALL SELECT 'profile' FROM "Profile" WHERE "version" IS NOT (SELECT MAX("version") FROM "Version" WHERE "subject" = 'profile')`,
    )
    .all();
  return [
    ...(pages === 'ok' ? [] : [`integrity_check: ${String(pages)}`]),
    ...(references.length === 0 ? [] : [`foreign_key_check: ${JSON.stringify(references)}`]),
    ...(unkept.length === 0 ? [] : [`without its newest version: ${JSON.stringify(unkept)}`]),
  ];
}

/**
 * Errors in the uploads: a row without its intact file, a file under a final name that is incomplete.
 * `whole` has the SHA-256 of every valid file; names in `seen` are skipped, and those checked are added.
 */
export function uploadFaults(
  { uploadsDir }: Pick<Site, 'uploadsDir'>,
  database: Database,
  whole: ReadonlySet<string>,
  seen: Set<string>,
): string[] {
  const faults: string[] = [];
  const digest = (name: string) =>
    fs.existsSync(path.join(uploadsDir, name)) ? sha256(fs.readFileSync(path.join(uploadsDir, name))) : 'missing';
  for (const row of database.prepare('SELECT "name", "sha256" FROM "Upload"').all()) {
    const name = String(row.name);
    if (!seen.has(name) && digest(name) !== row.sha256) faults.push(`upload ${name}: not what its row says`);
  }
  for (const name of fs.readdirSync(uploadsDir)) {
    if (!/^[^.].*\.webp$/.test(name) || seen.has(name)) continue;
    seen.add(name);
    if (!whole.has(digest(name))) faults.push(`upload ${name}: half-written`);
  }
  return faults;
}
