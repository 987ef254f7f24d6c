/** Recognises the errors of SQLite and of the system. Plain JavaScript, because commands use it before anything is built. */
import { sqliteCode } from './sqlite.mjs';

/**
 * The code of an error: SQLite's (`SQLITE_FULL`), else the system's (`ENOENT`), else ''.
 * https://nodejs.org/api/errors.html#common-system-errors
 * @param {unknown} fault
 */
export const errorCode = (fault) => sqliteCode(fault) || (fault instanceof Error && 'code' in fault ? String(fault.code) : '');

/** Whether the error is that this user may not write, or that the disk is read-only. @param {unknown} fault */
export const isDenied = (fault) => ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(fault));

/** Whether the error is that no space is left: on the disk, in this user's quota, or within the size that a file may have. @param {unknown} fault */
export const isDiskFull = (fault) => ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'].includes(errorCode(fault));
