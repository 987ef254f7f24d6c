/**
 * The codes of SQLite’s and the system’s errors. Plain JavaScript that old Nodes can load: commands use it before anything is built,
 * and before a supported Node is fetched.
 */

/**
 * SQLite's primary result code, such as « SQLITE_IOERR » for better-sqlite3's « SQLITE_IOERR_WRITE »; '' for any other error.
 * https://www.sqlite.org/rescode.html
 * @param {unknown} error
 */
export const sqliteCode = (error) => (errorCode(error).startsWith('SQLITE_') ? errorCode(error) : '');

/**
 * The code of an error: SQLite's primary one (`SQLITE_FULL`), else the system's (`ENOENT`), else ''.
 * https://nodejs.org/api/errors.html#common-system-errors
 * @param {unknown} error
 */
export const errorCode = (error) => (error instanceof Error && 'code' in error ? primary(error.code) : '');

/**
 * The codes of an error and of what caused it, the outermost first, each as `errorCode` gives it. Prisma's errors have the one of
 * its adapter in `meta.driverAdapterError`, and that one SQLite's code in `originalCode`.
 * @param {unknown} error
 * @returns {string[]}
 */
export function codesOf(error) {
  const codes = [];
  for (let each = error; each && codes.length < 10; each = part(each, 'cause') ?? part(part(each, 'meta'), 'driverAdapterError'))
    codes.push(primary(part(each, 'code') ?? part(each, 'originalCode')));
  return codes;
}

/** @param {unknown} value @param {string} name @returns {unknown} */
const part = (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined);

/** @param {unknown} code */
const primary = (code) => /^SQLITE_[A-Z]+/.exec(String(code ?? ''))?.[0] ?? String(code ?? '');

/** Whether the error is that this user may not write, or that the disk is read-only. @param {unknown} error */
export const isDenied = (error) => ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error));

/** Whether the error is that no space is left: on the disk, in this user's quota, or within the size that a file may have. @param {unknown} error */
export const isDiskFull = (error) => ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'].includes(errorCode(error));

/** Whether the error is that the disk itself failed to read or write. @param {unknown} error */
export const isDiskFault = (error) => ['EIO', 'SQLITE_IOERR'].includes(errorCode(error));
