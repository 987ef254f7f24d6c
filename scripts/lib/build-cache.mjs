// Stamps: files that hold the hash of a step's inputs, so that it is repeated only when they change.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDenied } from '../../lib/error-codes.mjs';
import { root } from './project.mjs';

/**
 * SHA-256 of the names and bytes of files and folders; missing ones are left out.
 * @param {string[]} inputs paths inside `base`; of a folder, every file but those that `skip` accepts
 * @param {{ base?: string, skip?: (name: string) => boolean }} [options]
 */
export function hashOf(inputs, { base = root, skip = () => false } = {}) {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of namesUnder(base, input, skip)) hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(base, file)));
  }
  return hash.digest('hex');
}

/**
 * The names of the files at or below `name`, without those that `skip` accepts.
 * @param {string} base
 * @param {string} name
 * @param {(name: string) => boolean} [skip]
 * @returns {string[]} in a stable order
 */
export function namesUnder(base, name, skip = () => false) {
  const stat = fs.statSync(path.join(base, name), { throwIfNoEntry: false });
  if (!stat || skip(name)) return [];
  if (!stat.isDirectory()) return [name];
  return fs
    .readdirSync(path.join(base, name))
    .sort()
    .flatMap((entry) => namesUnder(base, `${name}/${entry}`, skip));
}

/**
 * @param {string} file the stamp
 * @param {string} hash
 */
export function isStamped(file, hash) {
  try {
    return fs.readFileSync(file, 'utf8').trim() === hash;
  } catch {
    return false;
  }
}

/**
 * Writes a stamp. Where this user may not, there is none, and the step is checked again next time.
 * @param {string} file
 * @param {string} hash
 */
export function stamp(file, hash) {
  try {
    fs.writeFileSync(file, `${hash}\n`);
  } catch (error) {
    if (!isDenied(error)) throw error;
  }
}
