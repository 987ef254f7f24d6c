// The sites that `npm start` serves from this folder, each known by a record: `npm run upgrade` asks one to restart, and
// must be sure whom it signals.
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../../lib/env.ts';
import { errorCode, isDenied } from '../../lib/error-codes.ts';
import { inRoot } from './project.ts';
import { isAlive, processMark } from './upgrade-switch.mjs';

export type RunningSite = {
  readonly pid: number;
  /** Tells the process from a later one with its number. */
  readonly mark: string;
  readonly host: string;
  readonly port: number;
  readonly databaseFile: string;
};

const folder = inRoot('.scratch/running');

/**
 * Records this process as a site, until it ends. At SIGUSR2 it ends as at SIGTERM, requests in flight first
 * (lib/site/start/end.ts), and then begins anew in its place: the same process for who started it, a terminal or
 * systemd, with the code that is there by then.
 * @param given the environment that it was started with
 */
export function restartOnSignal({ PORT, HOST, databaseFile }: Env, given: NodeJS.ProcessEnv): void {
  const mark = processMark(process.pid);
  if (mark === null || process.execve === undefined) return; // a system without them: it is restarted by hand
  const record = path.join(folder, `${process.pid}.json`);
  const site: RunningSite = { pid: process.pid, mark, host: HOST, port: PORT, databaseFile };
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(`${record}.part`, JSON.stringify(site));
    fs.renameSync(`${record}.part`, record);
  } catch (error) {
    // With `recursive` Node says ENOENT of a folder to be made on a read-only mount, as under ProtectSystem=strict.
    if (!isDenied(error) && errorCode(error) !== 'ENOENT') throw error;
    return; // a folder that this user may not write is not upgraded by this user either
  }
  let isRestarting = false;
  process.on('SIGUSR2', () => {
    if (isRestarting) return;
    isRestarting = true;
    if (!process.emit('SIGTERM')) process.exit(); // nothing is served yet
  });
  const { execPath, execArgv } = process;
  process.once('exit', () => {
    fs.rmSync(record, { force: true });
    if (!isRestarting) return;
    process.chdir(inRoot());
    process.execve?.(execPath, [execPath, ...execArgv, 'scripts/node.mjs', 'scripts/start.ts'], given);
  });
}

/** The sites that run, or start; records of processes that were killed are removed. */
export function runningSites(): RunningSite[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.flatMap((name) => {
    const file = path.join(folder, name);
    const site = readRecord(file);
    if (site !== null && isAlive(site)) return [site];
    fs.rmSync(file, { force: true });
    return [];
  });
}

/** Null for one that has gone meanwhile, or that a full disk has cut. */
function readRecord(file: string): RunningSite | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
