/** Unpacks an archive into a folder, or says in one French line why not. */
import fs from 'node:fs';
import path from 'node:path';
import { databaseName, type Manifest } from '@/lib/backup/manifest';
import { NewerArchive, readArchive } from '@/lib/backup/read';
import { errorCode, isDiskFull } from '@/lib/faults.mjs';
import { Stop } from '../lib/console.mjs';

export const damagedArchive = (file: string) =>
  new Stop(`La sauvegarde ${file} est abîmée ou incomplète, ou n’est pas une sauvegarde de ce site : rien n’a été changé.`);

/** Unpacks into `folder` (which exists and is empty). Throws `Stop` for an archive that is damaged, of a newer format, or larger than the disk has room for. */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  try {
    if (!fs.statSync(file).isFile()) throw new Stop(`La sauvegarde ${file} n’est pas un fichier : rien n’a été changé.`);
    return await readArchive(file, (manifest) => {
      needRoom(manifest, folder);
      return ({ name }, content) => store(content, path.join(folder, name), name === databaseName ? 0o600 : 0o644); // pictures as uploads are: a server in front may read them
    });
  } catch (fault) {
    if (fault instanceof Stop) throw fault;
    if (fault instanceof NewerArchive)
      throw new Stop(`La sauvegarde ${file} vient d’une version plus récente du site : mettez le site à jour. Rien n’a été changé.`);
    const code = errorCode(fault);
    if (/^(ENOENT|ENOTDIR|EACCES|EPERM|EIO)$/.test(code)) throw new Stop(`La sauvegarde ${file} ne peut pas être lue (${code}) : rien n’a été changé.`);
    if (isDiskFull(fault)) throw new Stop('Le disque est plein : rien n’a été changé.');
    throw damagedArchive(file);
  }
}

/** A manifest that declares more than there is room for would fill the disk first, under a site that may need it. */
function needRoom({ files }: Manifest, folder: string): void {
  const { bavail, bsize } = fs.statfsSync(folder);
  const needed = files.reduce((sum, { size }) => sum + size, 0);
  if (needed > bavail * bsize) throw new Stop(`Il manque de la place : cette sauvegarde demande ${Math.ceil(needed / 2 ** 20)} Mio. Rien n’a été changé.`);
}

/** Writes a file to the disk for good. */
async function store(content: AsyncIterable<Buffer>, target: string, mode: number): Promise<void> {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  const handle = await fs.promises.open(target, 'wx', mode);
  try {
    for await (const part of content) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
