import fs from 'node:fs';
import path from 'node:path';

/** The working folders of a backup and a restoration, beside the database, and a restoration's unfinished archive. */
const working = /^\.(?:sauvegarde|restauration)-|^avant-restauration-.*\.part$/;
/** Anything younger may still be in use, in ms. */
const grace = 24 * 60 * 60 * 1000;

/** Removes what a killed backup or restoration has left in `home`, the database's folder. */
export function removeLeftovers(home: string, now = Date.now()): void {
  for (const name of fs.readdirSync(home)) {
    if (!working.test(name)) continue;
    const leftover = path.join(home, name);
    const stat = fs.lstatSync(leftover, { throwIfNoEntry: false }); // one in use may go at any time
    if (stat && now - stat.mtimeMs > grace) fs.rmSync(leftover, { recursive: true, force: true });
  }
}
