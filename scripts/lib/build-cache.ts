// Steps that are repeated only when their inputs change: a stamp, a file, holds the hash of the inputs.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDenied } from '../../lib/error-codes.ts';
import { withLock } from './lock.ts';
import { root } from './project.ts';

/** Does `work` unless the stamp `file` has the hash of `inputs` and `isThere`. Returns whether it did. */
export function whenChanged(
  file: string,
  inputs: readonly string[],
  work: () => Promise<void>,
  isThere: () => boolean = () => true,
): Promise<boolean> {
  const hash = hashOf(inputs);
  return withLock(
    () => isStamped(file, hash) && isThere(),
    async () => {
      await work();
      stamp(file, hash);
    },
  );
}

/** Tests and the generated database client change nothing that is built from the rest. */
const isIrrelevant = (name: string) => isTest(name) || name.startsWith('lib/site/db/generated/');

export const isTest = (name: string) => /\.test\.[a-z]+$/.test(name);

/** SHA-256 of the names and bytes of the project's files and folders; missing ones are left out. */
export function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of inputs.flatMap(namesUnder))
    if (!isIrrelevant(name)) hash.update(`\0${name}\0`).update(fs.readFileSync(path.join(root, name)));
  return hash.digest('hex');
}

/** The names of the files at or below `name`, in a stable order. */
export function namesUnder(name: string): string[] {
  const stat = fs.statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [name] : [];
  return fs
    .readdirSync(path.join(root, name))
    .sort()
    .flatMap((entry) => namesUnder(`${name}/${entry}`));
}

function isStamped(file: string, hash: string): boolean {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').trim() === hash;
}

/** Writes a stamp. Where this user may not, there is none, and the step is checked again next time. */
export function stamp(file: string, hash: string): void {
  try {
    fs.writeFileSync(file, `${hash}\n`);
  } catch (error) {
    if (!isDenied(error)) throw error;
  }
}
