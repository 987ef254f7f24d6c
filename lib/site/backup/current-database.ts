/** The database that a restored one is to replace: locked, so that no other program changes it meanwhile. */
import fs from 'node:fs';
import path from 'node:path';
import { placeNew, syncFolder } from '@/lib/files';
import { copyDatabase, type Database, openDatabase, tableNames } from '@/lib/sqlite';
import { isDamage, isOurs, UnusableDatabase } from './database';

const besides = ['-wal', '-shm', '-journal'] as const;

/**
 * Takes the lock that lets others read but not write; creates an empty database where there is none. Returns null for
 * one that is damaged. Throws SQLite's `SQLITE_BUSY` when a site or another restoration uses it, and `UnusableDatabase`
 * for another program's, before a byte of it is changed.
 */
export function lockCurrent(file: string, stamp: string): Database | null {
  setOrphansAside(file, stamp);
  const db = openDatabase(file, { create: true });
  try {
    if (tableNames(db).size > 0 && !isOurs(db)) throw new UnusableDatabase('foreign', file);
    db.exec('PRAGMA journal_mode = DELETE'); // SQLite leaves WAL mode only when nobody else has the file open
    db.exec('BEGIN IMMEDIATE');
    return db;
  } catch (error) {
    db.close();
    if (isDamage(error)) return null;
    throw error;
  }
}

/**
 * Sets journals aside that SQLite would delete beside a missing or an empty database. While one is being created it is
 * empty and has a `-journal`.
 */
function setOrphansAside(file: string, stamp: string): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size;
  const orphans = size === undefined ? besides : besides.slice(0, size === 0 ? 1 : 0);
  for (const suffix of orphans)
    if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, asideName(file, stamp) + suffix);
}

/**
 * Releases the lock and replaces the present database by `incoming`. SQLite overwrites the file in one transaction,
 * which a crash rolls back: a program that has it open reads the new content.
 */
export async function replaceCurrent(file: string, current: Database, incoming: string): Promise<void> {
  const db = openDatabase(incoming, { readOnly: true });
  try {
    current.close();
    await copyDatabase(db, file);
  } finally {
    db.close();
  }
}

/**
 * Replaces a damaged database by renaming `incoming`, because SQLite cannot overwrite what it cannot read. The damaged
 * file and its journals are kept under another name. Returns that name.
 */
export function replaceDamaged(file: string, incoming: string, stamp: string): string {
  const aside = asideName(file, stamp);
  for (const suffix of ['', ...besides]) if (fs.existsSync(file + suffix)) placeNew(file + suffix, aside + suffix);
  for (const suffix of besides) fs.rmSync(file + suffix, { force: true });
  fs.renameSync(incoming, file);
  syncFolder(path.dirname(file));
  return aside;
}

const asideName = (file: string, stamp: string): string => `${file}.abimee-${stamp}`;
