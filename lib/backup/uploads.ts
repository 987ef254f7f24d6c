/** Changes of the uploads folder around a restoration, whose database names other pictures and documents. */
import fs from 'node:fs';
import path from 'node:path';
import { syncFile, syncFolder } from './files';

/** Something other than a file has the name of an upload; `path` is its path. */
export class NotAFile extends Error {
  override readonly name = 'NotAFile';
  constructor(readonly path: string) {
    super(`${path} is not a file`);
  }
}

/**
 * Copies the named files from one folder into another, each complete before it gets its name. A name is never used for other
 * bytes: a file whose bytes differ is damaged in one of the two folders, and those in `from` have been checked. Throws
 * `NotAFile` before anything is copied. Returns the names that were missing in `to`, and removes them again when it throws.
 */
export function addUploads(from: string, to: string, names: readonly string[]): string[] {
  const missing = names.filter((name) => isMissing(path.join(to, name)));
  try {
    for (const name of names) copyWhole(path.join(from, name), path.join(to, name));
  } catch (error) {
    removeUploads(to, missing);
    throw error;
  }
  syncFolder(to);
  return missing;
}

export function removeUploads(folder: string, names: readonly string[]): void {
  for (const name of names) fs.rmSync(path.join(folder, name), { force: true });
}

function isMissing(file: string): boolean {
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stat && !stat.isFile()) throw new NotAFile(file);
  return !stat;
}

function copyWhole(from: string, to: string): void {
  const partial = path.join(path.dirname(to), `.${path.basename(to)}.part`);
  try {
    fs.copyFileSync(from, partial);
    syncFile(partial);
    fs.renameSync(partial, to);
  } catch (error) {
    fs.rmSync(partial, { force: true });
    throw error;
  }
}
