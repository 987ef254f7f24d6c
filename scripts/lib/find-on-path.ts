// Finds programs.
import fs from 'node:fs';
import path from 'node:path';

/** The first file with one of these names in the folders of PATH, or undefined. */
export function findOnPath(names: readonly string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}
