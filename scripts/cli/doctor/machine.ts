/** What the site stands on: the compiler of PDFs, the memory to build it, the room on the disks. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { freeBytes } from '@/lib/files';
import { formatFileSize } from '@/lib/format/file-size';
import { canMakePdf } from '@/lib/site/dossiers/in-process';
import { doubtful, type Finding, good, wrong } from './finding';

export function checkPdf(isThere = canMakePdf()): Finding {
  return isThere
    ? good('PDF : le compilateur est installé')
    : doubtful(
        'PDF : le compilateur n’est pas installé, et les dossiers ne se téléchargent que pour Word, en page et en texte',
        'S’il existe pour cette machine, npm ci --include=optional l’installe',
      );
}

/** What a build takes at its height, and some room, in bytes. */
const buildMemory = 1.5 * 2 ** 30;

/** @param limit of the container or service around this process, in bytes; 0 for none */
export function checkMemory(free = os.freemem(), limit = process.constrainedMemory()): Finding {
  const isLimited = limit > 0 && limit < free;
  const room = isLimited ? limit : free;
  const text = `Mémoire : ${formatFileSize(room)} libres`;
  if (room >= buildMemory) return good(text);
  return doubtful(
    `${text}, et construire le site en demande 1,5`,
    isLimited
      ? 'Relevez la limite du conteneur ou du service le temps de construire'
      : 'Arrêtez d’autres programmes le temps de construire, ou ajoutez de la mémoire, au besoin un fichier d’échange',
  );
}

/** In bytes: less, and saves will soon fail; less than `ease`, and a back-up or an update may. */
const least = 100 * 2 ** 20;
const ease = 2 ** 30;

/** The free space of each disk that the site writes to; `free` is what the system says, by default. */
export function checkDisks(
  folders: readonly string[],
  { databaseFile }: Pick<Env, 'databaseFile'>,
  free: (folder: string) => number = freeBytes,
): Finding[] {
  const database = fs.statSync(databaseFile, { throwIfNoEntry: false })?.size ?? 0;
  const seen = new Set<number>();
  return folders
    .map(nearestExisting)
    .filter((folder) => {
      const { dev } = fs.statSync(folder);
      return !seen.has(dev) && seen.add(dev);
    })
    .map((folder) => {
      const room = free(folder);
      const text = `Disque de ${folder} : ${formatFileSize(room)} libres`;
      // A back-up and a migration each need a copy of the database beside it.
      if (room < Math.max(least, database))
        return wrong(text, 'Faites de la place : rien ne pourra plus s’enregistrer');
      return room < Math.max(ease, 3 * database) ? doubtful(text, 'Prévoyez de la place') : good(text);
    });
}

/** The folder itself, or the first above it that is there. */
function nearestExisting(folder: string): string {
  return fs.existsSync(folder) || path.dirname(folder) === folder ? folder : nearestExisting(path.dirname(folder));
}
