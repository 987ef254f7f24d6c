// The change of versions itself, and the way back (docs/decisions/0037-upgrade.md).
import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Env } from '../../../lib/env.ts';
import { syncFile } from '../../../lib/files.ts';
import { localOrigin } from '../../../lib/network.ts';
import { faultWithin } from '../answers.ts';
import { CliError, seconds, step } from '../console.ts';
import { withLock } from '../lock.ts';
import { inRoot, root } from '../project.ts';
import { type RunningSite, runningSites } from '../running-site.ts';
import { finish, goBack, goForward, isAlive, processMark, type State, writeState } from '../upgrade-switch.mjs';
import { logFile } from './beside.ts';
import { copyOf, exchangedFolders, startPatience } from './prepare.ts';
import type { Difference, Version } from './repository.ts';

export type Change = {
  readonly from: Version;
  readonly to: Version;
  readonly files: Difference;
  readonly env: Env;
  readonly site: RunningSite | null;
  readonly migrates: boolean;
};

/** How long the site may take to end (ten seconds for requests in flight), and to be started again once it has died, in ms. */
const endPatience = 30_000;
const restartPatience = 15_000;

/**
 * Puts the new version in place of the old, and has the site restarted. Returns the French line that says how it is now.
 * Throws a `CliError` where the new version does not answer: the old one is back then.
 */
export async function changeVersion(change: Change): Promise<string> {
  const { to, site, env } = change;
  const state = await stateOf(change);
  placeSwitch();
  const began = performance.now();
  let phase: State['phase'] = 'switch';
  try {
    await step(
      'Changement de version',
      () =>
        withLock(
          () => false,
          () => replaceFiles(state, site, env),
        ),
      () => undefined,
    );
    phase = 'trial';
    writeState(root, { ...state, phase });
    if (site)
      await step(
        'Redémarrage',
        () => answersAgain(to, site),
        () => `le site a répondu ${seconds(began)} après l’arrêt`,
      );
  } catch (error) {
    throw await undone({ ...state, phase }, site, error);
  }
  const git = finish(root, state);
  return site
    ? `Le site est maintenant en ${to.name}.${git}`
    : `La version ${to.name} est en place : lancez le site, qui n’était pas en marche.${git}`;
}

async function stateOf({ from, to, files, env, migrates }: Change): Promise<State> {
  return {
    ...files,
    phase: 'switch',
    pid: process.pid,
    mark: processMark(process.pid) ?? '',
    from: from.commit,
    to: to.commit,
    fromName: from.name,
    toName: to.name,
    folders: exchangedFolders(files),
    databaseFile: migrates && fs.existsSync(env.databaseFile) ? env.databaseFile : null,
    starts: 0,
  };
}

/** For scripts/node.mjs, which imports it if it is there: so it is whole. */
function placeSwitch(): void {
  const file = inRoot('.upgrade/upgrade-switch.mjs');
  fs.copyFileSync(inRoot('scripts/lib/upgrade-switch.mjs'), `${file}.part`);
  syncFile(`${file}.part`);
  fs.renameSync(`${file}.part`, file);
}

async function replaceFiles(state: State, site: RunningSite | null, { databaseFile }: Env): Promise<void> {
  writeState(root, state); // from now on nothing is saved
  if (site) await end(site);
  if (state.databaseFile !== null) await copyOf(databaseFile, inRoot('.upgrade/before.db'));
  goForward(root, state);
}

/** Has a site end, and restart once the state lets it. Throws a `CliError` where it does not. */
async function end(site: RunningSite): Promise<void> {
  process.kill(site.pid, 'SIGUSR2');
  const until = performance.now() + endPatience;
  while (runningSites().some(({ pid }) => pid === site.pid)) {
    if (performance.now() > until) throw new CliError(`Le site (processus ${site.pid}) ne s’arrête pas.`);
    await pause(20);
  }
}

/** Waits for the new version at the address of the old. Throws a `CliError` where it does not serve the site. */
async function answersAgain(to: Version, site: RunningSite): Promise<void> {
  const fault = await faultAfter(site);
  if (fault !== null)
    throw new CliError(`La version ${to.name} ne sert pas le site à la place de l’ancienne : ${fault}.`);
}

/** Waits for a site that restarts; null, or what is wrong. */
async function faultAfter(site: RunningSite): Promise<string | null> {
  let seen = performance.now();
  const mayStill = () => {
    if (isAlive(site) || runningSites().length > 0) seen = performance.now();
    return performance.now() - seen < restartPatience;
  };
  const fault = await faultWithin(localOrigin(site.host, site.port), startPatience, mayStill);
  return fault !== null && !mayStill() ? 'il s’est arrêté' : fault;
}

/** Puts the old version back. Returns the error that says so, and why. */
async function undone(state: State, site: RunningSite | null, error: unknown): Promise<Error> {
  const why = error instanceof Error ? error.message : String(error);
  writeState(root, { ...state, phase: 'back' }); // a start waits from now on
  if (state.phase === 'trial' && site) await endNew(site);
  const line = goBack(root, state);
  const fault = site && (await faultAfter(site));
  const then = fault ? ` Mais il ne répond pas encore (${fault}) : relancez-le (npm start).` : '';
  return new CliError(`${why}\n${line}${then}\nJournal : ${logFile}, et celui du site.`);
}

/** Ends the new version, so that it restarts as the old one; by force where it does not. */
async function endNew(site: RunningSite): Promise<void> {
  const running = runningSites();
  if (running.length === 0 && isAlive(site)) kill(site); // it hangs before it is a site
  for (const each of running) await end(each).catch(() => kill(each));
}

const kill = ({ pid }: RunningSite) => void process.kill(pid, 'SIGKILL');
