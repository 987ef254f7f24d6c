import 'server-only';
import { thinAudit } from './audit';
import { write } from './client';
import { thinHistory } from './history';
import { sweepUploads } from './sweep';

/** How far one look lets this time go on, in ms. */
const mostAtOnce = 2 * 24 * 60 * 60 * 1000;
const key = 'tidied';

/**
 * The time by which old rows are judged before they are removed for good: the clock's, but never two days after the last time
 * that it was asked for (daily, and at each start). A clock that has jumped ahead for a while therefore costs two days of the
 * past, not all of it; one that was put back removes less meanwhile.
 */
export async function tidyTime(now = new Date()): Promise<Date> {
  return write(async (tx) => {
    const last = await tx.setting.findUnique({ where: { key } });
    const reached = last ? Date.parse(last.value) : Number.NaN;
    const time = Number.isNaN(reached) ? now : new Date(Math.min(now.getTime(), reached + mostAtOnce));
    const value = new Date(Math.max(time.getTime(), reached || 0)).toISOString();
    await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
    return time;
  });
}

/** Thins the history and the journal and removes unused uploads. */
export async function tidy(): Promise<void> {
  const now = await tidyTime();
  await thinHistory(now);
  await thinAudit(now);
  // The upload of a form that is still open outlasts the two days by which this time may be ahead.
  await sweepUploads(now.getTime() - mostAtOnce);
}
