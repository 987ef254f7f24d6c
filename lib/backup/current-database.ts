/** The database that a restored one is to replace: locked, so that no other program changes it meanwhile. */
import fs from 'node:fs';
import path from 'node:path';
import { copyDatabase, type Database, openDatabase, tableNames } from '@/lib/sqlite';
import { isDamage, isOurs, UnusableDatabase } from './database';
import { syncFolder } from './files';

/**
 * `empty`: there was none, or one without a table; `whole`: the site's, as far as its schema tells; `damaged`: one that SQLite
 * cannot open. `db` holds the lock; null where there is nothing to lock.
 */
export type CurrentDatabase = { readonly state: 'empty' | 'whole' | 'damaged'; readonly db: Database | null };

const besides = ['-wal', '-shm', '-journal'] as const;

/**
 * Takes the lock that lets others read but not write; creates an empty database where there is none. Throws SQLite's
 * `SQLITE_BUSY` when a site or another restoration uses it, `UnusableDatabase` for another program's. `stamp` ends the names of
 * files that are set aside.
 */
export function lockCurrent(file: string, stamp: string): CurrentDatabase {
  for (const suffix of orphans(file)) if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, asideName(file, stamp) + suffix);
  refuseForeign(file);
  const db = openDatabase(file, { create: true });
  try {
    db.exec('PRAGMA journal_mode = DELETE'); // SQLite leaves WAL mode only when nobody else has the file open
    db.exec('BEGIN IMMEDIATE');
    if (tableNames(db).size === 0) return { state: 'empty', db };
    return { state: 'whole', db };
  } catch (error) {
    db.close();
    if (isDamage(error)) return { state: 'damaged', db: null };
    throw error;
  }
}

/** Throws `UnusableDatabase` for another program's database, before a byte of it is changed. One that is damaged is told later. */
function refuseForeign(file: string): void {
  if (!fs.existsSync(file)) return;
  const db = openDatabase(file, { readOnly: true });
  try {
    if (tableNames(db).size > 0 && !isOurs(db)) throw new UnusableDatabase('foreign');
  } catch (error) {
    if (!isDamage(error)) throw error;
  } finally {
    db.close();
  }
}

/** Journal files that SQLite would delete beside a missing or an empty database. While one is being created it is empty and has a `-journal`. */
function orphans(file: string): readonly string[] {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) return besides;
  return size === 0 ? ['-wal'] : [];
}

/** Releases the lock, and removes a file that was created for it. */
export function unlockCurrent(file: string, { state, db }: CurrentDatabase): void {
  if (db?.open) db.close();
  if (state === 'empty' && fs.statSync(file, { throwIfNoEntry: false })?.size === 0) fs.rmSync(file);
}

/**
 * Releases the lock and replaces the present database by `incoming`. SQLite overwrites an existing file in one transaction,
 * which a crash rolls back: a program that has the file open goes on with the new content.
 */
export async function replaceCurrent(file: string, current: CurrentDatabase, incoming: string): Promise<void> {
  const db = openDatabase(incoming, { readOnly: true });
  try {
    current.db?.close();
    await copyDatabase(db, file);
  } finally {
    db.close();
  }
}

/**
 * Replaces a damaged database by renaming `incoming`, because SQLite cannot overwrite what it cannot read. The damaged file and
 * its journals are kept under another name. Returns that name.
 */
export function replaceDamaged(file: string, current: CurrentDatabase, stamp: string, incoming: string): string {
  current.db?.close();
  const aside = asideName(file, stamp);
  for (const suffix of ['', ...besides]) if (fs.existsSync(file + suffix)) secondName(file + suffix, aside + suffix);
  syncFolder(path.dirname(file));
  for (const suffix of besides) fs.rmSync(file + suffix, { force: true });
  fs.renameSync(incoming, file);
  syncFolder(path.dirname(file));
  return aside;
}

const asideName = (file: string, stamp: string): string => `${file}.abimee-${stamp}`;

function secondName(file: string, other: string): void {
  try {
    fs.linkSync(file, other);
  } catch {
    fs.copyFileSync(file, other, fs.constants.COPYFILE_EXCL); // a file system without hard links
  }
}
