import fs from 'node:fs';
import path from 'node:path';

/** The folders in which a backup and a restoration work, beside the database. */
const working = /^\.(?:sauvegarde|restauration)-/;
/** One this young may still be in use, in ms. */
const grace = 24 * 60 * 60 * 1000;

/** Removes what a backup or a restoration that was killed has left in the database's folder. */
export function removeLeftovers(home: string, now = Date.now()): void {
  for (const name of fs.readdirSync(home)) {
    const folder = path.join(home, name);
    if (working.test(name) && now - fs.statSync(folder).mtimeMs > grace) fs.rmSync(folder, { recursive: true, force: true });
  }
}
