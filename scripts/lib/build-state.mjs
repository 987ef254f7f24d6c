// Whether the site is built, whole, and from the sources that are there: asked before a build and before `next start` serves one.

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, namesUnder } from './build-cache.mjs';
import { CliError } from './console.mjs';
import { inRoot, root } from './project.mjs';

const inputs = [
  'app',
  'components',
  'sections',
  'lib',
  'public',
  'server',
  'scripts/cli',
  'scripts/lib',
  'prisma/schema.prisma',
  'instrumentation.ts',
  'proxy.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
];
const outputs = ['dist', '.next/BUILD_ID', '.next/server', '.next/static'];

/** @param {string} name */
const isIrrelevant = (name) => /\.test\.[a-z]+$/.test(name) || name.startsWith('lib/db/generated/');

/** Where the state of the last complete build is written. */
export const stampFile = inRoot('.next/.portfolio-stamp');

/** The state that a complete build has: the content of its sources, then the names and sizes of its files. */
export const buildState = () => `${sourcesHash()} ${filesHash()}`;

/** Why the build cannot be served, in French; null when it can. Without the sources, as on a host that was given the build alone, these are not compared. */
export function buildProblem() {
  const [sources, files] = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8').trim().split(' ') : [];
  if (files === undefined) return new CliError('Le site n’est pas construit : lancez « npm run build », puis recommencez.');
  if (fs.existsSync(inRoot('app')) && sources !== sourcesHash())
    return new CliError('Le code du site a changé depuis sa construction : lancez « npm run build », puis recommencez.');
  if (files !== filesHash()) return new CliError('La construction du site est incomplète ou abîmée : lancez « npm run build », puis recommencez.');
  return null;
}

const sourcesHash = () => hashOf(inputs, { skip: isIrrelevant });

function filesHash() {
  const hash = createHash('sha256');
  for (const output of outputs) for (const name of namesUnder(root, output)) hash.update(`${name} ${fs.statSync(path.join(root, name)).size}\n`);
  return hash.digest('hex');
}
