/**
 * Reads an archive without trusting it: every name, size and SHA-256 is checked against the manifest, and no more is
 * read than it declares.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { CliError, isCliError } from '@/lib/cli-error.mjs';
import { diskProblem, errorCode } from '@/lib/error-codes';
import { freeBytes } from '@/lib/files';
import { formatFileSize } from '@/lib/format/file-size';
import { copyChecked } from './database';
import {
  type ArchivedFile,
  anyManifest,
  archiveFormat,
  databaseName,
  isDocument,
  type Manifest,
  manifestSchema,
} from './manifest';
import { type ReadEntry, readTar } from './tar';

const manifestLimit = 16 * 2 ** 20;

/** Receives one file of an archive; it must read the content to the end. */
type FileReceiver = (file: ArchivedFile, content: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Reads the whole archive. `begin` gets the manifest before any file, and returns the function that receives the files,
 * in the manifest's order. Throws `CliError` for the archive of a newer release, the system's error for a file that
 * cannot be read, what `begin` and its function throw, and any other error for an archive that is not what its manifest
 * says.
 */
export async function readArchive(file: string, begin: (manifest: Manifest) => FileReceiver): Promise<Manifest> {
  return pipeline(fs.createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    const entries = readTar(source);
    const next = async ({ name, size }: { name: string; size?: number }): Promise<ReadEntry> => {
      const { value } = await entries.next();
      if (value?.name !== name || (size ?? value.size) !== value.size)
        throw new Error(`${name} is not there, or of another size`);
      return value;
    };
    const manifest = await readManifest(await next({ name: 'manifest.json' }), file);
    const take = begin(manifest);
    for (const each of manifest.files) await takeChecked(each, await next(each), take);
    if (!(await entries.next()).done) throw new Error('there is more than the manifest says');
    return manifest;
  });
}

async function takeChecked(expected: ArchivedFile, { content }: ReadEntry, take: FileReceiver): Promise<void> {
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const part of content) {
      hash.update(part);
      yield part;
    }
  }
  await take(expected, hashed());
  if (hash.digest('hex') !== expected.sha256) throw new Error(`${expected.name} is not what the manifest says`);
}

async function readManifest({ size, content }: ReadEntry, file: string): Promise<Manifest> {
  if (size > manifestLimit) throw new Error('the manifest is too large');
  const data: unknown = JSON.parse((await buffer(content)).toString('utf8'));
  if (anyManifest.parse(data).format > archiveFormat)
    throw new CliError(
      `La sauvegarde ${file} vient d’une version plus récente du site : mettez le site à jour. Rien n’a été changé.`,
    );
  return manifestSchema.parse(data);
}

export const damagedArchive = (file: string) =>
  new CliError(
    `La sauvegarde ${file} est abîmée ou incomplète, ou n’est pas une sauvegarde de ce site : rien n’a été changé.`,
  );

/**
 * Unpacks into `folder`, which is empty but for its `uploads`; a `.db` file is a database alone, whose manifest names no
 * file. Throws `CliError` for what is damaged, of a newer format, or larger than the free space.
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    if (!fs.statSync(file).isFile())
      throw new CliError(`La sauvegarde ${file} n’est pas un fichier : rien n’a été changé.`);
    if (isDatabase(file)) {
      fs.accessSync(file, fs.constants.R_OK);
      await copyChecked(file, path.join(folder, databaseName));
      const createdAt = fs.statSync(file).mtime.toISOString();
      return { kind: 'portfolio-backup', format: archiveFormat, createdAt, files: [] };
    }
    return await readArchive(file, (manifest) => {
      requireSpace(manifest, folder);
      return async ({ name }, content) => {
        // Files get their original modes: a reverse proxy may read pictures, and nothing else.
        const mode = name === databaseName || isDocument(path.basename(name)) ? 0o600 : 0o644;
        await fs.promises.writeFile(path.join(folder, name), content, { flag: 'wx', mode, flush: true });
      };
    });
  } catch (error) {
    if (isCliError(error)) throw error;
    const disk = isAbout(folder, error) ? diskProblem(error, path.dirname(folder), 'rien n’a été changé') : null;
    if (disk) throw disk;
    const code = errorCode(error);
    if (/^(ENOENT|ENOTDIR|EACCES|EPERM|EIO)$/.test(code))
      throw new CliError(`La sauvegarde ${file} ne peut pas être lue (${code}) : rien n’a été changé.`);
    throw damagedArchive(file);
  }
}

export const isDatabase = (file: string): boolean => path.extname(file) === '.db';

/**
 * Whether an error comes from writing into `folder`, not from reading the archive. One from an open file has no path.
 */
const isAbout = (folder: string, error: unknown): boolean =>
  error instanceof Error &&
  ('path' in error ? String(error.path).startsWith(folder) : !('syscall' in error && error.syscall === 'read'));

/**
 * Throws `CliError` when the manifest declares more than the free space: unpacking would fill the disk of a site that
 * may be running.
 */
function requireSpace({ files }: Manifest, folder: string): void {
  const needed = files.reduce((sum, { size }) => sum + size, 0);
  if (needed > freeBytes(folder))
    throw new CliError(
      `Il manque de la place : cette sauvegarde demande ${formatFileSize(needed)}. Rien n’a été changé.`,
    );
}
