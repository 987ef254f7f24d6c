import 'server-only';
import type { ChangeAction } from '@/lib/audit/events';
import { packJson } from '@/lib/brotli-json';
import { dayOf } from '@/lib/format/dates';
import { retention } from '@/lib/retention';
import { db, type Tx, write } from './client';

/** The actions that make a version; the administration has a French label for each. */
export type Action = ChangeAction | 'reorder';
type Subject = 'profile' | 'section' | 'order' | 'translation';

/**
 * Stores a row as it is after a change, in the change's own transaction: every version can be shown, compared and
 * restored. `from`: the number of the version that a restoration took, kept behind the action, `restore:3`, since
 * several versions may hold the same.
 * `madeBy` (version-rows.ts) takes the two apart.
 */
export async function recordVersion(
  tx: Tx,
  subject: Subject,
  key: string,
  version: number,
  action: Action,
  row: unknown,
  from?: unknown,
): Promise<void> {
  const made = typeof from === 'number' ? `${action}:${from}` : action;
  // `select`: the bytes need not come back.
  await tx.version.create({ data: { subject, key, version, action: made, data: packJson(row) }, select: { id: true } });
}

const day = 24 * 60 * 60 * 1000;

/**
 * Removes old versions: keeps all of the first days, then the last of each day of the site's time zone, for a year in
 * all, then the last of each month.
 */
export async function pruneVersions(now = new Date()): Promise<void> {
  const rows = await db().version.findMany({
    where: { at: { lt: new Date(now.getTime() - retention.wholeHistoryDays * day) } },
    select: { id: true, subject: true, key: true, at: true },
    orderBy: { id: 'asc' },
  });
  const yearAgo = new Date(now.getTime() - retention.dailyHistoryDays * day);
  const kept = new Map(
    rows.map((row) => [`${row.subject}|${row.key}|${dayOf(row.at).slice(0, row.at < yearAgo ? 7 : 10)}`, row.id]),
  );
  const last = new Set(kept.values());
  const ids = rows.filter(({ id }) => !last.has(id)).map(({ id }) => id);
  if (ids.length === 0) return;
  await write(async (tx) => {
    for (let from = 0; from < ids.length; from += 500)
      await tx.version.deleteMany({ where: { id: { in: ids.slice(from, from + 500) } } });
  });
}
