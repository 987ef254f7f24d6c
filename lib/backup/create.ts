/** Writes one archive of everything that the site keeps (trust.md 30), while it runs. */
import fs from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { copyDatabase, openDatabase } from '@/lib/sqlite.mjs';
import { type ArchivedFile, archiveFormat, databaseName, isArchivable, type Manifest, sha256Of } from './manifest';
import { type TarEntry, writeTar } from './tar';

/** A copy of everything, ready to be written out. */
export type PreparedBackup = {
  readonly manifest: Manifest;
  /** The gzipped archive, made as it is read; a file that cannot be read breaks it off, `signal` too. The copy goes when it ends, however it ends. */
  readonly archive: (signal?: AbortSignal) => Readable;
  /** Removes the copy, for one that is not written. */
  readonly discard: () => void;
};

/**
 * Writes a gzipped archive to `out`: a manifest, a consistent copy of the database, and the uploads. `databaseFile` and
 * `uploadsDir` are absolute paths.
 */
export async function createBackup(databaseFile: string, uploadsDir: string, out: Writable): Promise<Manifest> {
  const { manifest, archive, discard } = await prepareBackup(databaseFile, uploadsDir);
  try {
    await pipeline(archive(), out);
    return manifest;
  } finally {
    discard();
  }
}

/** Copies the database beside itself and takes the SHA-256 of every file. The database comes first: a file that it names was there before it was named. */
export async function prepareBackup(databaseFile: string, uploadsDir: string): Promise<PreparedBackup> {
  const scratch = fs.mkdtempSync(path.join(path.dirname(databaseFile), '.sauvegarde-'));
  const discard = () => fs.rmSync(scratch, { recursive: true, force: true });
  try {
    const copy = path.join(scratch, databaseName);
    await copyOf(databaseFile, copy);
    const sources = new Map([[databaseName, copy]]);
    for (const name of uploadNames(uploadsDir)) sources.set(`uploads/${name}`, path.join(uploadsDir, name));
    const files: ArchivedFile[] = [];
    for (const [name, file] of sources) files.push(await describe(name, file));
    const manifest: Manifest = { kind: 'portfolio-backup', format: archiveFormat, createdAt: new Date().toISOString(), files };
    return { manifest, archive: (signal) => archiveOf(manifest, sources, discard, signal), discard };
  } catch (fault) {
    discard();
    throw fault;
  }
}

function archiveOf(manifest: Manifest, sources: ReadonlyMap<string, string>, onEnd: () => void, signal?: AbortSignal): Readable {
  const gzip = createGzip({ level: 6 });
  // A fault destroys `gzip` too, and whoever reads it meets it there.
  pipeline(Readable.from(writeTar(entries(manifest, sources))), gzip, { signal }).then(onEnd, onEnd);
  return gzip;
}

/** « sauvegarde-2026-11-21T10-30-00.tar.gz », in UTC. */
export const archiveName = (at = new Date()): string => `sauvegarde-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;

async function copyOf(from: string, to: string): Promise<void> {
  const db = openDatabase(from, { readOnly: true, wait: 5000 });
  try {
    await copyDatabase(db, to);
  } finally {
    db.close();
  }
}

function uploadNames(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder).filter(isArchivable).sort() : [];
}

async function describe(name: string, file: string): Promise<ArchivedFile> {
  return { name, size: fs.statSync(file).size, sha256: await sha256Of(file) };
}

function* entries(manifest: Manifest, sources: ReadonlyMap<string, string>): Generator<TarEntry> {
  const head = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield { name: 'manifest.json', size: head.length, content: [head] };
  for (const { name, size } of manifest.files) {
    const file = sources.get(name);
    if (file !== undefined) yield { name, size, content: fs.createReadStream(file) };
  }
}
