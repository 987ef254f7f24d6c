/** `npm run restore FILE`: restores an archive, completely or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type Access, carryAccess, type RestoredAccount, readAccess } from '@/lib/backup/access';
import { createBackup } from '@/lib/backup/create';
import { type CurrentDatabase, lockCurrent, replaceCurrent, replaceDamaged, unlockCurrent } from '@/lib/backup/current-database';
import { checkDatabase, isDamage, mendTexts, UnusableDatabase } from '@/lib/backup/database';
import { handOver } from '@/lib/backup/files';
import { countUploads, databaseName, type Manifest, uploadsOf } from '@/lib/backup/manifest';
import { addUploads, isWhole, lostFrom, NotAFile, namedUploads, removeUploads } from '@/lib/backup/uploads';
import { carryVersions, readVersions, type Versions } from '@/lib/backup/versions';
import { keepPrivate, migrate, storageError } from '@/lib/db/migrate';
import { env } from '@/lib/env';
import { errorCode, sqliteCode } from '@/lib/error-codes';
import { variantsFolder } from '@/lib/media/stored-variants';
import { type Database, openDatabase } from '@/lib/sqlite';
import { ensureWritable } from '@/lib/start/ensure-writable';
import { CliError } from '../lib/console';
import { diskProblem } from './disk-problem';
import { damagedArchive, unpack } from './unpack';

export { formatDateTime, formatLongDate } from '@/lib/format/dates';

export type Restored = {
  readonly createdAt: string;
  /** Of pictures, and of documents. */
  readonly uploads: number;
  readonly documents: number;
  /** Path of the previous state: an archive, or the damaged database; null when there was none. */
  readonly previous: string | null;
  /** Names of the pictures and documents in the database that are missing or damaged. */
  readonly lost: readonly string[];
  readonly account: RestoredAccount | null;
};

/**
 * Checks the whole archive and applies the migrations that its database lacks; then locks the present database, archives its state
 * (`previous`), adds the pictures and documents, replaces the database in one step, and removes those that are in `previous` and neither
 * in the archive nor named by its database. A crash therefore leaves the old site or the new one, with some files too many at most. Throws `CliError`, with
 * nothing changed, for an unusable archive and while a site or another restoration uses the database.
 */
export async function restore(file: string): Promise<Restored> {
  const { databaseFile, uploadsDir } = env();
  const home = path.dirname(databaseFile);
  ensureWritable(home, 'DATABASE_URL');
  const scratch = fs.mkdtempSync(path.join(home, '.restauration-'));
  try {
    const manifest = await unpack(file, scratch);
    bringForward(path.join(scratch, databaseName), file);
    ensureWritable(uploadsDir, 'UPLOADS_DIR');
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const current = lockCurrent(databaseFile, stamp);
    try {
      return await replaceAll(current, stamp, scratch, manifest, file);
    } finally {
      unlockCurrent(databaseFile, current);
    }
  } catch (error) {
    throw restoreError(error) ?? storageError(error, databaseFile) ?? error;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

/** Checks the archive's database and applies the migrations that it lacks. Throws `CliError` when it is damaged or another program's. */
function bringForward(incoming: string, file: string): void {
  try {
    checkDatabase(incoming);
    migrate(incoming, path.resolve('prisma/migrations'));
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error.reason === 'damaged' ? damagedArchive(file) : foreignArchive(file);
    throw isOtherTable(error) ? foreignArchive(file) : error;
  }
}

/** Whether a statement does not fit a table: it has the name of one of ours, and is another program's. */
const isOtherTable = (error: unknown): boolean => /^SQLITE_(ERROR|CONSTRAINT)$/.test(sqliteCode(error));

const foreignArchive = (file: string) => new CliError(`La sauvegarde ${file} ne contient pas la base de données de ce site : rien n’a été changé.`);

async function replaceAll(current: CurrentDatabase, stamp: string, scratch: string, manifest: Manifest, file: string): Promise<Restored> {
  const { databaseFile, uploadsDir } = env();
  const incoming = path.join(scratch, databaseName);
  const names = uploadsOf(manifest);
  const account = ready(incoming, manifest, { access: readable(current, readAccess), versions: readable(current, readVersions) }, file);
  const named = namedUploads(incoming);
  const lacked = new Set(lostFrom(manifest, named));
  const lost = [...lacked].filter((name) => !isWhole(path.join(uploadsDir, name), named.get(name))); // others are whole here
  const kept = await keepCurrent(current, stamp);
  const added = addUploads(
    path.join(scratch, 'uploads'),
    uploadsDir,
    names.filter((name) => !lacked.has(name) || lost.includes(name)),
  );
  let previous = kept.archive;
  try {
    if (kept.isDamaged) previous = replaceDamaged(databaseFile, current, stamp, incoming);
    else await replaceCurrent(databaseFile, current, incoming);
  } catch (error) {
    removeUploads(uploadsDir, added);
    throw error;
  }
  handOver([path.dirname(databaseFile), uploadsDir, databaseFile, ...(previous ? [previous] : []), ...names.map((name) => path.join(uploadsDir, name))]);
  tidy(kept.uploads.filter((name) => !names.includes(name) && !named.has(name)));
  return { createdAt: manifest.createdAt, ...countUploads(manifest), previous, lost, account };
}

/** What follows once the database is replaced; `unused` are names of uploads. */
function tidy(unused: readonly string[]): void {
  const { databaseFile, uploadsDir } = env();
  try {
    keepPrivate(databaseFile);
    removeUploads(uploadsDir, unused);
    removeVariants();
  } catch (error) {
    const why = `ce qui n’en est pas n’a pas pu être retiré de ${uploadsDir} (${errorCode(error)})`;
    throw new CliError(`Le site est revenu à l’état de la sauvegarde, mais ${why} : recommencez.`);
  }
}

/** What `read` finds in the present database; null when it is damaged. */
function readable<Found>({ db }: CurrentDatabase, read: (db: Database) => Found): Found | null {
  try {
    return db && read(db);
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  }
}

type Before = { readonly access: Access | null; readonly versions: Versions | null };

/**
 * Makes the incoming database ready for use, in one file: mends its texts, adjusts its access and its version numbers, and records the
 * restoration in its audit log.
 */
function ready(incoming: string, { createdAt }: Manifest, before: Before, file: string): RestoredAccount | null {
  const db = openDatabase(incoming);
  try {
    mendTexts(db);
    const account = carryAccess(db, before.access);
    carryVersions(db, before.versions);
    db.prepare(`INSERT INTO "AuditEvent" ("at", "event", "requestId", "ip", "detail") VALUES (?, 'site.restore', 'host', 'host', ?)`).run(
      new Date().toISOString().replace('Z', '+00:00'),
      JSON.stringify({ createdAt }),
    );
    db.exec('PRAGMA journal_mode = DELETE');
    return account;
  } catch (error) {
    throw isOtherTable(error) ? foreignArchive(file) : error;
  } finally {
    db.close();
  }
}

/** Archives the present state: only uploads in that archive may be removed. None is made of a damaged database. */
async function keepCurrent({ state }: CurrentDatabase, stamp: string): Promise<{ archive: string | null; uploads: readonly string[]; isDamaged: boolean }> {
  const { databaseFile, uploadsDir } = env();
  if (state !== 'whole') return { archive: null, uploads: [], isDamaged: state === 'damaged' };
  const archive = path.join(path.dirname(databaseFile), `avant-restauration-${stamp}.tar.gz`);
  try {
    const { manifest } = await createBackup(databaseFile, uploadsDir, archive);
    return { archive, uploads: uploadsOf(manifest), isDamaged: false };
  } catch (error) {
    if (error instanceof UnusableDatabase && error.reason === 'damaged') return { archive: null, uploads: [], isDamaged: true };
    throw error;
  }
}

/** Empties the cache of variants, whose uploads may be gone; the others are made again. */
function removeVariants(): void {
  const folder = variantsFolder();
  if (fs.lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(folder, { recursive: true });
}

/** The French line for an error that is expected of a restoration, or null for any other. */
function restoreError(error: unknown): CliError | null {
  const { databaseFile, uploadsDir } = env();
  if (error instanceof NotAFile)
    return new CliError(`${error.path} porte le nom d’une image sans être un fichier : déplacez-le, puis recommencez. Rien n’a été changé.`);
  if (error instanceof UnusableDatabase)
    return new CliError(`La base de données ${databaseFile} n’est pas celle de ce site : vérifiez DATABASE_URL. Rien n’a été changé.`);
  if (/BUSY|LOCKED/.test(sqliteCode(error)))
    return new CliError('Le site est en marche sur cette base de données, ou une autre restauration : arrêtez-le, puis recommencez. Rien n’a été changé.');
  const { path: place = '', dest = place } = z.object({ path: z.string(), dest: z.string() }).partial().safeParse(error).data ?? {};
  return diskProblem(error, dest.startsWith(uploadsDir) ? uploadsDir : path.dirname(databaseFile), 'rien n’a été changé');
}
