/** `npm run backup`: writes one archive, while the site runs. */
import fs from 'node:fs';
import path from 'node:path';
import { createBackup } from '@/lib/backup/create';
import { UnusableDatabase } from '@/lib/backup/database';
import { env } from '@/lib/env';
import { errorCode, isDiskFull } from '@/lib/faults.mjs';
import { Stop } from '../lib/console.mjs';
import { storageStop } from '../lib/migrate.mjs';

export { archiveName } from '@/lib/backup/create';

/**
 * Writes the archive to `file`; it gets its name once it is complete and has been read back. Returns its number of pictures, its
 * size in bytes, and the names of the pictures in the database that are missing or damaged. Throws `Stop`.
 */
export async function backup(file: string): Promise<{ uploads: number; bytes: number; lost: readonly string[] }> {
  const { databaseFile, uploadsDir } = env();
  if (!fs.existsSync(databaseFile)) throw new Stop(`Il n’y a rien à sauvegarder : la base de données ${databaseFile} n’existe pas.`);
  if (fs.existsSync(file)) throw taken(file);
  try {
    const { manifest, lost } = await createBackup(databaseFile, uploadsDir, file);
    return { uploads: manifest.files.length - 1, bytes: fs.statSync(file).size, lost };
  } catch (fault) {
    throw backupStop(fault, databaseFile, file) ?? fault;
  }
}

const taken = (file: string) => new Stop(`Le fichier ${file} existe déjà : choisissez un autre nom.`);

/** The French line for an error that is expected of a backup, or null for any other. */
function backupStop(fault: unknown, databaseFile: string, file: string): Stop | null {
  if (fault instanceof UnusableDatabase) {
    return fault.reason === 'foreign'
      ? new Stop(`La base de données ${databaseFile} n’est pas celle de ce site : rien n’a été sauvegardé. Vérifiez DATABASE_URL.`)
      : new Stop(
          `La base de données ${databaseFile} est abîmée : aucune sauvegarde n’a été écrite. Gardez ce fichier, et restaurez la dernière bonne sauvegarde : npm run restore FICHIER`,
        );
  }
  if (isDiskFull(fault)) return new Stop('Le disque est plein : aucune sauvegarde n’a été écrite.');
  const about = fault instanceof Error && 'path' in fault ? String(fault.path) : '';
  if (!about.startsWith(`${file}.`)) return storageStop(fault, databaseFile);
  return errorCode(fault) === 'EEXIST'
    ? taken(file)
    : new Stop(`La sauvegarde ne peut pas être écrite dans ${path.dirname(file)} (${errorCode(fault)}) : choisissez un autre dossier.`);
}
