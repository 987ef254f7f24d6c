import fs from 'node:fs';
import path from 'node:path';

/** The folders in which a backup and a restoration work, beside the database, and the archive that a restoration has not finished. */
const working = /^\.(?:sauvegarde|restauration)-|^avant-restauration-.*\.part$/;
/** One this young may still be in use, in ms. */
const grace = 24 * 60 * 60 * 1000;

/** Removes what a backup or a restoration that was killed has left in the database's folder. */
export function removeLeftovers(home: string, now = Date.now()): void {
  for (const name of fs.readdirSync(home)) {
    if (!working.test(name)) continue;
    const leftover = path.join(home, name);
    const stat = fs.lstatSync(leftover, { throwIfNoEntry: false }); // one in use may go at any time
    if (stat && now - stat.mtimeMs > grace) fs.rmSync(leftover, { recursive: true, force: true });
  }
}
