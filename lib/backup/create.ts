/** Writes one archive of everything that the site keeps (trust.md 30), while it runs. */
import fs from 'node:fs';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import Database from 'better-sqlite3';
import { type ArchivedFile, archiveFormat, databaseName, isArchivable, type Manifest, sha256Of } from './manifest';
import { type TarEntry, writeTar } from './tar';

/**
 * Writes a gzipped archive to `out`: a manifest, a consistent copy of the database, and the uploads. `databaseFile` and
 * `uploadsDir` are absolute paths. The database is copied first: a file that it names was there before it was named.
 */
export async function createBackup(databaseFile: string, uploadsDir: string, out: Writable): Promise<Manifest> {
  const scratch = fs.mkdtempSync(path.join(path.dirname(databaseFile), '.sauvegarde-'));
  try {
    const copy = path.join(scratch, databaseName);
    await copyDatabase(databaseFile, copy);
    const sources = new Map([[databaseName, copy]]);
    for (const name of uploadNames(uploadsDir)) sources.set(`uploads/${name}`, path.join(uploadsDir, name));
    const files = await Promise.all(Array.from(sources, ([name, file]) => describe(name, file)));
    const manifest: Manifest = { kind: 'portfolio-backup', format: archiveFormat, createdAt: new Date().toISOString(), files };
    await pipeline(Readable.from(writeTar(entries(manifest, sources))), createGzip({ level: 6 }), out);
    return manifest;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const db = new Database(from, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    await db.backup(to);
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
