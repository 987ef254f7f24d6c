/** `npm run restore FILE`: restores an archive, or the copy of a database, completely or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '@/lib/cli-error.mjs';
import { env } from '@/lib/env';
import { diskProblem, errorCode, sqliteCode } from '@/lib/error-codes';
import { ensureWritable, handOver, placeNew, syncFolder } from '@/lib/files';
import { migrate, storageError } from '@/lib/site/db/migrate';
import { variantsFolder } from '@/lib/site/media/stored-images';
import { copyDatabase, type Database, openDatabase, tableNames } from '@/lib/sqlite';
import { createBackup } from './backup';
import { type CarriedRows, carryOver, type RestoredAccount, readCarriedRows } from './carry';
import { checkDatabase, hasSiteTables, isDamage, mendTexts, UnusableDatabase } from './database';
import { countUploads, databaseName, type Manifest, uploadsOf } from './manifest';
import { damagedArchive, unpack } from './read';
import { addUploads, isIntact, missingFromArchive, namedUploads, removeUploads } from './uploads';

export { formatDateTime, formatLongDate } from '@/lib/format/dates';
export { isDatabase } from './read';

export type Restored = {
  readonly createdAt: string;
  /** Number of pictures and documents. */
  readonly uploads: number;
  readonly documents: number;
  /** Path of the previous state: an archive, or the damaged database; null when there was none. */
  readonly previous: string | null;
  /** Names of the pictures and documents in the database that are missing or damaged. */
  readonly lost: readonly string[];
  readonly account: RestoredAccount | null;
};

/**
 * Checks the whole archive and applies the migrations that its database lacks; then locks the present database,
 * archives its state (`previous`), adds the pictures and documents, replaces the database in one step, and removes
 * those that are in `previous` and neither in the archive nor named by its database. A crash therefore leaves the old
 * site or the new one, with some files too many at most. Throws `CliError`, with nothing changed, for an unusable
 * archive and while a site or another restoration uses the database.
 */
export function restore(file: string): Promise<Restored> {
  const { databaseFile, uploadsDir } = env();
  return unpacked(file, async (scratch, manifest) => {
    ensureWritable(uploadsDir, 'UPLOADS_DIR');
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const current = lockCurrent(databaseFile, stamp);
    try {
      return await replaceAll(current, stamp, scratch, manifest);
    } finally {
      current?.close();
    }
  });
}

/**
 * The part of a restoration that changes nothing: unpacks and checks the whole archive, and applies the migrations that
 * its database lacks. Throws `CliError` for an archive that could not be restored here.
 */
export const tryRestore = (file: string): Promise<void> => unpacked(file, async () => {});

/** Gives `work` the unpacked and checked archive, in a folder beside the database that is removed afterwards. */
async function unpacked<Result>(
  file: string,
  work: (scratch: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const { databaseFile } = env();
  const home = path.dirname(databaseFile);
  ensureWritable(home, 'DATABASE_URL');
  const scratch = fs.mkdtempSync(path.join(home, '.restauration-'));
  const incoming = path.join(scratch, databaseName);
  try {
    fs.mkdirSync(path.join(scratch, 'uploads'));
    const manifest = await unpack(file, scratch);
    await checkDatabase(incoming);
    migrate(incoming, path.resolve('prisma/migrations'));
    return await work(scratch, manifest);
  } catch (error) {
    throw restoreError(error, file) ?? storageError(error, databaseFile) ?? error;
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}

const foreignArchive = (file: string) =>
  new CliError(`La sauvegarde ${file} ne contient pas la base de données de ce site : rien n’a été changé.`);

/** `current` is null for a damaged database; damage inside one shows only when it is read or archived. */
async function replaceAll(
  current: Database | null,
  stamp: string,
  scratch: string,
  manifest: Manifest,
): Promise<Restored> {
  const { databaseFile, uploadsDir } = env();
  const incoming = path.join(scratch, databaseName);
  const names = uploadsOf(manifest);
  const account = prepare(incoming, manifest, current && (await unlessDamaged(() => readCarriedRows(current))));
  const hashes = namedUploads(incoming);
  const lacked = new Set(missingFromArchive(manifest, hashes));
  const lost = [...lacked].filter((name) => !isIntact(path.join(uploadsDir, name), hashes.get(name))); // others are intact here
  const isEmpty = current !== null && tableNames(current).size === 0;
  const archive = path.join(path.dirname(databaseFile), `avant-restauration-${stamp}.tar.gz`);
  const savedArchive = isEmpty
    ? null
    : current && (await unlessDamaged(() => createBackup(databaseFile, uploadsDir, archive)));
  const added = addUploads(
    path.join(scratch, 'uploads'),
    uploadsDir,
    names.filter((name) => !lacked.has(name) || lost.includes(name)),
  );
  let previous = savedArchive && archive;
  try {
    if (current && (savedArchive || isEmpty)) await replaceCurrent(databaseFile, current, incoming);
    else {
      current?.close();
      previous = replaceDamaged(databaseFile, incoming, stamp);
    }
  } catch (error) {
    removeUploads(uploadsDir, added);
    throw error;
  }
  handOver([
    path.dirname(databaseFile),
    uploadsDir,
    databaseFile,
    ...(previous ? [previous] : []),
    ...names.map((name) => path.join(uploadsDir, name)),
  ]);
  const hasUploads = manifest.files.length > 0; // otherwise the uploads stay as they are
  removeUnused(
    savedArchive && hasUploads
      ? uploadsOf(savedArchive.manifest).filter((name) => !names.includes(name) && !hashes.has(name))
      : [],
  );
  return { createdAt: manifest.createdAt, ...countUploads(manifest), previous, lost, account };
}

/** The result of `work` on the present database; null when it turns out to be damaged. */
async function unlessDamaged<Result>(work: () => Result | Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    if (isDamage(error)) return null;
    throw error;
  }
}

/** Makes the incoming database ready for use, in one file; its audit log records the restoration. */
function prepare(incoming: string, { createdAt }: Manifest, present: CarriedRows | null): RestoredAccount | null {
  const db = openDatabase(incoming);
  try {
    mendTexts(db);
    const account = carryOver(db, present);
    db.prepare(
      `INSERT INTO "AuditEvent" ("at", "event", "requestId", "ip", "detail") VALUES (?, 'site.restore', 'host', 'host', ?)`,
    ).run(new Date().toISOString().replace('Z', '+00:00'), JSON.stringify({ createdAt }));
    db.exec('PRAGMA journal_mode = DELETE');
    return account;
  } finally {
    db.close();
  }
}

/** Removes uploads that no content uses, and cached variants. Only uploads in an archive may be removed. */
function removeUnused(unused: readonly string[]): void {
  const { uploadsDir } = env();
  try {
    removeUploads(uploadsDir, unused);
    const variants = variantsFolder();
    if (fs.lstatSync(variants, { throwIfNoEntry: false })?.isDirectory()) fs.rmSync(variants, { recursive: true });
  } catch (error) {
    const why = `ce qui n’en est pas n’a pas pu être retiré de ${uploadsDir} (${errorCode(error)})`;
    throw new CliError(`Le site est revenu à l’état de la sauvegarde, mais ${why} : recommencez.`);
  }
}

/** The French message for an error that a restoration can expect; null for any other. */
function restoreError(error: unknown, file: string): CliError | null {
  const { databaseFile, uploadsDir } = env();
  const code = sqliteCode(error);
  if (error instanceof UnusableDatabase && error.file !== databaseFile)
    return isDamage(error) ? damagedArchive(file) : foreignArchive(file);
  if (error instanceof UnusableDatabase)
    return new CliError(
      `La base de données ${databaseFile} n’est pas celle de ce site : vérifiez DATABASE_URL. Rien n’a été changé.`,
    );
  if (/BUSY|LOCKED/.test(code))
    return new CliError(
      'Le site est en marche sur cette base de données, ou une autre restauration : arrêtez-le, puis recommencez. Rien n’a été changé.',
    );
  // A statement that does not fit a table named like one of ours: it is another program's.
  if (/^SQLITE_(ERROR|CONSTRAINT)$/.test(code)) return foreignArchive(file);
  const place = error instanceof Error && ('dest' in error ? error.dest : 'path' in error && error.path);
  return diskProblem(
    error,
    String(place).startsWith(uploadsDir) ? uploadsDir : path.dirname(databaseFile),
    'rien n’a été changé',
  );
}

const siblings = ['-wal', '-shm', '-journal'] as const;

/**
 * Takes the lock that lets others read but not write; creates an empty database where there is none. Returns null for
 * one that is damaged. Throws `SQLITE_BUSY` when a site or another restoration uses it, and `UnusableDatabase` for
 * another program's, before a byte of it is changed.
 */
function lockCurrent(file: string, stamp: string): Database | null {
  setOrphansAside(file, stamp);
  const db = openDatabase(file, { create: true });
  try {
    if (tableNames(db).size > 0 && !hasSiteTables(db)) throw new UnusableDatabase('foreign', file);
    db.exec('PRAGMA journal_mode = DELETE'); // SQLite leaves WAL mode only when nobody else has the file open
    db.exec('BEGIN IMMEDIATE');
    return db;
  } catch (error) {
    db.close();
    if (isDamage(error)) return null;
    throw error;
  }
}

/**
 * Sets aside journals that SQLite would delete beside a missing or an empty database. While one is being created it is
 * empty and has a `-journal`.
 */
function setOrphansAside(file: string, stamp: string): void {
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size;
  const orphans = size === undefined ? siblings : siblings.slice(0, size === 0 ? 1 : 0);
  for (const suffix of orphans)
    if (fs.existsSync(file + suffix)) fs.renameSync(file + suffix, asideName(file, stamp) + suffix);
}

/**
 * Releases the lock and replaces the present database by `incoming`. SQLite overwrites the file in one transaction,
 * which a crash rolls back: a program that has it open reads the new content.
 */
async function replaceCurrent(file: string, current: Database, incoming: string): Promise<void> {
  const db = openDatabase(incoming, { readOnly: true });
  try {
    current.close();
    await copyDatabase(db, file);
  } finally {
    db.close();
  }
}

/**
 * Replaces a damaged database by renaming `incoming`, because SQLite cannot overwrite what it cannot read. The damaged
 * file and its journals are kept under another name. Returns that name.
 */
function replaceDamaged(file: string, incoming: string, stamp: string): string {
  const aside = asideName(file, stamp);
  for (const suffix of ['', ...siblings]) if (fs.existsSync(file + suffix)) placeNew(file + suffix, aside + suffix);
  for (const suffix of siblings) fs.rmSync(file + suffix, { force: true });
  fs.renameSync(incoming, file);
  syncFolder(path.dirname(file));
  return aside;
}

const asideName = (file: string, stamp: string): string => `${file}.abimee-${stamp}`;
