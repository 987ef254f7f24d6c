/** Changes to the uploads folder during a restoration, whose database refers to other pictures and documents. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '@/lib/cli-error.mjs';
import { syncFile, syncFolder } from '@/lib/files';
import { openDatabase, tableNames } from '@/lib/sqlite';
import type { Manifest } from './manifest';

/**
 * The file names of a database's pictures and documents, each with the SHA-256 of its bytes. Reads a database of this
 * release or an older one.
 */
export function namedUploads(database: string): ReadonlyMap<string, string> {
  const db = openDatabase(database, { readOnly: true });
  try {
    const pictures = db.prepare('SELECT "name", "sha256" FROM "Upload" ORDER BY "name"').all();
    // A restoration first archives the present database, which may be from a release without documents.
    const hasDocuments = tableNames(db).has('Document');
    const documents = hasDocuments
      ? db.prepare(`SELECT "id" || '.pdf' AS "name", "sha256" FROM "Document" ORDER BY "id"`).all()
      : [];
    return new Map([...pictures, ...documents].map(({ name, sha256 }) => [String(name), String(sha256)]));
  } finally {
    db.close();
  }
}

/** The database's pictures and documents that the uploads folder lacks; all of them where there is no such folder. */
export function missingUploads(database: string, uploadsDir: string): string[] {
  const existing = new Set(fs.existsSync(uploadsDir) ? fs.readdirSync(uploadsDir) : []);
  return [...namedUploads(database).keys()].filter((name) => !existing.has(name));
}

/** The names that an archive lacks or has with other bytes. */
export function missingFromArchive({ files }: Manifest, hashes: ReadonlyMap<string, string>): string[] {
  const archived = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  return [...hashes].filter(([name, sha256]) => archived.get(`uploads/${name}`) !== sha256).map(([name]) => name);
}

/** Whether a file can be read and has these bytes. */
export function isIntact(file: string, sha256: string | undefined): boolean {
  try {
    return createHash('sha256').update(fs.readFileSync(file)).digest('hex') === sha256;
  } catch {
    return false;
  }
}

/**
 * Copies the named files from one folder into another, each complete before it gets its name. A name always stands for
 * the same bytes: where they differ, the file in `to` is damaged, since those in `from` have been checked. Throws
 * `CliError`, before anything is copied, where such a name is not a file's. Returns the names that were missing in
 * `to`, and removes them again when it throws.
 */
export function addUploads(from: string, to: string, names: readonly string[]): string[] {
  const missing = names.filter((name) => isMissing(path.join(to, name)));
  try {
    for (const name of names) {
      const partial = path.join(to, `.${name}.part`);
      fs.copyFileSync(path.join(from, name), partial);
      syncFile(partial);
      fs.renameSync(partial, path.join(to, name));
    }
    syncFolder(to);
  } catch (error) {
    removeUploads(to, [...missing, ...names.map((name) => `.${name}.part`)]);
    throw error;
  }
  return missing;
}

export function removeUploads(folder: string, names: readonly string[]): void {
  for (const name of names) fs.rmSync(path.join(folder, name), { force: true });
}

function isMissing(file: string): boolean {
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stat && !stat.isFile())
    throw new CliError(
      `${file} porte le nom d’une image sans être un fichier : déplacez-le, puis recommencez. Rien n’a été changé.`,
    );
  return !stat;
}
