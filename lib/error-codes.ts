/** The codes of SQLite’s and the system’s errors. */

import { CliError } from './cli-error.mjs';

/**
 * SQLite's primary result code, such as « SQLITE_IOERR » for better-sqlite3's « SQLITE_IOERR_WRITE »; '' for any other
 * error. https://www.sqlite.org/rescode.html
 */
export const sqliteCode = (error: unknown) => (errorCode(error).startsWith('SQLITE_') ? errorCode(error) : '');

/**
 * The code of an error: SQLite's primary one (`SQLITE_FULL`), else the system's (`ENOENT`), else ''.
 * https://nodejs.org/api/errors.html#common-system-errors
 */
export const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? primary(error.code) : '');

/**
 * The codes of an error and of what caused it, the outermost first, each as `errorCode` gives it. Prisma's errors have
 * the one of its adapter in `meta.driverAdapterError`, and that one SQLite's code in `originalCode`.
 */
export function codesOf(error: unknown): string[] {
  const codes = [];
  for (
    let each = error;
    each && codes.length < 10;
    each = part(each, 'cause') ?? part(part(each, 'meta'), 'driverAdapterError')
  )
    codes.push(primary(part(each, 'code') ?? part(each, 'originalCode')));
  return codes;
}

const part = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const primary = (code: unknown) => /^SQLITE_[A-Z]+/.exec(String(code ?? ''))?.[0] ?? String(code ?? '');

/** Whether the error is that this user may not write, or that the disk is read-only. */
export const isDenied = (error: unknown) => ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error));

/**
 * Whether the error is that no space is left: on the disk, in this user's quota, or within the size that a file may
 * have.
 */
export const isDiskFull = (error: unknown) => ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'].includes(errorCode(error));

/** Whether the error is that the disk itself failed to read or write. */
export const isDiskFault = (error: unknown) => ['EIO', 'SQLITE_IOERR'].includes(errorCode(error));

/**
 * The French line for the disk of a folder that is full or fails, with what that means for the command, or null for any
 * other error.
 */
export function diskProblem(error: unknown, folder: string, outcome: string): CliError | null {
  if (isDiskFull(error)) return new CliError(`Le disque de ${folder} est plein : ${outcome}.`);
  return isDiskFault(error)
    ? new CliError(`Le disque de ${folder} ne peut pas être lu ou écrit (${errorCode(error)}) : ${outcome}.`)
    : null;
}
