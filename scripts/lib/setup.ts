// Steps that commands need before their own work; each runs only when due.
import type { Env } from '../../lib/env.ts';
import { withLock } from '../../lib/lock.ts';
import { buildProblem, canBuild, isBuilt, stampBuild } from './build-state.ts';
import { CliError, step } from './console.ts';
import { enterProject, settingsFile, unknownNames } from './env-file.ts';
import { generateClient } from './generate.ts';
import { installDependencies } from './install.ts';
import { inRoot, root, setupLock } from './project.ts';
import { runNode } from './run.ts';

const doneOrFresh = (isDone: boolean) => (isDone ? 'fait' : 'à jour');

/**
 * Prepares what every command needs: dependencies, database client and settings, which it returns. Where nothing can be
 * built, uses what is there. Throws a `CliError` for a wrong setting, and for code that is not built.
 */
export async function setUp(): Promise<Env> {
  enterProject();
  if (canBuild()) {
    await step('Dépendances', installDependencies, (isDone) => (isDone ? 'installées' : 'à jour'));
    await step('Client de la base de données', generateClient, doneOrFresh);
  } else
    await step(`Code : ${root}`, () => {
      const problem = buildProblem();
      if (problem) throw problem;
    });
  const { settingNames } = await import('../../lib/env.ts'); // needs a dependency
  for (const name of unknownNames(settingsFile(), settingNames))
    console.log(`ATTENTION : dans .env, ${name} n’est pas un réglage du site (voir .env.example).`);
  return step('Réglages', readSettings, ({ databaseFile }) => `base de données ${databaseFile}`);
}

/** Enters the project and reads the settings. Throws a `CliError` with a line for each wrong one. */
export async function readSettings(): Promise<Env> {
  const { parseEnv } = await import('../../lib/env.ts'); // needs a dependency
  const result = parseEnv(process.env);
  if (!result.ok) throw new CliError(result.lines.map((line) => `Réglage incorrect : ${line}`).join('\n'));
  return result.env;
}

/** Prepares the database: migrations and first content; not the owner or a one-time URL, which the start does. */
export async function setUpContent({ databaseFile }: Env) {
  const { migrate } = await import('../../lib/site/db/migrate.ts'); // needs a dependency
  const count = (names: string[]) =>
    names.length === 0
      ? 'à jour'
      : `${names.length} migration${names.length > 1 ? 's' : ''} appliquée${names.length > 1 ? 's' : ''}`;
  await step('Base de données', () => migrate(databaseFile, inRoot('prisma/migrations')), count);
  const { prepare } = await import('../cli/prepare.ts');
  return step('Contenu', prepare, ({ seeded }) => (seeded ? 'contenu d’exemple écrit' : 'en place'));
}

/** Builds the site if needed, or with `force`; where it cannot be built, `setUp` has checked the build. */
export const setUpSite = async (options?: { force?: boolean }) =>
  !canBuild() ||
  step(
    'Site',
    () => buildSite(options),
    (isDone) => (isDone ? 'construit' : 'à jour'),
  );

/** Returns whether there was anything to do. Throws a `CliError` when the build fails. */
function buildSite({ force = false }: { force?: boolean } = {}): Promise<boolean> {
  return withLock(
    setupLock,
    () => !force && isBuilt(),
    async () => {
      console.log('  … Construction du site : quelques minutes');
      const { code, signal, output } = await runNode('node_modules/next/dist/bin/next', ['build'], {
        env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
      // Out of memory, the system kills the largest process: Next's own, or one that it started.
      if (signal === 'SIGKILL' || /SIGKILL|heap out of memory/.test(output))
        throw new CliError('La construction du site s’est arrêtée faute de mémoire : il lui faut 1,5 Go libres.');
      if (code !== 0) throw new CliError(`La construction du site a échoué :\n${output.trim()}`);
      stampBuild();
    },
  );
}
