/**
 * SQLite for all that is not Prisma's, by better-sqlite3, which Prisma's adapter uses too: two SQLite libraries in one process would
 * lose each other's locks on a file. Plain JavaScript, because commands use it before anything is built.
 */
import fs from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';

/**
 * @typedef {string | number | bigint | Uint8Array | null} Value
 * @typedef {Record<string, Value>} Row
 * @typedef {Omit<SQLite.Database, 'prepare'> & { prepare: (sql: string) => SQLite.Statement<Value[], Row> }} Database
 */

/**
 * Opens a database, which the caller closes. Throws SQLite's error when the file cannot be opened, and, without `create`, when it
 * is missing. Only its user may read a file that this creates.
 * @param {string} file a path, or `:memory:` with `create`
 * @param {{ readOnly?: boolean, create?: boolean, wait?: number }} [options] `wait`: how long a statement waits for another
 *   connection's lock, in ms; the whole thread waits with it
 * @returns {Database}
 */
export function openDatabase(file, { readOnly = false, create = false, wait = 0 } = {}) {
  if (create && file !== ':memory:') createPrivate(file);
  if (readOnly && fs.existsSync(`${file}-journal`)) rollBackJournal(file, wait);
  // better-sqlite3 throws a TypeError without a code for a missing folder.
  if (!fs.existsSync(path.dirname(file))) throw new SQLite.SqliteError('unable to open database file', 'SQLITE_CANTOPEN');
  return new SQLite(file, { readonly: readOnly, fileMustExist: !create, timeout: wait });
}

/**
 * Creates a missing file that only its user may read; SQLite would let everybody, and gives its journals the same mode. Errors are
 * ignored: SQLite reports its own when it opens the file.
 * @param {string} file
 */
function createPrivate(file) {
  try {
    fs.closeSync(fs.openSync(file, 'a', 0o600)); // not 'wx': the file may be behind a link that leads nowhere yet
  } catch {}
}

/**
 * Rolls back the change that a crash has interrupted: a read-only connection may not, and refuses to read before.
 * @param {string} file
 * @param {number} wait
 */
function rollBackJournal(file, wait) {
  const db = openDatabase(file, { wait });
  try {
    firstValue(db, 'PRAGMA schema_version');
  } finally {
    db.close();
  }
}

/**
 * The first column of the first row; undefined when there is none.
 * @param {Database} db
 * @param {string} sql
 * @param {...Value} values
 */
export function firstValue(db, sql, ...values) {
  const row = db.prepare(sql).get(...values);
  return row === undefined ? undefined : Object.values(row)[0];
}

/** The names of its tables. @param {Database} db @returns {ReadonlySet<unknown>} */
export const tableNames = (db) => new Set(firstColumn(db, "SELECT name FROM sqlite_master WHERE type = 'table'"));

/**
 * The first column of every row.
 * @param {Database} db
 * @param {string} sql
 * @param {...Value} values
 */
export function firstColumn(db, sql, ...values) {
  return db
    .prepare(sql)
    .all(...values)
    .map((row) => Object.values(row)[0]);
}

/**
 * Runs `work` in one transaction, and rolls it back when it throws.
 * @template T
 * @param {Database} db
 * @param {'DEFERRED' | 'IMMEDIATE' | 'EXCLUSIVE'} kind
 * @param {() => T} work
 * @returns {T}
 */
export function inTransaction(db, kind, work) {
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
 * Writes a consistent copy while other connections go on reading and writing. It is copied in one step: a write between two steps
 * would make the copy begin again.
 * @param {Database} db
 * @param {string} file is replaced in one transaction when it is a database, and created for its user alone when it is missing;
 *   throws `SQLITE_BUSY` when another connection has a lock on it
 */
export async function copyDatabase(db, file) {
  createPrivate(file);
  const { totalPages } = await db.backup(file, { progress: () => 2 ** 30 });
  // better-sqlite3 takes a copy that could not begin for one that has nothing left to copy.
  if (totalPages === 0 && firstValue(db, 'PRAGMA page_count') !== 0) throw new SQLite.SqliteError('database is locked', 'SQLITE_BUSY');
}
