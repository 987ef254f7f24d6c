import fs from 'node:fs';
import path from 'node:path';
import { isDenied } from '@/lib/error-codes';

/**
 * The working folders of a backup, a restoration and a static copy, beside the database, the unfinished copy of what it
 * was before a restoration or a migration, and a static copy's that the site was stopped before it removed.
 */
const working = /^\.(?:sauvegarde|restauration|copie)-|^avant-(?:restauration-.*|\d.*\.db)\.part$|^copie\.zip$/;
/** Anything younger may still be in use, in ms. */
const grace = 24 * 60 * 60 * 1000;

/** Removes what a killed backup, restoration or copy has left in `home`, the database's folder. */
export function removeLeftovers(home: string, now = Date.now()): void {
  removeOld(home, (name) => working.test(name), now);
}

/**
 * Removes the unfinished archives that killed backups have left beside `file`; not another user's. Theirs are its name,
 * the same name with another date or number, and the site's own names.
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
    const stat = fs.lstatSync(leftover, { throwIfNoEntry: false }); // one in use may go at any time
    if (stat && now - stat.mtimeMs > grace) fs.rmSync(leftover, { recursive: true, force: true });
  }
}
