/** `npm run restore FILE`: brings an archive back, whole or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { type Access, carryAccess, type RestoredAccount, readAccess } from '@/lib/backup/access';
import { createBackup } from '@/lib/backup/create';
import { checkDatabase, isDamage, UnusableDatabase } from '@/lib/backup/database';
import { databaseName, type Manifest, picturesOf } from '@/lib/backup/manifest';
import { addPictures, NotAFile, removePictures } from '@/lib/backup/pictures';
import { holdPresent, letGo, type Present, replaceDamaged, replacePresent } from '@/lib/backup/present';
import { env } from '@/lib/env';
import { isDiskFull } from '@/lib/faults.mjs';
import { variantsFolder } from '@/lib/image-variants';
import { openDatabase, sqliteCode } from '@/lib/sqlite.mjs';
import { Stop } from '../lib/console.mjs';
import { keepPrivate, migrate, storageStop } from '../lib/migrate.mjs';
import { needFolder } from '../lib/writable.mjs';
import { damagedArchive, unpack } from './unpack';

export type Restored = {
  readonly createdAt: string;
  readonly uploads: number;
  /** Where the state before is kept: an archive, or a database that was damaged; null when there was none. */
  readonly previous: string | null;
  readonly account: RestoredAccount | null;
};

/**
 * Checks the whole archive and migrates its database forward; then holds the present database, keeps its state in an archive
 * (`previous`), adds the pictures, replaces the database in one step, and removes the pictures that `previous` has and the new
 * database does not. So a crash leaves the old site or the new one, with at most some pictures too many. Throws `Stop`, with
 * nothing changed, for an archive that will not do and while a site or another restoration uses the database.
 */
export async function restore(file: string): Promise<Restored> {
  const { databaseFile, uploadsDir } = env();
  const home = path.dirname(databaseFile);
  needFolder(home, 'DATABASE_URL');
  const scratch = fs.mkdtempSync(path.join(home, '.restauration-'));
  try {
    const manifest = await unpack(file, scratch);
    bringForward(path.join(scratch, databaseName), file);
    needFolder(uploadsDir, 'UPLOADS_DIR');
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const present = holdPresent(databaseFile, stamp);
    try {
      return await replaceAll(present, stamp, scratch, manifest, file);
    } finally {
      letGo(databaseFile, present);
    }
  } catch (fault) {
    throw restoreStop(fault, databaseFile) ?? storageStop(fault, databaseFile) ?? fault;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Checks the archive's database and applies the migrations that it lacks. Throws `Stop` where that cannot be. */
function bringForward(incoming: string, file: string): void {
  try {
    checkDatabase(incoming);
    migrate(incoming, path.resolve('prisma/migrations'));
  } catch (fault) {
    if (fault instanceof UnusableDatabase) throw fault.reason === 'damaged' ? damagedArchive(file) : foreignArchive(file);
    throw isOtherTable(fault) ? foreignArchive(file) : fault;
  }
}

/** Whether SQLite was asked for what a table has not: it bears one of our names and is another program's. */
const isOtherTable = (fault: unknown): boolean => /^SQLITE_(ERROR|CONSTRAINT)$/.test(sqliteCode(fault));

const foreignArchive = (file: string) => new Stop(`La sauvegarde ${file} ne contient pas la base de données de ce site : rien n’a été changé.`);

async function replaceAll(present: Present, stamp: string, scratch: string, manifest: Manifest, file: string): Promise<Restored> {
  const { databaseFile, uploadsDir } = env();
  const incoming = path.join(scratch, databaseName);
  const names = picturesOf(manifest);
  const account = ready(incoming, manifest, accessOf(present), file);
  const kept = await keepPresent(present, stamp);
  const added = addPictures(path.join(scratch, 'uploads'), uploadsDir, names);
  let previous = kept.archive;
  try {
    if (kept.isDamaged) previous = replaceDamaged(databaseFile, present, stamp, incoming);
    else await replacePresent(databaseFile, present, incoming);
  } catch (fault) {
    removePictures(uploadsDir, added);
    throw fault;
  }
  keepPrivate(databaseFile);
  removePictures(
    uploadsDir,
    kept.pictures.filter((name) => !names.includes(name)),
  );
  removeVariants();
  return { createdAt: manifest.createdAt, uploads: names.length, previous, account };
}

/** Who may sign in now; null where the present database cannot tell. */
function accessOf({ db }: Present): Access | null {
  try {
    return db && readAccess(db);
  } catch (fault) {
    if (isDamage(fault)) return null;
    throw fault;
  }
}

/** The incoming database as it will be used, in one file; its journal tells what the host did. */
function ready(incoming: string, { createdAt }: Manifest, present: Access | null, file: string): RestoredAccount | null {
  const db = openDatabase(incoming);
  try {
    const account = carryAccess(db, present);
    db.prepare(`INSERT INTO "AuditEvent" ("at", "event", "requestId", "ip", "detail") VALUES (?, 'site.restore', 'host', 'host', ?)`).run(
      new Date().toISOString().replace('Z', '+00:00'),
      JSON.stringify({ createdAt }),
    );
    db.exec('PRAGMA journal_mode = DELETE');
    return account;
  } catch (fault) {
    throw isOtherTable(fault) ? foreignArchive(file) : fault;
  } finally {
    db.close();
  }
}

/** Keeps the present state in an archive: what that holds may be removed, and nothing else. A damaged database has none. */
async function keepPresent({ state }: Present, stamp: string): Promise<{ archive: string | null; pictures: readonly string[]; isDamaged: boolean }> {
  const { databaseFile, uploadsDir } = env();
  if (state !== 'whole') return { archive: null, pictures: [], isDamaged: state === 'damaged' };
  const archive = path.join(path.dirname(databaseFile), `avant-restauration-${stamp}.tar.gz`);
  try {
    const { manifest } = await createBackup(databaseFile, uploadsDir, archive);
    return { archive, pictures: picturesOf(manifest), isDamaged: false };
  } catch (fault) {
    if (fault instanceof UnusableDatabase && fault.reason === 'damaged') return { archive: null, pictures: [], isDamaged: true };
    throw fault;
  }
}

/** The sizes made of pictures that may be gone; those of the others are made again. */
function removeVariants(): void {
  const folder = variantsFolder();
  if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(folder, { recursive: true });
}

/** The line for what kept a restoration from beginning, or null. */
function restoreStop(fault: unknown, databaseFile: string): Stop | null {
  if (fault instanceof NotAFile)
    return new Stop(`${fault.path} porte le nom d’une image sans être un fichier : déplacez-le, puis recommencez. Rien n’a été changé.`);
  if (fault instanceof UnusableDatabase)
    return new Stop(`La base de données ${databaseFile} n’est pas celle de ce site : vérifiez DATABASE_URL. Rien n’a été changé.`);
  if (/BUSY|LOCKED/.test(sqliteCode(fault)))
    return new Stop('Le site est en marche sur cette base de données, ou une autre restauration : arrêtez-le, puis recommencez. Rien n’a été changé.');
  return isDiskFull(fault) ? new Stop('Le disque est plein : rien n’a été changé.') : null;
}
