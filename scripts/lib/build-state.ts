// Whether the site is built, whole, and from the sources that are there: asked before a build and before `next start`
// serves one.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { hashOf, namesUnder } from './build-cache.ts';
import { CliError } from './console.ts';
import { inRoot } from './project.ts';

/** The sources that a build is made of. */
export const inputs = [
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
  'package.json', // /api/health tells its version
  'package-lock.json',
];
const outputs = ['dist', '.next/BUILD_ID', '.next/server', '.next/static'];

/** Where the state of the last complete build is written. */
export const stampFile = inRoot('.next/.portfolio-stamp');

/** Whether the sources are there, and the site can be built: not where it was copied without (tools/pack.ts). */
export const hasSources = (): boolean => fs.existsSync(inRoot('app/(site)'));

/**
 * Whether commands install and build what is due: not without the sources, nor where sites share the code (SITE_DIR),
 * which is another user's and which the others run.
 */
export const canBuild = (): boolean => hasSources() && !process.env.SITE_DIR;

/** The state that a complete build has: the content of its sources, then the names and sizes of its files. */
export const buildState = () => `${hashOf(inputs)} ${filesHash()}`;

/**
 * Why the build cannot be served, in French; null when it can. Without the sources, as on a host that was given the
 * build alone, these are not compared.
 */
export function buildProblem(): CliError | null {
  const [sources, files] = fs.existsSync(stampFile) ? fs.readFileSync(stampFile, 'utf8').trim().split(' ') : [];
  if (files === undefined)
    return new CliError('Le site n’est pas construit : lancez « npm run build », puis recommencez.');
  if (hasSources() && sources !== hashOf(inputs))
    return new CliError(
      'Le code du site a changé depuis sa construction : lancez « npm run build », puis recommencez.',
    );
  if (files !== filesHash())
    return new CliError(
      hasSources()
        ? 'La construction du site est incomplète ou abîmée : lancez « npm run build », puis recommencez.'
        : 'La construction du site est incomplète ou abîmée, et ses sources ne sont pas là : reprenez-la entière.',
    );
  return null;
}

/** What serves nobody: maps of sources, and lists of modules. */
const isIrrelevant = (name: string) => /\.(?:map|nft\.json)$/.test(name);

function filesHash() {
  const hash = createHash('sha256');
  for (const name of outputs.flatMap(namesUnder))
    if (!isIrrelevant(name)) hash.update(`${name} ${fs.statSync(inRoot(name)).size}\n`);
  return hash.digest('hex');
}
