/** The uploads folder, before and after a database that knows other pictures takes its place. */
import fs from 'node:fs';
import path from 'node:path';
import { syncFile, syncFolder } from './files';

/** Something that is no file bears the name of a picture; `path` says which. */
export class NotAFile extends Error {
  override readonly name = 'NotAFile';
  constructor(readonly path: string) {
    super(`${path} is not a file`);
  }
}

/**
 * Copies the named pictures from one folder into another, each whole before it takes its name. Pictures keep their names for
 * ever, so this takes nothing from a database that knows others; one whose bytes differ was damaged in one of the two places,
 * and the archive's are checked. Throws `NotAFile` before anything is copied. Answers the names that were not there; when it
 * throws, they are gone again.
 */
export function addPictures(from: string, to: string, names: readonly string[]): string[] {
  const missing = names.filter((name) => isMissing(path.join(to, name)));
  try {
    for (const name of names) copyWhole(path.join(from, name), path.join(to, name));
  } catch (fault) {
    removePictures(to, missing);
    throw fault;
  }
  syncFolder(to);
  return missing;
}

export function removePictures(folder: string, names: readonly string[]): void {
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
  } catch (fault) {
    fs.rmSync(partial, { force: true });
    throw fault;
  }
}
