/** What SQLite and the system call their errors. Plain JavaScript, because commands use it before anything is built. */
import { sqliteCode } from './sqlite.mjs';

/**
 * The name of what went wrong: SQLite's (`SQLITE_FULL`), else the system's (`ENOENT`), else ''.
 * https://nodejs.org/api/errors.html#common-system-errors
 * @param {unknown} fault
 */
export const errorCode = (fault) => sqliteCode(fault) || (fault instanceof Error && 'code' in fault ? String(fault.code) : '');

/** Whether this user may not write, or the disk takes no writing. @param {unknown} fault */
export const isDenied = (fault) => ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(fault));

/** Whether there is no place left: on the disk, in this user's share of it, or within the size that a file may have. @param {unknown} fault */
export const isDiskFull = (fault) => ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'].includes(errorCode(fault));
