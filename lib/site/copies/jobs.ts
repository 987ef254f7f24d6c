/** The copies that the running site makes of itself: one at a time, each in a process of its own. */
import 'server-only';
import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { archiveFolder, archiveName, type CopyJob, type CopyKind, type MadeCopy, type Step } from '@/lib/copy-job';
import { readCopyRecord, writeCopyRecord } from '@/lib/copy-record';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { runJob } from '@/lib/jobs/run-job';
import { describeError, log } from '@/lib/log';
import { localOrigin } from '@/lib/network';
import { siteState } from '@/lib/site/public-pages/site-state';

export type Archive = MadeCopy & { /** ISO 8601. */ readonly at: string; readonly address: string | null };
type Running = Step & { readonly kind: CopyKind };

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

/** In ms: so long an archive stands for its owner. */
const keptMilliseconds = 60 * 60 * 1000;

/** Notes where a server of this process listens: `next start --hostname` does not tell the settings. */
export function noteServer(server: Server): void {
  const at = server.address();
  if (typeof at === 'object' && at !== null) copies().origin = localOrigin(at.address, at.port);
}

const home = () => path.dirname(env().databaseFile);
export const archiveFile = () => path.join(home(), archiveName);

/** Begins a copy; false while one is made, whichever it is. */
export function beginCopy(kind: CopyKind, address: string | null): boolean {
  const state = copies();
  if (state.running) return false;
  state.running = { kind, step: 'read', done: 0, known: 0 };
  if (kind === 'archive') {
    removeArchive();
    state.failure = null;
  }
  const job: CopyJob = { kind, origin: state.origin ?? localOrigin(env().HOST, env().PORT), address };
  const onReport = (step: Step) => {
    state.running = { kind, ...step };
  };
  runJob<MadeCopy, Step>('copy', job, { onReport })
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

/** A publication's failure is in its record, which the job has written itself unless it was ended. */
function noteFailure(kind: CopyKind, error: unknown): void {
  const isTold = error instanceof Problem;
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

function keepArchive(archive: Archive): void {
  const state = copies();
  state.archive = archive;
  state.removal = setTimeout(removeArchive, keptMilliseconds).unref();
}

export function removeArchive(): void {
  const state = copies();
  clearTimeout(state.removal);
  state.archive = null;
  for (const name of [archiveName, archiveFolder]) fs.rmSync(path.join(home(), name), { recursive: true, force: true });
}
