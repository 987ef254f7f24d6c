/** Files that get their name only once they are complete on the disk. */
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from './cli-error.mjs';
import { errorCode, isDenied } from './error-codes.ts';

/**
 * Gives `partial` its final name; its first name may stay, for the caller to remove. Throws `EEXIST` when there is such
 * a file.
 */
export function placeNew(partial: string, file: string): void {
  try {
    fs.linkSync(partial, file);
  } catch (error) {
    if (fs.existsSync(file)) throw error;
    fs.renameSync(partial, file); // a file system without hard links
  }
  syncFolder(path.dirname(file));
}

/**
 * Gives what root has written to whom the folder around it belongs: a site that runs as another user could not read it.
 * `paths` from the outermost on; those that are missing are left out. Does nothing for any other user.
 */
export function handOver(paths: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  for (const file of paths) {
    const { uid, gid } = fs.statSync(path.dirname(file));
    if (uid !== 0 && fs.lstatSync(file, { throwIfNoEntry: false })?.uid === 0) fs.lchownSync(file, uid, gid);
  }
}

/** Makes new names in a folder survive a power cut. */
export const syncFolder = (folder: string): void => sync(folder, 'r');

/** Makes a file's bytes survive a power cut. */
export const syncFile = (file: string): void => sync(file, 'r+');

/**
 * The system's error with the path of the file that it is about, which one from reading or writing an open file lacks;
 * any other as it is.
 */
export function withPath(error: unknown, file: string): unknown {
  return error instanceof Error && 'syscall' in error && !('path' in error)
    ? Object.assign(error, { path: file })
    : error;
}

function sync(place: string, flags: string): void {
  const handle = fs.openSync(place, flags);
  try {
    fs.fsyncSync(handle);
  } catch (error) {
    throw withPath(error, place);
  } finally {
    fs.closeSync(handle);
  }
}

/** The room on the disk of a folder, for this user. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}

/**
 * Makes a folder, by its absolute path, and checks that this user may write in it. Throws a `CliError` otherwise, which
 * names the setting.
 */
export function ensureWritable(folder: string, setting: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (!isDenied(error))
      throw new CliError(
        `Le dossier ${folder} n’est pas accessible en écriture (${errorCode(error)}) : vérifiez-le, ou changez ${setting}.`,
      );
    throw new CliError(
      `Le dossier ${folder} n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, ou changez ${setting}.`,
    );
  }
}
