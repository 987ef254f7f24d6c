/** Unpacks a backup's archive, or the copy of a database, into a folder. */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, isCliError } from '@/lib/cli-error.mjs';
import { diskProblem } from '@/lib/disk-problem';
import { errorCode } from '@/lib/error-codes';
import { formatFileSize } from '@/lib/format/file-size';
import { copyChecked } from './database';
import { freeBytes } from './free-bytes';
import { archiveFormat, databaseName, isDocument, type Manifest } from './manifest';
import { readArchive } from './read';

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
      needRoom(manifest, folder);
      return async ({ name }, content) => {
        // Files get the modes that they had: a server in front may read pictures, and nothing else.
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
function needRoom({ files }: Manifest, folder: string): void {
  const needed = files.reduce((sum, { size }) => sum + size, 0);
  if (needed > freeBytes(folder))
    throw new CliError(
      `Il manque de la place : cette sauvegarde demande ${formatFileSize(needed)}. Rien n’a été changé.`,
    );
}
