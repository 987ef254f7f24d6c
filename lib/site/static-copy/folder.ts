/** The folder of a static copy, with a list of hashes, so that a second copy writes only what has changed. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CliError } from '@/lib/cli-error.mjs';
import { errorCode } from '@/lib/error-codes';

/** File in the folder: the SHA-256 of each file of the copy, by name. */
export const listName = '.copie.json';

const listSchema = z.object({ version: z.literal(1), files: z.record(z.string(), z.string()) });
type Hashes = Readonly<Record<string, string>>;

/** How many files were written, removed and unchanged. */
export type Outcome = { readonly written: number; readonly removed: number; readonly kept: number };

/** Folder within it while a copy is made: files not in place yet. */
export const unfinishedName = '.copie-en-cours';

/** The hashes of the copy in a folder; empty for an empty or missing one. Throws a `CliError` for any other folder. */
export function readFolder(folder: string): Hashes {
  let names: string[];
  try {
    names = fs.readdirSync(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw new CliError(`Le dossier ${folder} ne peut pas être lu (${errorCode(error)}).`);
  }
  if (names.every((name) => name === unfinishedName)) return {};
  if (!names.includes(listName)) throw othersFolder(folder);
  return readList(path.join(folder, listName));
}

/** Refuses a folder that is neither empty nor a copy. */
const othersFolder = (place: string): CliError =>
  new CliError(
    `Le dossier ${place} n’est ni vide ni une copie du site : choisissez-en un autre, ou videz-le, s’il ne tient qu’une copie déposée à la main. Rien n’y a été changé.`,
  );

/** The hashes in a list, by name. Throws a `CliError` for an invalid list. */
function readList(file: string): Hashes {
  try {
    return listSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))).files;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof z.ZodError)) throw error;
    throw new CliError(`Le fichier ${file} est abîmé : choisissez un autre dossier.`);
  }
}

/**
 * Puts changed files into the folder and removes those of the previous copy that are gone; touches no other. `files`:
 * by name, files on the same disk, which are moved. Throws a `CliError` as `readFolder` does, and, before any change,
 * where a foreign file stands in the way of the copy's files or folders.
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): Outcome {
  const before = readFolder(folder);
  refuseBlocked(folder, [...files.keys(), ...Object.keys(before).filter(isInside)]);
  const hashes = Object.fromEntries(Array.from(files, ([name, from]) => [name, hashOf(from)]));
  for (const name of files.keys())
    if (!Object.hasOwn(before, name) && fs.existsSync(path.join(folder, name)))
      throw new CliError(
        `Le fichier ${path.join(folder, name)} n’est pas de la copie et serait remplacé : déplacez-le, puis recommencez.`,
      );
  const changed = Array.from(files).filter(([name]) => !isAsListed(path.join(folder, name), hashes[name]));
  const gone = Object.keys(before).filter((name) => !files.has(name) && isInside(name));
  if (changed.length + gone.length > 0) writeList(folder, { ...before, ...hashes }); // also lists what an interruption would leave
  for (const [name, from] of changed) move(from, path.join(folder, name));
  for (const name of gone) remove(folder, name);
  if (changed.length + gone.length > 0) writeList(folder, hashes);
  return { written: changed.length, removed: gone.length, kept: files.size - changed.length };
}

/**
 * Throws a `CliError` where a foreign file stands in the way of the copy's folders, or a link, through which files
 * elsewhere would be written and removed.
 */
function refuseBlocked(folder: string, names: readonly string[]): void {
  for (const subfolder of new Set(names.map((name) => path.dirname(name)))) {
    let place = folder;
    for (const part of subfolder.split('/')) {
      place = path.join(place, part);
      const stat = fs.lstatSync(place, { throwIfNoEntry: false });
      if (!stat) break;
      if (!stat.isDirectory() && subfolder !== '.')
        throw new CliError(`Le fichier ${place} est là où la copie a un dossier : déplacez-le, puis recommencez.`);
    }
  }
}

const hashOf = (file: string): string => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

const isAsListed = (file: string, hash: string | undefined): boolean => fs.existsSync(file) && hashOf(file) === hash;

/** A tampered list must not cause removals outside the folder. */
const isInside = (name: string): boolean => !path.isAbsolute(name) && !name.split(/[\\/]/).includes('..');

/** Makes a folder and its parents, readable by any web server, as all of it is public. */
export function makeFolder(folder: string): void {
  const firstCreated = fs.mkdirSync(folder, { recursive: true });
  for (let each = folder; firstCreated !== undefined && each.length >= firstCreated.length; each = path.dirname(each))
    fs.chmodSync(each, 0o755);
}

/** Moved in one step: neither a reader nor an interruption sees half a file. */
function move(from: string, file: string): void {
  makeFolder(path.dirname(file));
  fs.chmodSync(from, 0o644);
  fs.renameSync(from, file);
}

function writeList(folder: string, files: Hashes): void {
  const sorted = Object.fromEntries(Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const partial = path.join(folder, `${listName}.part`);
  fs.mkdirSync(folder, { recursive: true });
  fs.rmSync(partial, { force: true }); // left by a killed copy, or a link to another file
  fs.writeFileSync(partial, `${JSON.stringify({ version: 1, files: sorted }, null, 1)}\n`, { flag: 'wx' });
  fs.chmodSync(partial, 0o644);
  fs.renameSync(partial, path.join(folder, listName));
}

/** Removes a file, and folders that become empty. */
function remove(folder: string, name: string): void {
  fs.rmSync(path.join(folder, name), { force: true });
  for (let parent = path.dirname(name); parent !== '.'; parent = path.dirname(parent)) {
    const full = path.join(folder, parent);
    if (!fs.existsSync(full) || fs.readdirSync(full).length > 0) return;
    fs.rmdirSync(full);
  }
}
