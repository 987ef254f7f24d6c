/** The copies that the running site makes of itself: one at a time, each by a program of its own. */
import 'server-only';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  archiveFolder,
  archiveName,
  type CopyKind,
  type Job,
  type MadeCopy,
  reportSchema,
  type Step,
} from '@/lib/copy-job';
import { readCopyRecord, writeCopyRecord } from '@/lib/copy-record';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { localOrigin } from '@/lib/network';
import { siteProgram } from '@/lib/program';
import { siteState } from '@/lib/site/public-pages/site-state';

export type Archive = MadeCopy & { /** ISO 8601. */ readonly at: string; readonly address: string | null };
type Running = { readonly kind: CopyKind; readonly step: Step };

type Copies = {
  running: Running | null;
  /** The last archive that was made, until it is removed. */
  archive: Archive | null;
  /** Why the last archive was not made, in French. */
  failure: string | null;
  removal?: NodeJS.Timeout;
  /** Where this process answers, once it is known. */
  origin?: string;
};

/** Shared by the start of the site and its API, which are loaded as two programs of this process. */
const shared: typeof globalThis & { portfolioCopies?: Copies } = globalThis;

/** The copies of this process. */
export function copies(): Copies {
  shared.portfolioCopies ??= { running: null, archive: null, failure: null };
  return shared.portfolioCopies;
}

/** In ms: so long an archive stands for its owner, and so long a program may take. */
const kept = 60 * 60 * 1000;
const longest = 60 * 60 * 1000;

/** Notes where a server of this process listens: `next start --hostname` does not tell the settings. */
export function noteServer(server: Server): void {
  const at = server.address();
  if (typeof at === 'object' && at !== null) copies().origin = localOrigin(at.address, at.port);
}

const home = () => path.dirname(env().databaseFile);
export const archiveFile = () => path.join(home(), archiveName);

/**
 * Begins a copy; false while one is made, whichever it is. The program runs after everything else of this machine, and
 * ends with the site.
 */
export function beginCopy(kind: CopyKind, address: string | null): boolean {
  const state = copies();
  if (state.running) return false;
  state.running = { kind, step: { copie: 'step', step: 'read', done: 0, known: 0 } };
  if (kind === 'archive') {
    removeArchive();
    state.failure = null;
  }
  run({ kind, origin: state.origin ?? localOrigin(env().HOST, env().PORT), address })
    .then(
      (made) => {
        if (kind === 'archive') keepArchive({ ...made, at: new Date().toISOString(), address });
      },
      (error: unknown) => noteFailure(kind, error),
    )
    .catch((error: unknown) => log('error', 'copy.unwritten', { kind, error: describeError(error) }))
    .finally(() => {
      state.running = null;
    });
  return true;
}

/** A publication's failure is in its record, which the program has written itself unless it was ended. */
function noteFailure(kind: CopyKind, error: unknown): void {
  const isTold = error instanceof Failed;
  if (!isTold) log('error', 'copy.ended', { kind, error: describeError(error) });
  if (kind === 'archive') copies().failure = isTold ? error.message : unforeseen;
  else if (!isTold) {
    const failure = { at: new Date().toISOString(), version: siteState().version, line: unforeseen };
    const { databaseFile } = env();
    writeCopyRecord(databaseFile, { ...readCopyRecord(databaseFile), failure });
  }
}

const unforeseen =
  'La copie s’est arrêtée en cours de route\u00a0: le journal du serveur en dit la cause ("event":"copy.ended").';

/** Its message is the French line of the program. */
class Failed extends Error {}

/** It makes one file after the other: what it drops is collected early. */
const sparing = ['--max-old-space-size=256', '--max-semi-space-size=8'];

async function run(job: Job): Promise<MadeCopy> {
  const { args, env: settings } = siteProgram('copy-job');
  const child = spawn(process.execPath, [...sparing, ...args], {
    // It asks this machine alone, by no proxy.
    env: { ...settings, NO_PROXY: '*', no_proxy: '*' },
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: longest,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(`code ${code}, signal ${signal}`));
  });
  child.stdin.on('error', () => undefined); // it ended before it read everything: `ended` says how
  child.stdin.write(`${JSON.stringify(job)}\n`);
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  let last: MadeCopy | Failed | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const report = reportSchema.safeParse(jsonIn(line)).data;
    if (report === undefined) return void process.stdout.write(`${line}\n`); // an event of the log
    if (report.copie === 'step') copies().running = { kind: job.kind, step: report };
    else last = report.copie === 'made' ? report : new Failed(report.line);
  });
  const how = await ended;
  if (last === undefined) throw new Error(`the program ended without a report: ${how}`);
  if (last instanceof Failed) throw last;
  return last;
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function keepArchive(archive: Archive): void {
  const state = copies();
  state.archive = archive;
  state.removal = setTimeout(removeArchive, kept).unref();
}

export function removeArchive(): void {
  const state = copies();
  clearTimeout(state.removal);
  state.archive = null;
  for (const name of [archiveName, archiveFolder]) fs.rmSync(path.join(home(), name), { recursive: true, force: true });
}
