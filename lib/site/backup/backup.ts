/** Writes one archive of everything that the site stores, while it runs. */
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGzip } from 'node:zlib';
import { CliError } from '@/lib/cli-error.mjs';
import { env } from '@/lib/env';
import { diskProblem, errorCode, isDenied } from '@/lib/error-codes';
import { placeNew, withPath } from '@/lib/files';
import { storageError } from '@/lib/site/db/migrate';
import { copyChecked, UnusableDatabase } from './database';
import { type ArchivedFile, archiveFormat, countUploads, databaseName, isUpload, type Manifest } from './manifest';
import { readArchive } from './read';
import { type TarEntry, writeTar } from './tar';
import { missingFromArchive, namedUploads } from './uploads';

/** A snapshot of everything, ready to be written out. */
type PreparedBackup = {
  readonly manifest: Manifest;
  /**
   * Names of pictures and documents in the database that the snapshot lacks or has with other bytes, because the
   * uploads folder does.
   */
  readonly lost: readonly string[];
  /**
   * The gzipped archive, produced as it is read; an unreadable file or `signal` aborts it. The snapshot is removed when
   * it ends, in any way.
   */
  readonly archive: (signal?: AbortSignal) => Readable;
  /** Removes the snapshot when no archive is written from it. */
  readonly discard: () => void;
};

/**
 * Writes a gzipped archive to `file`: a manifest, a consistent copy of the database, the pictures and the documents. It
 * gets its name only once it is on the disk and has been read back, and never replaces another file (`EEXIST`). Throws
 * `UnusableDatabase`, and the system's errors, whose path is that of the archive or of the site; no file is left then.
 * All three are absolute paths.
 */
export async function createBackup(
  databaseFile: string,
  uploadsDir: string,
  file: string,
): Promise<Pick<PreparedBackup, 'manifest' | 'lost'>> {
  const partial = `${file}.${randomBytes(4).toString('hex')}.part`;
  const out = await fs.promises.open(partial, 'wx', 0o600); // first, so that an unwritable folder fails early
  try {
    removePartials(file);
    const { manifest, lost, archive, discard } = await prepareBackup(databaseFile, uploadsDir);
    try {
      await pipeline(archive(), out.createWriteStream({ flush: true }));
      const written = await readArchive(partial, () => writeOut);
      if (!isDeepStrictEqual(written, manifest)) throw new Error(`${partial} does not hold what was written to it`);
    } catch (error) {
      throw withPath(error, partial);
    } finally {
      discard();
    }
    placeNew(partial, file);
    return { manifest, lost };
  } finally {
    await out.close();
    fs.rmSync(partial, { force: true });
  }
}

async function writeOut(_: ArchivedFile, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const _part of content);
}

/**
 * Takes a snapshot beside the database: first a checked copy of it, then the uploads, so that every picture and
 * document that the copy names is already there. Throws `UnusableDatabase`, and the system's errors.
 */
export async function prepareBackup(databaseFile: string, uploadsDir: string): Promise<PreparedBackup> {
  const scratch = fs.mkdtempSync(path.join(path.dirname(databaseFile), '.sauvegarde-'));
  const discard = () => {
    process.off('exit', discard);
    fs.rmSync(scratch, { recursive: true, force: true });
  };
  process.once('exit', discard); // the site may be stopped while a client is slow to read
  try {
    const copy = path.join(scratch, databaseName);
    await copyChecked(databaseFile, copy);
    const files = [await describe(databaseName, copy)];
    fs.mkdirSync(path.join(scratch, 'uploads'));
    for (const name of uploadNames(uploadsDir)) {
      const snapshotFile = path.join(scratch, 'uploads', name);
      try {
        await linkOrCopy(path.join(uploadsDir, name), snapshotFile);
        files.push(await describe(`uploads/${name}`, snapshotFile));
      } catch (error) {
        if (!isOutOfReach(error)) throw error;
      }
    }
    const manifest: Manifest = {
      kind: 'portfolio-backup',
      format: archiveFormat,
      createdAt: new Date().toISOString(),
      files,
    };
    const archive = (signal?: AbortSignal) => {
      const gzip = createGzip({ level: 6 });
      // An error destroys `gzip` too, so that its reader receives it.
      pipeline(Readable.from(writeTar(entries(manifest, scratch))), gzip, { signal }).then(discard, discard);
      return gzip;
    };
    return { manifest, lost: missingFromArchive(manifest, namedUploads(copy)), archive, discard };
  } catch (error) {
    discard();
    throw error;
  }
}

/** « sauvegarde-2026-11-21T10-30-00.tar.gz », in UTC. */
export const archiveName = (at = new Date()): string =>
  `sauvegarde-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;

/** Regular files with a name that the site made; no links, folders or sockets. */
function uploadNames(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const found = fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isUpload(entry.name));
  return found.map(({ name }) => name).toSorted();
}

/**
 * Makes a hard link to an upload, so that its bytes survive until the archive is made, even if the file is removed; a
 * copy where the file system has no hard links.
 */
const linkOrCopy = (upload: string, target: string): Promise<void> =>
  fs.promises.link(upload, target).catch(() => fs.promises.copyFile(upload, target));

async function describe(name: string, file: string): Promise<ArchivedFile> {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return { name, size: fs.statSync(file).size, sha256: hash.digest('hex') };
}

/**
 * Whether an upload cannot be read: removed, another user's, or on a damaged part of the disk. One such file must not
 * prevent every backup.
 */
const isOutOfReach = (error: unknown): boolean => /^(ENOENT|EACCES|EPERM|EIO)$/.test(errorCode(error));

function* entries(manifest: Manifest, scratch: string): Generator<TarEntry> {
  const head = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  yield { name: 'manifest.json', size: head.length, content: [head] };
  for (const { name, size } of manifest.files)
    yield { name, size, content: fs.createReadStream(path.join(scratch, name)) };
}

export { formatFileSize } from '@/lib/format/file-size';

/**
 * Writes the archive to `file`; it gets its name once it is complete and has been read back. Returns its number of
 * pictures and documents, its size in bytes, and the names of those in the database that are missing or damaged. Throws
 * `CliError`.
 */
export async function backup(
  file: string,
): Promise<{ uploads: number; documents: number; bytes: number; lost: readonly string[] }> {
  const { databaseFile, uploadsDir } = env();
  if (!fs.existsSync(databaseFile))
    throw new CliError(`Il n’y a rien à sauvegarder : la base de données ${databaseFile} n’existe pas.`);
  if (fs.existsSync(file)) throw alreadyExists(file);
  try {
    const { manifest, lost } = await createBackup(databaseFile, uploadsDir, file);
    return { ...countUploads(manifest), bytes: fs.statSync(file).size, lost };
  } catch (error) {
    throw backupError(error, databaseFile, file) ?? error;
  }
}

const alreadyExists = (file: string) => new CliError(`Le fichier ${file} existe déjà : choisissez un autre nom.`);

/** The French message for an error that a backup can expect; null for any other. */
function backupError(error: unknown, databaseFile: string, file: string): CliError | null {
  if (error instanceof UnusableDatabase) {
    return error.reason === 'foreign'
      ? new CliError(
          `La base de données ${databaseFile} n’est pas celle de ce site : rien n’a été sauvegardé. Vérifiez DATABASE_URL.`,
        )
      : new CliError(
          `La base de données ${databaseFile} est abîmée : aucune sauvegarde n’a été écrite. Gardez ce fichier, et restaurez la dernière bonne sauvegarde : npm run restore FICHIER`,
        );
  }
  const about = error instanceof Error && 'path' in error ? String(error.path) : '';
  const isOfArchive = about.startsWith(`${file}.`) || about === path.dirname(file);
  const folder = path.dirname(isOfArchive ? file : databaseFile);
  const disk = diskProblem(error, folder, 'aucune sauvegarde n’a été écrite');
  if (disk) return disk;
  if (!isOfArchive) return storageError(error, databaseFile);
  return errorCode(error) === 'EEXIST'
    ? alreadyExists(file)
    : new CliError(
        `La sauvegarde ne peut pas être écrite dans ${folder} (${errorCode(error)}) : choisissez un autre dossier.`,
      );
}

/**
 * Working folders of a backup, a restoration and a static copy, beside the database; an unfinished copy of the database
 * from before a restoration or migration; and the archive of a static copy that the site did not remove before it
 * stopped.
 */
const leftoverName = /^\.(?:sauvegarde|restauration|copie)-|^avant-(?:restauration-.*|\d.*\.db)\.part$|^copie\.zip$/;
/** In ms: anything younger may still be in use. */
const grace = 24 * 60 * 60 * 1000;

/** Removes what a killed backup, restoration or static copy left in `home`, the database's folder. */
export function removeLeftovers(home: string, now = Date.now()): void {
  removeOld(home, (name) => leftoverName.test(name), now);
}

/**
 * Removes unfinished archives that killed backups left beside `file`; not another user's. They have its name, the same
 * name with another date or number, or a name that the site chose.
 */
function removePartials(file: string): void {
  const undated = (name: string) => name.replaceAll(/\d+/g, '0');
  const mine = undated(path.basename(file));
  const isPartial = (name: string) => {
    const archive = /^(.*)\.[0-9a-f]{8}\.part$/.exec(name)?.[1];
    return archive !== undefined && (undated(archive) === mine || /^sauvegarde-[\dT-]+\.tar\.gz$/.test(archive));
  };
  try {
    removeOld(path.dirname(file), isPartial, Date.now());
  } catch (error) {
    if (!isDenied(error)) throw error;
  }
}

function removeOld(folder: string, isLeftover: (name: string) => boolean, now: number): void {
  for (const name of fs.readdirSync(folder)) {
    if (!isLeftover(name)) continue;
    const leftover = path.join(folder, name);
    const stat = fs.lstatSync(leftover, { throwIfNoEntry: false }); // one in use may disappear at any time
    if (stat && now - stat.mtimeMs > grace) fs.rmSync(leftover, { recursive: true, force: true });
  }
}
