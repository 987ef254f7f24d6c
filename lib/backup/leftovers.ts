import fs from 'node:fs';
import path from 'node:path';
import { isDenied } from '@/lib/error-codes.mjs';

/** The working folders of a backup and a restoration, beside the database, and a restoration's unfinished archive. */
const working = /^\.(?:sauvegarde|restauration)-|^avant-restauration-.*\.part$/;
/** Anything younger may still be in use, in ms. */
const grace = 24 * 60 * 60 * 1000;

/** Removes what a killed backup or restoration has left in `home`, the database's folder. */
export function removeLeftovers(home: string, now = Date.now()): void {
  removeOld(home, (name) => working.test(name), now);
}

/** Removes the unfinished archives that killed backups to `file`, or to a name of the site's own, have left beside it; not another user's. */
export function removePartials(file: string): void {
  const mine = `${path.basename(file)}.`;
  const isPartial = (name: string) => /\.[0-9a-f]{8}\.part$/.test(name) && (name.startsWith(mine) || /^sauvegarde-[\dT-]+\.tar\.gz\./.test(name));
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
