/**
 * Static copies that the running site makes of itself: one at a time, each in a process of its own; automatically after
 * each change that visitors see, if the owner wants that.
 */
import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { archiveFolder, archiveName, type CopyJob, type CopyKind, type MadeCopy, type Step } from '@/lib/copy-job';
import { env } from '@/lib/env';
import { Problem } from '@/lib/errors';
import { runJob } from '@/lib/jobs/run-job';
import { describeError, log } from '@/lib/log';
import { localOrigin } from '@/lib/network';
import { readCopyRecord, writeCopyRecord } from '@/lib/records';
import { readCopiesAutomatic } from '@/lib/site/db/site-state';
import { ownOrigin } from '@/lib/site/public-pages/next-home';
import { siteState } from '@/lib/site/public-pages/site-state';

type Archive = MadeCopy & { /** ISO 8601. */ readonly at: string; readonly address: string | null };
/** `done` of the `known` URLs are read. */
type Running = Step & { readonly kind: CopyKind };

type Copies = {
  running: Running | null;
  /** The last archive that was made, until it is removed. */
  archive: Archive | null;
  /** Why the last archive was not made, in French. */
  failure: string | null;
  removal?: NodeJS.Timeout;
};

/** Shared by the site's start and its API, which are bundled as two programs in one process. */
const shared: typeof globalThis & { portfolioCopies?: Copies } = globalThis;

export function copies(): Copies {
  shared.portfolioCopies ??= { running: null, archive: null, failure: null };
  return shared.portfolioCopies;
}

/** In ms: how long the owner can download an archive. */
const archiveLifetime = 60 * 60 * 1000;

const home = () => path.dirname(env().databaseFile);
export const archiveFile = () => path.join(home(), archiveName);

/** Starts a copy; false while one of either kind is being made. */
export function beginCopy(kind: CopyKind, address: string | null): boolean {
  const state = copies();
  if (state.running) return false;
  state.running = { kind, step: 'read', done: 0, known: 0 };
  if (kind === 'archive') {
    removeArchive();
    state.failure = null;
  }
  const job: CopyJob = { kind, origin: ownOrigin() ?? localOrigin(env().HOST, env().PORT), address };
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

/** A publication's failure is in its record: the job writes it unless it was killed. */
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
  state.removal = setTimeout(removeArchive, archiveLifetime).unref();
}

function removeArchive(): void {
  const state = copies();
  clearTimeout(state.removal);
  state.archive = null;
  for (const name of [archiveName, archiveFolder]) fs.rmSync(path.join(home(), name), { recursive: true, force: true });
}

/** In ms: how often the site is checked, and how long it must be unchanged: owners save again and again. */
const checkInterval = 15_000;
export const quietPeriod = 60_000;
/** In ms: at midnight all sites of a machine get a new day, so each waits for up to this long. */
const maxDelay = 60 * 60 * 1000;

/**
 * Removes an archive that an earlier process left, and checks the site regularly where the deployer has configured a
 * destination; never keeps the process alive.
 */
export function startCopies(): void {
  removeArchive();
  if (env().copyTo === null) return;
  const isDue = publicationTimer(Math.random());
  setInterval(() => {
    publishIfDue(isDue).catch((error: unknown) => log('error', 'copy.look', { error: describeError(error) }));
  }, checkInterval).unref();
}

type Seen = { readonly version: string; readonly isOffline: boolean };

/**
 * Returns whether to publish a version at a time, in ms: it has been stable for a while and was neither published nor
 * failed. After a failure the next version is tried, which each day brings.
 * @param random from 0 to 1, the same for this process
 */
export function publicationTimer(random: number) {
  let [seen, since, wait] = ['', 0, quietPeriod];
  return ({ version, isOffline }: Seen, known: readonly (string | undefined)[], now: number): boolean => {
    if (version !== seen) {
      wait = seen !== '' && contentOf(version) === contentOf(seen) ? quietPeriod + random * maxDelay : quietPeriod;
      [seen, since] = [version, now];
    }
    return !isOffline && now - since >= wait && !known.includes(version);
  };
}

/** A version without its day (lib/site/public-pages/site-state.ts). */
const contentOf = (version: string): string => version.replace(/\.\d{4}-\d\d-\d\d\./, '.');

/** The last version that this process tried to publish: on a full disk no record can be written. */
let tried: string | undefined;

async function publishIfDue(isDue: ReturnType<typeof publicationTimer>): Promise<void> {
  const { last, failure } = lastPublication();
  const known = [last?.version, failure?.version, tried];
  const state = siteState();
  if (!isDue(state, known, Date.now()) || copies().running || !(await readCopiesAutomatic())) return;
  tried = state.version;
  beginCopy('publication', null);
}

/** The outcome of the last publication to the present destination. */
function lastPublication() {
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

/** The published copy; null where the deployer has configured no destination. */
async function readPublication() {
  const { copyTo, copyAddress } = env();
  if (copyTo === null) return null;
  const { last, failure } = lastPublication();
  return {
    to: copyTo,
    address: copyAddress,
    isAutomatic: await readCopiesAutomatic(),
    last: last?.at ?? null,
    /** Whether it shows the site's present version. */
    isCurrent: last?.version === siteState().version,
    problem: failure?.line ?? null,
    failedAt: failure?.at ?? null,
  };
}
