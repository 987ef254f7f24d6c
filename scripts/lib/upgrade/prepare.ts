// All that an upgrade does while the site goes on: nothing of the site is changed.
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../../../lib/env.ts';
import { formatFileSize } from '../../../lib/format/file-size.ts';
import { faultWithin } from '../answers.ts';
import { buildProblem } from '../build-state.ts';
import { CliError } from '../console.ts';
import { freeBytes } from '../free-bytes.ts';
import { freePort } from '../own-server.ts';
import { inRoot } from '../project.ts';
import { besideFolder, endLeftBeside, logFile, sizeOf, startBeside, takeOver } from './beside.ts';
import { areBuiltAlike, checkOut, type Difference, forgetFolders, type Version } from './repository.ts';

/** What is made of the sources, and exchanged as a whole. */
const made = ['.next', 'dist', 'lib/site/db/generated'];
const trialFolder = inRoot('.upgrade/trial');
/** Room for what is not counted one by one, in bytes. */
const margin = 300 * 2 ** 20;
/** How long a start may take, in ms. */
export const startPatience = 120_000;

/** The folders that change places with those of the new version. */
export const exchangedFolders = ({ changed }: Difference): string[] => [
  ...made,
  ...(changed.includes('package-lock.json') ? ['node_modules'] : []),
];

/** Throws a `CliError` where an upgrade would fill a disk; returns a French text. */
export function checkRoom({ databaseFile, uploadsDir }: Env, difference: Difference): string {
  const program = exchangedFolders(difference).reduce((sum, name) => sum + sizeOf(inRoot(name), 'cache'), 0);
  const data = 4 * (fs.statSync(databaseFile, { throwIfNoEntry: false })?.size ?? 0) + sizeOf(uploadsDir);
  const needed = program + data + margin;
  const folders = [inRoot(), path.dirname(databaseFile)].filter((folder) => fs.existsSync(folder));
  const free = Math.min(...folders.map(freeBytes));
  if (free < needed)
    throw new CliError(
      `Il faut ${formatFileSize(needed)} libres pour la mise à jour, et il y en a ${formatFileSize(free)} : faites de la place.`,
    );
  return `${formatFileSize(free)} libres, ${formatFileSize(needed)} nécessaires`;
}

/** Removes what an upgrade has left in `.upgrade`, but for its lock. */
export async function clear(): Promise<void> {
  endLeftBeside();
  for (const name of ['new', 'old', 'trial', 'before.db', 'upgrade-switch.mjs', 'upgrade-switch.mjs.part'])
    fs.rmSync(inRoot('.upgrade', name), { recursive: true, force: true });
  await forgetFolders();
}

/** Installs and builds a version in a folder of its own. Throws a `CliError` where that fails. */
export async function build(version: Version, difference: Difference, settings: NodeJS.ProcessEnv): Promise<void> {
  await checkOut(version, besideFolder);
  takeOver(inRoot('.node'), path.join(besideFolder, '.node'));
  if (!difference.changed.includes('package-lock.json'))
    takeOver(inRoot('node_modules'), path.join(besideFolder, 'node_modules'));
  if (areBuiltAlike(difference) && buildProblem() === null)
    for (const name of made) takeOver(inRoot(name), path.join(besideFolder, name), { copies: true, without: 'cache' });
  const { ended } = startBeside('scripts/build.ts', settings);
  if ((await ended) !== 0) throw new CliError(`La version ${version.name} ne se construit pas : ${lastLine()}`);
  shareNodes();
}

/** A Node that the new version has fetched, for its start to find. */
function shareNodes(): void {
  const fetched = path.join(besideFolder, '.node');
  for (const name of fs.existsSync(fetched) ? fs.readdirSync(fetched) : [])
    if (!fs.existsSync(inRoot('.node', name))) takeOver(path.join(fetched, name), inRoot('.node', name));
}

/**
 * The settings of the site, for the new version to be tried with data of its own: a copy of the database, and second
 * names of the pictures and documents. It makes no back-up and publishes no copy.
 */
export async function trialSettings({ SITE_URL, databaseFile, uploadsDir }: Env): Promise<NodeJS.ProcessEnv> {
  const port = await freePort();
  const copy = path.join(trialFolder, 'portfolio.db');
  const uploads = path.join(trialFolder, 'uploads');
  fs.mkdirSync(uploads, { recursive: true });
  takeOver(uploadsDir, uploads);
  if (fs.existsSync(databaseFile)) await copyOf(databaseFile, copy);
  // These two for a version that does not know SERVES_ONLY.
  const { BACKUP_DIR: _backups, COPY_TO: _copies, NODE_ENV: _other, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'production',
    SERVES_ONLY: '1',
    SITE_URL,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `file:${copy}`,
    UPLOADS_DIR: uploads,
  };
}

/** Writes a copy of a database that may be in use. */
export async function copyOf(databaseFile: string, copy: string): Promise<void> {
  const { copyDatabase, openDatabase } = await import('../../../lib/sqlite.ts'); // needs a dependency
  fs.rmSync(copy, { force: true });
  const db = openDatabase(databaseFile, { readOnly: true, wait: 5000 });
  try {
    await copyDatabase(db, copy);
  } finally {
    db.close();
  }
}

/** Starts the new version on the copy. Throws a `CliError` where it does not serve the site. */
export async function tryOut(version: Version, settings: NodeJS.ProcessEnv): Promise<void> {
  let isRunning = true;
  const { ended, end } = startBeside('scripts/start.ts', settings);
  ended.then(() => {
    isRunning = false;
  });
  const fault = await faultWithin(`http://127.0.0.1:${settings.PORT}`, startPatience, () => isRunning);
  const why = isRunning ? fault : lastLine();
  await end();
  if (fault !== null)
    throw new CliError(`La version ${version.name} ne sert pas le site, sur une copie de ses données : ${why}`);
}

/** The last line that says something of a program of the new version. */
function lastLine(): string {
  const lines = fs.readFileSync(logFile, 'utf8').trim().split('\n');
  return (
    lines
      .filter((line) => line.trim() !== '' && !/^\s*(?:at |[✓✗…}])/.test(line))
      .at(-1)
      ?.trim() ?? ''
  );
}
