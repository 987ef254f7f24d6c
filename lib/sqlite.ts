/**
 * SQLite for all that is not Prisma's, by better-sqlite3, which Prisma's adapter uses too: two SQLite libraries in one
 * process would lose each other's locks on a file.
 */
import fs from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';

export type Value = string | number | bigint | Uint8Array | null;
export type Row = Record<string, Value>;
export type Database = Omit<SQLite.Database, 'prepare'> & { prepare: (sql: string) => SQLite.Statement<Value[], Row> };

/**
 * Opens a database, which the caller closes. Throws SQLite's error when the file cannot be opened, and, without
 * `create`, when it is missing. Only its user may read a file that this creates.
 * @param file a path, or `:memory:` with `create`
 * @param options `wait`: how long a statement waits for another
 *   connection's lock, in ms; the whole thread waits with it
 */
export function openDatabase(
  file: string,
  { readOnly = false, create = false, wait = 0 }: { readOnly?: boolean; create?: boolean; wait?: number } = {},
): Database {
  if (create && file !== ':memory:') createPrivate(file);
  if (readOnly && fs.existsSync(`${file}-journal`)) rollBackJournal(file, wait);
  // better-sqlite3 throws a TypeError without a code for a missing folder.
  if (!fs.existsSync(path.dirname(file)))
    throw new SQLite.SqliteError('unable to open database file', 'SQLITE_CANTOPEN');
  return new SQLite(file, { readonly: readOnly, fileMustExist: !create, timeout: wait });
}

/**
 * Creates a missing file that only its user may read; SQLite would let everybody, and gives its journals the same mode.
 * Errors are ignored: SQLite reports its own when it opens the file.
 */
function createPrivate(file: string) {
  try {
    fs.closeSync(fs.openSync(file, 'a', 0o600)); // not 'wx': the file may be behind a link that leads nowhere yet
  } catch {}
}

/** Rolls back the change that a crash has interrupted: a read-only connection may not, and refuses to read before. */
function rollBackJournal(file: string, wait: number) {
  const db = openDatabase(file, { wait });
  try {
    firstValue(db, 'PRAGMA schema_version');
  } finally {
    db.close();
  }
}

/** The first column of the first row; undefined when there is none. */
export function firstValue(db: Database, sql: string, ...values: Value[]) {
  const row = db.prepare(sql).get(...values);
  return row === undefined ? undefined : Object.values(row)[0];
}

export const tableNames = (db: Database): ReadonlySet<unknown> =>
  new Set(firstColumn(db, "SELECT name FROM sqlite_master WHERE type = 'table'"));

export function firstColumn(db: Database, sql: string, ...values: Value[]) {
  return db
    .prepare(sql)
    .all(...values)
    .map((row) => Object.values(row)[0]);
}

/** Runs `work` in one transaction, and rolls it back when it throws. */
export function inTransaction<T>(db: Database, kind: 'DEFERRED' | 'IMMEDIATE' | 'EXCLUSIVE', work: () => T): T {
  db.exec(`BEGIN ${kind}`);
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.inTransaction) db.exec('ROLLBACK'); // a full disk may have ended it already
    throw error;
  }
}

/**
 * Writes a consistent copy while other connections go on reading and writing. It is copied in one step: a write between
 * two steps would make the copy begin again.
 * @param file is replaced in one transaction when it is a database, and created for its user alone when it is missing;
 *   throws `SQLITE_BUSY` when another connection has a lock on it
 */
export async function copyDatabase(db: Database, file: string) {
  createPrivate(file);
  const { totalPages } = await db.backup(file, { progress: () => 2 ** 30 });
  // better-sqlite3 takes a copy that could not begin for one that has nothing left to copy.
  if (totalPages === 0 && firstValue(db, 'PRAGMA page_count') !== 0)
    throw new SQLite.SqliteError('database is locked', 'SQLITE_BUSY');
}
