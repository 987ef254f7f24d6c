// What the commands need before their own work; each part is done only when it is due.
import { buildSite } from './build-site.mjs';
import { bundle } from './bundle.mjs';
import { CliError, step } from './console.mjs';
import { unknownNames } from './env-file.mjs';
import { generateClient } from './generate.mjs';
import { installDependencies } from './install.mjs';
import { enterProject, inRoot, urlInRoot } from './project.mjs';
import { isSupported, rerunUnderSupported } from './supported-node.mjs';

/** @param {boolean} isDone */
const doneOrFresh = (isDone) => (isDone ? 'fait' : 'à jour');

/**
 * Prepares what every command needs: dependencies, database client, programs and settings. Throws a `CliError` for a wrong setting.
 * @returns {Promise<import('../cli/settings').Env>} the checked settings
 */
export async function setUp() {
  // A command may be started without scripts/node.mjs, for example by an older systemd unit.
  if (!isSupported()) await rerunUnderSupported(process.argv[1] ?? '', process.argv.slice(2));
  enterProject();
  await step(
    'Version de Node.js',
    () => process.versions.node,
    (version) => version,
  );
  await step('Dépendances', installDependencies, (outcome) => outcome);
  await step('Client de la base de données', generateClient, doneOrFresh);
  await step('Programmes', bundle, doneOrFresh);
  return step('Réglages', readSettings, ({ databaseFile }) => `base de données ${databaseFile}`);
}

async function readSettings() {
  /** @type {typeof import('../cli/settings')} */
  const { parseEnv, settingNames } = await import(urlInRoot('dist/settings.mjs'));
  const result = parseEnv(process.env);
  if (!result.ok) throw new CliError(result.lines.map((line) => `Réglage incorrect : ${line}`).join('\n'));
  for (const name of unknownNames(inRoot('.env'), settingNames))
    console.log(`ATTENTION : dans .env, ${name} n’est pas un réglage du site (README.md, « Réglages »).`);
  return result.env;
}

/**
 * Prepares the database: migrations and first content. It makes no one-time token, so that a running site's stays valid.
 * @param {import('../cli/settings').Env} env
 */
export async function setUpContent({ databaseFile }) {
  const { migrate } = await import('../../lib/db/migrate.mjs');
  const count = (/** @type {string[]} */ names) =>
    names.length === 0 ? 'à jour' : `${names.length} migration${names.length > 1 ? 's' : ''} appliquée${names.length > 1 ? 's' : ''}`;
  await step('Base de données', () => migrate(databaseFile, inRoot('prisma/migrations')), count);
  /** @type {typeof import('../cli/prepare')} */
  const program = await import(urlInRoot('dist/prepare.mjs'));
  return step('Contenu', program.prepare, ({ seeded }) => (seeded ? 'contenu d’exemple écrit' : 'en place'));
}

/** @param {{ force?: boolean }} [options] */
export const setUpSite = (options) =>
  step(
    'Site',
    () => buildSite(options),
    (isDone) => (isDone ? 'construit' : 'à jour'),
  );
