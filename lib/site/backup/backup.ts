/** `npm run backup`: writes one archive, while the site runs. */
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '@/lib/cli-error.mjs';
import { diskProblem } from '@/lib/disk-problem';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-codes';
import { storageError } from '@/lib/site/db/migrate';
import { createBackup } from './create';
import { UnusableDatabase } from './database';
import { countUploads } from './manifest';

export { formatFileSize } from '@/lib/format/file-size';
export { archiveName } from './create';

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
  if (fs.existsSync(file)) throw taken(file);
  try {
    const { manifest, lost } = await createBackup(databaseFile, uploadsDir, file);
    return { ...countUploads(manifest), bytes: fs.statSync(file).size, lost };
  } catch (error) {
    throw backupError(error, databaseFile, file) ?? error;
  }
}

const taken = (file: string) => new CliError(`Le fichier ${file} existe déjà : choisissez un autre nom.`);

/** The French line for an error that is expected of a backup, or null for any other. */
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
    ? taken(file)
    : new CliError(
        `La sauvegarde ne peut pas être écrite dans ${folder} (${errorCode(error)}) : choisissez un autre dossier.`,
      );
}
