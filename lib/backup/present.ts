/** The database that a restored one is to replace: held, so that no other program changes it meanwhile. */
import fs from 'node:fs';
import path from 'node:path';
import { copyDatabase, type Database, openDatabase } from '@/lib/sqlite.mjs';
import { isDamage, isOurs, tableNames, UnusableDatabase } from './database';
import { syncFolder } from './files';

/**
 * `empty`: there was none, or one without a table; `whole`: the site's, as far as its first pages tell; `damaged`: one that
 * SQLite cannot open. `db` holds the lock; null where there is nothing to lock.
 */
export type Present = { readonly state: 'empty' | 'whole' | 'damaged'; readonly db: Database | null };

const besides = ['-wal', '-shm', '-journal'] as const;

/**
 * Takes the lock that lets others read and nobody write; a missing database becomes an empty one for that. Throws SQLite's
 * `SQLITE_BUSY` when a site runs on it or another restoration is at work, `UnusableDatabase` for another program's. `stamp` names what is put aside.
 */
export function holdPresent(file: string, stamp: string): Present {
  // SQLite would throw away the journal of a database that has gone.
  if (!fs.existsSync(file)) for (const suffix of besides) if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, asideName(file, stamp) + suffix);
  const db = openDatabase(file, { create: true });
  try {
    db.exec('PRAGMA journal_mode = DELETE'); // SQLite leaves the WAL mode only for someone who is alone with the file
    db.exec('BEGIN IMMEDIATE');
    if (tableNames(db).size === 0) return { state: 'empty', db };
    if (!isOurs(db)) throw new UnusableDatabase('foreign');
    return { state: 'whole', db };
  } catch (fault) {
    db.close();
    if (isDamage(fault)) return { state: 'damaged', db: null };
    throw fault;
  }
}

/** Ends the hold; a file that it had to create goes again. */
export function letGo(file: string, { state, db }: Present): void {
  if (db?.isOpen) db.close();
  if (state === 'empty' && fs.statSync(file, { throwIfNoEntry: false })?.size === 0) fs.rmSync(file);
}

/**
 * Puts `incoming` in the place of the present database, which is let go. One that is there is overwritten by SQLite in one
 * transaction, which a crash takes back: whoever has the file open goes on with the new content.
 */
export async function replacePresent(file: string, present: Present, incoming: string): Promise<void> {
  const db = openDatabase(incoming, { readOnly: true });
  try {
    present.db?.close();
    await copyDatabase(db, file);
  } finally {
    db.close();
  }
}

/**
 * Puts `incoming` in the place of a damaged database by renaming, because SQLite cannot overwrite what it cannot read. The
 * damaged file and its journals keep their bytes under another name, which is answered.
 */
export function replaceDamaged(file: string, present: Present, stamp: string, incoming: string): string {
  present.db?.close();
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
