// Steps that the commands need before their own work; each is done only when it is due.
import type { Env } from '../../lib/env.ts';
import { buildSite } from './build-site.ts';
import { buildProblem } from './build-state.ts';
import { bundle } from './bundle.ts';
import { CliError, step } from './console.ts';
import { enterProject, settingsFile, unknownNames } from './env-file.ts';
import { generateClient } from './generate.ts';
import { installDependencies } from './install.ts';
import { bundled, inRoot, root } from './project.ts';

const doneOrFresh = (isDone: boolean) => (isDone ? 'fait' : 'à jour');

/** A site that shares its code with others (SITE_DIR) uses it as it is: it is another user's, and the others run. */
const sharesCode = () => Boolean(process.env.SITE_DIR);

/**
 * Prepares what every command needs: dependencies, database client, programs and settings, which it returns. Throws a
 * `CliError` for a wrong setting, and for shared code that is not built.
 */
export async function setUp(): Promise<Env> {
  enterProject();
  await step('Version de Node.js', () => process.versions.node);
  if (sharesCode()) await step(`Code : ${root}`, checkSharedCode);
  else {
    await step('Dépendances', installDependencies);
    await step('Client de la base de données', generateClient, doneOrFresh);
    await step('Programmes', bundle, doneOrFresh);
  }
  return step('Réglages', readSettings, ({ databaseFile }) => `base de données ${databaseFile}`);
}

function checkSharedCode() {
  const problem = buildProblem();
  if (problem) throw problem;
}

async function readSettings(): Promise<Env> {
  const { parseEnv, settingNames } = await import('../../lib/env.ts'); // needs a dependency
  const result = parseEnv(process.env);
  if (!result.ok) throw new CliError(result.lines.map((line) => `Réglage incorrect : ${line}`).join('\n'));
  for (const name of unknownNames(settingsFile(), settingNames))
    console.log(`ATTENTION : dans .env, ${name} n’est pas un réglage du site (README.md, « Réglages »).`);
  return result.env;
}

/**
 * Prepares the database: migrations and first content. It makes no one-time token, so that a running site's stays
 * valid.
 */
export async function setUpContent({ databaseFile }: Env) {
  const { migrate } = await import('../../lib/site/db/migrate.ts'); // needs a dependency
  const count = (names: string[]) =>
    names.length === 0
      ? 'à jour'
      : `${names.length} migration${names.length > 1 ? 's' : ''} appliquée${names.length > 1 ? 's' : ''}`;
  await step('Base de données', () => migrate(databaseFile, inRoot('prisma/migrations')), count);
  const { prepare } = await bundled<typeof import('../cli/prepare.ts')>('prepare');
  return step('Contenu', prepare, ({ seeded }) => (seeded ? 'contenu d’exemple écrit' : 'en place'));
}

/** Builds the site where it is not built, or with `force`; shared code has been checked by `setUp`. */
export const setUpSite = async (options?: { force?: boolean }) =>
  sharesCode() ||
  step(
    'Site',
    () => buildSite(options),
    (isDone) => (isDone ? 'construit' : 'à jour'),
  );
