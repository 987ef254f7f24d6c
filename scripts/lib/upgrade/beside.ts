// Programs of the new version that run beside the site: their output goes to a log, and none outlives the command.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../project.ts';
import { isAlive, processMark } from '../upgrade-switch.mjs';

/** The folder of the new version. */
export const besideFolder = inRoot('.upgrade/new');
export const logFile = inRoot('.scratch/upgrade.log');
/** The process of the last one, for the next command to end where this one is killed. */
const recordFile = inRoot('.upgrade/beside.json');

export type Beside = {
  readonly child: ChildProcess;
  /** Settles with the exit code. */
  readonly ended: Promise<number>;
  /** Ends it and what it has started. */
  readonly end: () => Promise<void>;
};

/** Starts a script of the new version, in its folder, at a low priority. */
export function startBeside(script: string, env: NodeJS.ProcessEnv): Beside {
  const log = fs.openSync(logFile, 'a');
  const program = ['scripts/node.mjs', script];
  const child = spawn('nice', ['-n', '10', process.execPath, ...program], {
    cwd: besideFolder,
    env,
    stdio: ['ignore', log, log],
    detached: true, // a group of its own, which ends as one
  });
  fs.closeSync(log);
  const { pid } = child;
  if (pid !== undefined) fs.writeFileSync(recordFile, JSON.stringify({ pid, mark: processMark(pid) }));
  const kill = () => pid !== undefined && killGroup(pid);
  process.once('exit', kill);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    fs.rmSync(recordFile, { force: true });
    return Number(code ?? 1);
  });
  return {
    child,
    ended,
    async end() {
      kill();
      await ended;
    },
  };
}

/** Ends what a command that was killed has left running. */
export function endLeftBeside(): void {
  if (!fs.existsSync(recordFile)) return;
  try {
    const left = JSON.parse(fs.readFileSync(recordFile, 'utf8'));
    if (isAlive(left)) killGroup(left.pid);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error; // a full disk has cut it
  }
  fs.rmSync(recordFile, { force: true });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // it has ended
  }
}

/**
 * Gives a folder the files of another: by second names (hard links), which cost no room, or as copies where these may
 * be written to, or the disk has no links.
 */
export function takeOver(from: string, to: string, { copies = false, without = '' } = {}): void {
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === without) continue;
    if (entry.isDirectory()) takeOver(source, target, { copies });
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else if (copies || !isLinked(source, target)) fs.copyFileSync(source, target);
  }
}

function isLinked(source: string, target: string): boolean {
  try {
    fs.linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

/** The bytes of the files below a folder. */
export function sizeOf(folder: string, without = ''): number {
  if (!fs.existsSync(folder)) return 0;
  return fs.readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const file = path.join(folder, entry.name);
    if (entry.name === without) return sum;
    if (entry.isDirectory()) return sum + sizeOf(file);
    return sum + (entry.isFile() ? fs.statSync(file).size : 0);
  }, 0);
}
