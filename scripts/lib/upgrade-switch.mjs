// The switch of an upgrade from one version to another and back (docs/decisions/0037-upgrade.md). `npm run upgrade`
// copies this file to `.upgrade/`, where scripts/node.mjs finds it whatever version its own code is of: it stands alone,
// and old Nodes can read it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * What an upgrade is about to do, or has done, in `.upgrade/state.json`, which is there from the moment the site is asked to
 * stop until the new version has answered, or the old one is back. The site saves nothing meanwhile.
 *
 * `switch`: the site ends, the database is copied and files change places; what is interrupted is undone.
 * `trial`: the new version is in place, and has not answered yet. `back`: the old one is being put back.
 * @typedef {object} State
 * @property {'switch' | 'trial' | 'back'} phase
 * @property {number} pid of the command
 * @property {string} mark which tells its process from a later one of the same number (`processMark`)
 * @property {string} from the commit
 * @property {string} to the commit
 * @property {string} fromName for a person
 * @property {string} toName for a person
 * @property {string[]} changed files of both versions, relative to the project
 * @property {string[]} added files of the new version alone
 * @property {string[]} removed files of the old version alone
 * @property {string[]} folders what is made of the sources, such as `.next`, and exchanged as a whole
 * @property {string | null} databaseFile that the new version migrates; null when it has no migration to apply
 * @property {number} starts how often the new version was started while nobody watched it
 */

/** A file that is there, and whole, at every moment: what starts the site, and finds this. */
const launcher = 'scripts/node.mjs';
/** So many starts may fail while no command watches; then the old version is put back. */
const patience = 3;
/** How often a command that runs is looked at, in ms. */
const pause = 100;

/** @param {string} root */
const places = (root) => ({
  state: path.join(root, '.upgrade/state.json'),
  new: path.join(root, '.upgrade/new'),
  old: path.join(root, '.upgrade/old'),
  database: path.join(root, '.upgrade/before.db'),
});

/** @param {string} root @returns {State | null} null while no upgrade is switching */
export function readState(root) {
  try {
    return JSON.parse(fs.readFileSync(places(root).state, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/** Replaces the state in one step, on the disk. @param {string} root @param {State} state */
export function writeState(root, state) {
  const file = places(root).state;
  const handle = fs.openSync(`${file}.part`, 'w', 0o600);
  fs.writeSync(handle, JSON.stringify(state));
  fs.fsyncSync(handle);
  fs.closeSync(handle);
  fs.renameSync(`${file}.part`, file);
  sync(path.dirname(file));
}

/** The upgrade is over, either way. @param {string} root */
export function endState(root) {
  fs.rmSync(places(root).state, { force: true });
  sync(path.join(root, '.upgrade'));
}

/**
 * Called before any other code of the project is read. Waits for a command that is switching versions, and puts right
 * what one that was killed has left: what was not complete is undone; a new version that was in place is started, and
 * undone when it has not come up after three starts. Returns lines, in French, that say what was done, and whether files
 * of the project have changed since the call.
 * @param {string} root
 * @param {string} script the command's, such as `scripts/start.ts`
 * @returns {Promise<{ lines: string[], isChanged: boolean }>}
 */
export async function settle(root, script) {
  const isStart = script.endsWith('start.ts');
  let isChanged = false;
  for (let state = readState(root); state !== null; state = readState(root)) {
    const isWatched = isAlive(state);
    if (state.phase === 'trial' && !isWatched && isStart && state.starts < patience)
      writeState(root, { ...state, starts: state.starts + 1 });
    const mayTry = isStart ? isWatched || state.starts < patience : !isWatched; // `npm run upgrade` asks the site itself
    if (state.phase === 'trial' && mayTry) return { lines: [], isChanged };
    if (!isWatched) return { lines: [goBack(root, state)], isChanged: true };
    if (!isChanged) console.log('  … En attente de la mise à jour du site, qui est en cours');
    isChanged = true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return { lines: [], isChanged };
}

/** Puts the new version in place of the old, from `.upgrade/new`, and keeps that in `.upgrade/old`. May be repeated. */
export function goForward(/** @type {string} */ root, /** @type {State} */ state) {
  const { new: from, old: aside } = places(root);
  for (const name of state.folders) exchange(root, name, from, aside);
  for (const name of state.removed) // what is there once it is aside is a folder of the new version
    if (has(root, name) && !has(aside, name)) move(path.join(root, name), path.join(aside, name));
  for (const name of launcherLast([...state.added, ...state.changed])) replace(root, name, from, aside);
  sync(root);
}

/** Puts the old version back, and its database. May be repeated. Returns the line, in French, that says so. */
export function goBack(/** @type {string} */ root, /** @type {State} */ state) {
  const { new: from, old: aside } = places(root);
  writeState(root, { ...state, phase: 'back' });
  for (const name of launcherLast(state.changed).reverse()) replace(root, name, aside, from);
  for (const name of state.added)
    if (has(root, name) && !has(from, name)) move(path.join(root, name), path.join(from, name));
  for (const name of state.removed) {
    if (!has(aside, name)) continue; // never moved, or done before
    fs.rmSync(path.join(root, name), { recursive: true, force: true }); // a folder of the new version
    move(path.join(aside, name), path.join(root, name));
  }
  for (const name of state.folders) exchange(root, name, aside, from);
  if (state.databaseFile !== null) restoreDatabase(root, state.databaseFile);
  sync(root);
  endState(root); // first: a git that fails or is killed must not have each start begin with this again
  const git = recordInGit(root, state.from);
  return `La mise à jour vers ${state.toName} est défaite : le site est revenu à ${state.fromName}${state.databaseFile === null ? '' : ', avec la base de données d’avant'}.${git}`;
}

/**
 * Ends an upgrade whose command was killed once the new version was in place: it has come up. Returns the lines, in
 * French, that say so.
 * @param {string} root
 */
export function finishUnwatched(root) {
  const state = readState(root);
  if (state === null || state.phase !== 'trial' || isAlive(state)) return [];
  return [`La mise à jour vers ${state.toName}, qui avait été interrompue, est terminée.${finish(root, state)}`];
}

/** Keeps the new version, which answers. Returns what `recordInGit` does. @param {string} root @param {State} state */
export function finish(root, state) {
  const git = recordInGit(root, state.to); // first: killed before this, git would still name the old version
  endState(root);
  fs.rmSync(places(root).database, { force: true });
  return git;
}

/**
 * Tells git which version the files are of. Returns '' or, with a space before it, a French sentence about what git
 * refused: the files are in place all the same. Throws nothing.
 * @param {string} root @param {string} commit
 */
export function recordInGit(root, commit) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    const folder = path.resolve(root, git('rev-parse', '--git-dir').replace(/\n$/, '')); // where `.git` is a file, elsewhere
    for (const name of ['index.lock', 'HEAD.lock']) fs.rmSync(path.join(folder, name), { force: true }); // of this command, killed before
    git('reset', '--quiet', commit);
    return '';
  } catch (error) {
    return ` Mais git ne l’a pas noté (git reset ${commit.slice(0, 8)}) : ${String(error).split('\n').at(-2) || error}`;
  }
}

/**
 * Text by which a process is told from a later one with its number, null where the system does not say or there is no
 * such process. On Linux it is the boot and the time at which the process began (proc_pid_stat(5), field 22).
 * @param {number} pid
 */
export function processMark(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      }).trim();
    const fields = fs
      .readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[0] === 'Z') return null; // it has ended, and waits to be read
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return null;
  }
}

/** @param {{ pid: number, mark: string }} process */
export const isAlive = ({ pid, mark }) => processMark(pid) === mark;

/** Puts `from`'s file in place of the project's, which goes to `aside`, in one step. */
function replace(
  /** @type {string} */ root,
  /** @type {string} */ name,
  /** @type {string} */ from,
  /** @type {string} */ aside,
) {
  const file = path.join(root, name);
  const next = path.join(from, name);
  if (!has(from, name)) return; // done before
  removeEmptied(file);
  if (has(root, name) && !has(aside, name)) {
    fs.mkdirSync(path.dirname(path.join(aside, name)), { recursive: true });
    keep(file, path.join(aside, name));
  }
  move(next, file);
}

/** Lets a file have a second name; a copy, where the disk has no hard links, gets its name once it is whole. */
function keep(/** @type {string} */ file, /** @type {string} */ other) {
  try {
    fs.linkSync(file, other);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).syscall !== 'link') throw error;
    fs.copyFileSync(file, `${other}.part`);
    fs.renameSync(`${other}.part`, other);
  }
}

/** Puts `from`'s folder in place of the project's, which goes to `aside`. */
function exchange(
  /** @type {string} */ root,
  /** @type {string} */ name,
  /** @type {string} */ from,
  /** @type {string} */ aside,
) {
  if (!has(from, name)) return; // done before
  if (has(root, name)) {
    fs.rmSync(path.join(aside, name), { recursive: true, force: true });
    move(path.join(root, name), path.join(aside, name));
  }
  move(path.join(from, name), path.join(root, name));
}

/** The database that was copied when the site had ended; a process that has the present one open would not see it. */
function restoreDatabase(/** @type {string} */ root, /** @type {string} */ file) {
  const copy = places(root).database;
  if (!fs.existsSync(copy)) return; // not copied yet, so not migrated, or restored before
  for (const suffix of ['-wal', '-shm', '-journal']) fs.rmSync(file + suffix, { force: true });
  fs.renameSync(copy, file);
  sync(path.dirname(file));
}

/** The project's own launcher comes last, so that it is the old one's, which knows of this file, until all is done. */
const launcherLast = (/** @type {string[]} */ names) => [
  ...names.filter((name) => name !== launcher),
  ...names.filter((name) => name === launcher),
];

/** Also for a link that leads nowhere. */
const has = (/** @type {string} */ folder, /** @type {string} */ name) => found(path.join(folder, name)) !== null;

/** What is at a path; null where nothing is, or where a file stands in place of one of its folders. */
function found(/** @type {string} */ place) {
  try {
    return fs.lstatSync(place);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code))) return null;
    throw error;
  }
}

/** Where a folder is whose files have all gone, removes it; nothing else. Throws ENOTEMPTY for one with other files. */
function removeEmptied(/** @type {string} */ folder) {
  if (!found(folder)?.isDirectory()) return;
  for (const name of fs.readdirSync(folder)) removeEmptied(path.join(folder, name));
  fs.rmdirSync(folder);
}

function move(/** @type {string} */ from, /** @type {string} */ to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}

/** Makes what has changed its place survive a power cut: all of the disk's, since it is in many folders. */
function sync(/** @type {string} */ folder) {
  try {
    execFileSync('sync', ['-f', folder], { stdio: 'ignore' });
  } catch {
    // no such program: the system writes it within seconds
  }
}
