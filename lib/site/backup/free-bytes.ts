import fs from 'node:fs';

/** The room on the disk of a folder, for this user. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize;
}
