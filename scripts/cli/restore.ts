/** `npm run restore FILE`: brings an archive back, whole or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { createBackup } from '@/lib/backup/create';
import { databaseName, isArchivable, type Manifest } from '@/lib/backup/manifest';
import { env } from '@/lib/env';
import { copyDatabase, openDatabase, sqliteCode } from '@/lib/sqlite.mjs';
import { Stop } from '../lib/console.mjs';
import { migrate, storageStop } from '../lib/migrate.mjs';
import { unpack } from './unpack';

export type Restored = { readonly createdAt: string; readonly uploads: number; readonly previous: string | null };

/**
 * Checks the whole archive, migrates its database forward, and only then puts both in place; what was there before is kept
 * in an archive of its own (`previous`). Throws `Stop`, with nothing changed, for a damaged or newer archive and while the
 * site runs on the database.
 */
export async function restore(file: string): Promise<Restored> {
  const { databaseFile, uploadsDir } = env();
  const home = path.dirname(databaseFile);
  fs.mkdirSync(home, { recursive: true });
  const scratch = fs.mkdtempSync(path.join(home, '.restauration-'));
  try {
    refuseWhileInUse(databaseFile);
    const manifest = await unpack(file, scratch);
    const incoming = path.join(scratch, databaseName);
    migrate(incoming, path.resolve('prisma/migrations'));
    noteRestore(incoming, manifest);
    const previous = await keepPrevious(databaseFile, uploadsDir);
    addUploads(path.join(scratch, 'uploads'), uploadsDir);
    await replaceDatabase(incoming, databaseFile);
    removeOthers(uploadsDir, manifest);
    return { createdAt: manifest.createdAt, uploads: manifest.files.length - 1, previous };
  } catch (fault) {
    throw storageStop(fault, databaseFile) ?? fault;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** A site that runs holds the file open, and SQLite leaves the WAL mode only for someone who is alone with it. */
function refuseWhileInUse(file: string): void {
  if (!fs.existsSync(file)) return;
  try {
    const db = openDatabase(file);
    try {
      db.exec('PRAGMA journal_mode = DELETE');
    } finally {
      db.close();
    }
  } catch (fault) {
    if (/BUSY|LOCKED/.test(sqliteCode(fault)))
      throw new Stop('Le site est en marche sur cette base de données : arrêtez-le, puis recommencez. Rien n’a été changé.');
    if (!/CORRUPT|NOTADB/.test(sqliteCode(fault))) throw fault;
  }
}

/** The state before, as an archive; a damaged database, which cannot be archived, is put aside as it is. */
async function keepPrevious(databaseFile: string, uploadsDir: string): Promise<string | null> {
  if (!fs.existsSync(databaseFile)) return null;
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const archive = path.join(path.dirname(databaseFile), `avant-restauration-${stamp}.tar.gz`);
  try {
    await createBackup(databaseFile, uploadsDir, fs.createWriteStream(archive, { mode: 0o600, flush: true }));
    return archive;
  } catch (fault) {
    fs.rmSync(archive, { force: true });
    if (!/CORRUPT|NOTADB/.test(sqliteCode(fault))) throw fault;
    const aside = `${databaseFile}.abimee-${stamp}`;
    for (const suffix of ['', '-wal', '-shm']) if (fs.existsSync(databaseFile + suffix)) fs.renameSync(databaseFile + suffix, aside + suffix);
    return aside;
  }
}

/** The journal tells what the host did, in the same change (trust.md 32). */
function noteRestore(file: string, { createdAt }: Manifest): void {
  const db = openDatabase(file);
  try {
    db.prepare(`INSERT INTO "AuditEvent" ("at", "event", "requestId", "ip", "detail") VALUES (?, 'site.restore', 'host', 'host', ?)`).run(
      new Date().toISOString().replace('Z', '+00:00'),
      JSON.stringify({ createdAt }),
    );
  } finally {
    db.close();
  }
}

/** Uploads keep their names for ever, so that adding those that are missing takes nothing from what is there. */
function addUploads(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  if (!fs.existsSync(from)) return;
  for (const name of fs.readdirSync(from)) {
    const partial = path.join(to, `${name}.part`);
    fs.copyFileSync(path.join(from, name), partial);
    fs.renameSync(partial, path.join(to, name));
  }
}

/** SQLite's own copy into the file: one transaction, which a crash takes back. */
async function replaceDatabase(from: string, to: string): Promise<void> {
  const db = openDatabase(from);
  try {
    db.exec('PRAGMA journal_mode = DELETE');
    await copyDatabase(db, to);
  } finally {
    db.close();
  }
}

/** What the restored database does not know is in the archive of the state before. */
function removeOthers(folder: string, { files }: Manifest): void {
  const known = new Set(files.map(({ name }) => name));
  for (const name of fs.readdirSync(folder)) if (isArchivable(name) && !known.has(`uploads/${name}`)) fs.rmSync(path.join(folder, name));
}
