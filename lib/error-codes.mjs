/**
 * The names of SQLite’s and the system’s errors. Plain JavaScript that old Nodes can load: commands use it before anything is built,
 * and before a supported Node is fetched.
 */

/** The primary result codes of SQLite that this project distinguishes: https://www.sqlite.org/rescode.html */
const names = new Map([
  [5, 'SQLITE_BUSY'],
  [6, 'SQLITE_LOCKED'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [19, 'SQLITE_CONSTRAINT'],
  [26, 'SQLITE_NOTADB'],
]);

/**
 * Whether SQLite itself threw it; `errcode` is the extended result code.
 * @param {unknown} error
 * @returns {error is Error & { readonly errcode: number }}
 */
export const isSqliteError = (error) => error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';

/**
 * The name of SQLite's primary result code, « SQLITE_ERROR » for one without a name here, and '' for any other error.
 * @param {unknown} error
 */
export const sqliteCode = (error) => (isSqliteError(error) ? (names.get(error.errcode & 0xff) ?? 'SQLITE_ERROR') : '');

/**
 * The code of an error: SQLite's (`SQLITE_FULL`), else the system's (`ENOENT`), else ''.
 * https://nodejs.org/api/errors.html#common-system-errors
 * @param {unknown} error
 */
export const errorCode = (error) => sqliteCode(error) || (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether the error is that this user may not write, or that the disk is read-only. @param {unknown} error */
export const isDenied = (error) => ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error));

/** Whether the error is that no space is left: on the disk, in this user's quota, or within the size that a file may have. @param {unknown} error */
export const isDiskFull = (error) => ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'].includes(errorCode(error));

/** Whether the error is that the disk itself failed to read or write. @param {unknown} error */
export const isDiskFault = (error) => ['EIO', 'SQLITE_IOERR'].includes(errorCode(error));
