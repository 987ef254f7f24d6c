// Where programs are.
import fs from 'node:fs';
import path from 'node:path';

/**
 * The first file with one of these names in the folders of PATH, then in others. Undefined for none.
 * @param {readonly string[]} names
 * @param {readonly string[]} [others] folders
 */
export function findOnPath(names, others = []) {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...others]
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));
}

/** Where Debian installs servers, such as nginx; only root's PATH has it. */
export const systemFolders = ['/usr/sbin', '/usr/local/sbin'];
