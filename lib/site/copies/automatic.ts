/** Publishes the static copy by itself, if its owner wants that: after each change of what visitors read. */
import 'server-only';
import { readCopyRecord } from '@/lib/copy-record';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { readCopiesAutomatic } from '@/lib/site/db/site-state';
import { siteState } from '@/lib/site/public-pages/site-state';
import { beginCopy, copies, removeArchive } from './jobs';

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
  const { copyTo, databaseFile } = env();
  const { last, failure } = readCopyRecord(databaseFile);
  const isThere = copyTo !== null && last?.to === copyTo;
  const known = [isThere ? last.version : undefined, failure?.version, tried];
  const state = siteState();
  if (!isDue(state, known, Date.now()) || copies().running || !(await readCopiesAutomatic())) return;
  tried = state.version;
  beginCopy('publication', null);
}
