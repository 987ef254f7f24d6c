/** Recognises the errors of SQLite and of the system. Plain JavaScript, because commands use it before anything is built. */
import { sqliteCode } from './sqlite.mjs';

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
