// Whether the build matches the sources: a stamp has their hash.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDenied } from '../../lib/error-codes.ts';
import { CliError } from './console.ts';
import { inRoot, root } from './project.ts';

/** The inputs of a build. */
const sources = [
  'app',
  'components',
  'sections',
  'lib',
  'public',
  'prisma/schema.prisma',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package.json', // /api/health reports its version
  'package-lock.json',
];

/** Written once the build is complete, removed when the next begins (next.config.mjs). */
const buildStamp = inRoot('.next/.portfolio-stamp');

/** Whether commands may install and build: not where sites share the code (SITE_DIR), nor in an image. */
export const canBuild = (): boolean => fs.existsSync(inRoot('app/(site)')) && !process.env.SITE_DIR;

/** Whether the last complete build matches the sources. */
export const isBuilt = (): boolean => isStamped(buildStamp, sources) && fs.existsSync(inRoot('.next/BUILD_ID'));

export const stampBuild = (): void => stamp(buildStamp, sources);
export const forgetBuild = (): void => fs.rmSync(buildStamp, { force: true });

/**
 * Why the build cannot be served, in French; null when it can. Sources are not compared with a build by `next build`.
 */
export function buildProblem(): CliError | null {
  const redo = 'lancez « npm run build », puis recommencez.';
  if (!fs.existsSync(inRoot('.next/BUILD_ID'))) return new CliError(`Le site n’est pas construit : ${redo}`);
  if (!fs.existsSync(buildStamp) || !fs.existsSync(inRoot('app/(site)')) || isBuilt()) return null;
  return new CliError(`Le code du site a changé depuis sa construction : ${redo}`);
}

/** Whether the stamp `file` matches the present content of the project's files and folders. */
export const isStamped = (file: string, inputs: readonly string[]): boolean =>
  fs.existsSync(file) && fs.readFileSync(file, 'utf8') === hashOf(inputs);

/** Without permission to write it, there is no stamp, and the step is repeated next time. */
export function stamp(file: string, inputs: readonly string[]): void {
  try {
    fs.writeFileSync(file, hashOf(inputs));
  } catch (error) {
    if (!isDenied(error)) throw error;
  }
}

/** SHA-256 of the names and bytes of the project's files and folders; missing ones are left out. */
function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of inputs.flatMap(namesUnder))
    if (!/\.test\.[a-z]+$|^lib\/site\/db\/generated\//.test(name))
      hash.update(`\0${name}\0`).update(fs.readFileSync(path.join(root, name)));
  return hash.digest('hex');
}

/** Names of the files at or below `name`, in a stable order. */
function namesUnder(name: string): string[] {
  const stat = fs.statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat ? [name] : [];
  return fs
    .readdirSync(path.join(root, name))
    .sort()
    .flatMap((entry) => namesUnder(`${name}/${entry}`));
}
