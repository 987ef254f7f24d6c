import fs from 'node:fs';
import path from 'node:path';
import { isDenied } from '@/lib/error-codes';

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
export function removePartials(file: string): void {
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
