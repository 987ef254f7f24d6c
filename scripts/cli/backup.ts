/** `npm run backup`: one archive, while the site runs. */
import fs from 'node:fs';
import { createBackup } from '@/lib/backup/create';
import { env } from '@/lib/env';
import { Stop } from '../lib/console.mjs';
import { storageStop } from '../lib/migrate.mjs';

export { archiveName } from '@/lib/backup/create';

/** Writes the archive to `file` and answers its number of uploads and its size in bytes. It takes its name when it is complete. */
export async function backup(file: string): Promise<{ uploads: number; bytes: number }> {
  const { databaseFile, uploadsDir } = env();
  if (!fs.existsSync(databaseFile)) throw new Stop(`Il n’y a rien à sauvegarder : la base de données ${databaseFile} n’existe pas.`);
  if (fs.existsSync(file)) throw new Stop(`Le fichier ${file} existe déjà : choisissez un autre nom.`);
  const partial = `${file}.part`;
  try {
    const { files } = await createBackup(databaseFile, uploadsDir, fs.createWriteStream(partial, { mode: 0o600, flush: true }));
    fs.renameSync(partial, file);
    return { uploads: files.length - 1, bytes: fs.statSync(file).size };
  } catch (fault) {
    fs.rmSync(partial, { force: true });
    throw storageStop(fault, databaseFile) ?? fault;
  }
}
