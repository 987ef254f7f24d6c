import 'server-only';
import { describeError, log } from '@/lib/log';
import { pruneAuditLog } from './audit';
import { write } from './client';
import { pruneVersions } from './record-version';
import { readSetting, storeSetting } from './settings';
import { pruneFailures } from './signin-failures';
import { collectUnusedUploads } from './uploads';

/** How far one call lets `boundedTime` advance, in ms. */
const mostAtOnce = 2 * 24 * 60 * 60 * 1000;
const key = 'tidied';

/**
 * The time by which the age of rows is judged before old ones are removed for good: the clock's, but at most two days
 * after the last one returned (it is called daily and at each start). A clock that has jumped ahead for a while
 * therefore costs two days of history, not all of it; with one that was set back, less is removed meanwhile.
 */
export async function boundedTime(now = new Date()): Promise<Date> {
  return write(async (tx) => {
    const reached = Date.parse((await readSetting(tx, key)) ?? '');
    const time = Number.isNaN(reached) ? now : new Date(Math.min(now.getTime(), reached + mostAtOnce));
    await storeSetting(tx, key, new Date(Math.max(time.getTime(), reached || 0)).toISOString());
    return time;
  });
}

/**
 * Thins the history and the audit log, and removes old counters and unused uploads; returns whether
 * all of it could be done.
 */
export async function runMaintenance(): Promise<boolean> {
  const now = await boundedTime();
  return runEach({
    versions: () => pruneVersions(now),
    audit: () => pruneAuditLog(now),
    failures: pruneFailures,
    // `now` may be two days ahead, and the upload of a form that is still open must stay.
    uploads: () => collectUnusedUploads(now.getTime() - mostAtOnce),
  });
}

/**
 * Does each task, though one before it fails, which is logged under its name, or returns false; returns whether none
 * did.
 */
export async function runEach(tasks: Readonly<Record<string, () => unknown>>): Promise<boolean> {
  let isWhole = true;
  for (const [task, work] of Object.entries(tasks)) {
    try {
      if ((await work()) === false) isWhole = false;
    } catch (error) {
      log('warn', 'site.maintain', { task, error: describeError(error) });
      isWhole = false;
    }
  }
  return isWhole;
}
