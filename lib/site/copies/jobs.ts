/**
 * The copies that the running site makes of itself: one at a time, each in a process of its own; by itself, if its owner
 * wants that, after each change of what visitors read.
 */
import 'server-only';
import fs from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { archiveFolder, archiveName, type CopyJob, type CopyKind, type MadeCopy, type Step } from '@/lib/copy-job';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { runJob } from '@/lib/jobs/run-job';
import { describeError, log } from '@/lib/log';
import { localOrigin } from '@/lib/network';
import { readCopyRecord, writeCopyRecord } from '@/lib/records';
import { readCopiesAutomatic } from '@/lib/site/db/site-state';
import { siteState } from '@/lib/site/public-pages/site-state';

type Archive = MadeCopy & { /** ISO 8601. */ readonly at: string; readonly address: string | null };
/** Of `read`: `done` addresses, of those that are `known` so far. */
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

function removeArchive(): void {
  const state = copies();
  clearTimeout(state.removal);
  state.archive = null;
  for (const name of [archiveName, archiveFolder]) fs.rmSync(path.join(home(), name), { recursive: true, force: true });
}

/** In ms: how often the site is looked at, and how long nothing must have changed: an owner saves again and again. */
const look = 15_000;
export const quiet = 60_000;
/** At midnight all sites of a machine have a new day: each waits for up to so long, in ms. */
const spread = 60 * 60 * 1000;

/**
 * Removes an archive of an earlier process, which nothing offers any more, and looks at the site from time to time,
 * where the deployer has named a place; it does not keep the site from ending.
 */
export function startCopies(): void {
  removeArchive();
  if (env().copyTo === null) return;
  const isDue = watch(Math.random());
  setInterval(() => {
    publishIfDue(isDue).catch((error: unknown) => log('error', 'copy.look', { error: describeError(error) }));
  }, look).unref();
}

type Seen = { readonly version: string; readonly isOffline: boolean };

/**
 * Returns whether a version is to be published at a moment, in ms: it has stood for a while, and neither went out nor
 * failed. What has failed is tried with the next version, which each day is.
 * @param random from 0 to 1, the same for this process
 */
export function watch(random: number) {
  let [seen, since, wait] = ['', 0, quiet];
  return ({ version, isOffline }: Seen, known: readonly (string | undefined)[], now: number): boolean => {
    if (version !== seen) {
      wait = seen !== '' && contentOf(version) === contentOf(seen) ? quiet + random * spread : quiet;
      [seen, since] = [version, now];
    }
    return !isOffline && now - since >= wait && !known.includes(version);
  };
}

/** A version without its day (lib/site/public-pages/site-state.ts). */
const contentOf = (version: string): string => version.replace(/\.\d{4}-\d\d-\d\d\./, '.');

/** The version that this process has begun to publish last: on a full disk, no record can tell. */
let tried: string | undefined;

async function publishIfDue(isDue: ReturnType<typeof watch>): Promise<void> {
  const { last, failure } = published();
  const known = [last?.version, failure?.version, tried];
  const state = siteState();
  if (!isDue(state, known, Date.now()) || copies().running || !(await readCopiesAutomatic())) return;
  tried = state.version;
  beginCopy('publication', null);
}

/** What has come of publishing the copy in its present place. */
function published() {
  const { copyTo, databaseFile } = env();
  const { last, failure } = readCopyRecord(databaseFile);
  return { last: last?.to === copyTo ? last : null, failure };
}

export async function readCopies() {
  const { SITE_URL, copyAddress } = env();
  const { running, archive, failure } = copies();
  return {
    running,
    archive,
    failure,
    publication: await readPublication(),
    address: copyAddress,
    siteUrl: SITE_URL,
    isOffline: siteState().isOffline,
    readAt: new Date().toISOString(),
  };
}

/** The published copy; null where the deployer has named no place. */
async function readPublication() {
  const { copyTo, copyAddress } = env();
  if (copyTo === null) return null;
  const { last, failure } = published();
  return {
    to: copyTo,
    address: copyAddress,
    isAutomatic: await readCopiesAutomatic(),
    last: last?.at ?? null,
    /** Whether it is of the site as it is now. */
    isCurrent: last?.version === siteState().version,
    problem: failure?.line ?? null,
    failedAt: failure?.at ?? null,
  };
}
