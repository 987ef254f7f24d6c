/**
 * SQLite as it comes with Node (`node:sqlite`): the only module that opens a file. Plain JavaScript,
 * because commands use it before anything is built.
 */
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';

/**
 * @typedef {import('node:sqlite').DatabaseSync} Database
 * @typedef {import('node:sqlite').SQLInputValue} Value
 */

const { DatabaseSync, backup } = withoutNotice(() => process.getBuiltinModule('node:sqlite'));

/**
 * Suppresses the warning that Node 22 prints when SQLite is loaded: that it is experimental.
 * @template T
 * @param {() => T} load
 */
function withoutNotice(load) {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}

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
  return new DatabaseSync(readOnly || create ? file : new URL('?mode=rw', pathToFileURL(file)), { readOnly, timeout: wait });
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
    if (db.isTransaction) db.exec('ROLLBACK'); // a full disk may have ended it already
    throw error;
  }
}

/**
 * Writes a consistent copy while other connections go on reading and writing. It is copied in one step: a write between two steps
 * would make the copy begin again.
 * @param {Database} db
 * @param {string} file is replaced in one transaction when it is a database, and created for its user alone when it is missing
 */
export async function copyDatabase(db, file) {
  createPrivate(file);
  await backup(db, file, { rate: 2 ** 30 });
}
