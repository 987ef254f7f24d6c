/** The counted visits: the switch, and what the administration reads. They are written by lib/site/visits. */
import 'server-only';
import { channel } from 'node:diagnostics_channel';
import type { Authority } from '@/lib/authority';
import { visitsChannel } from '@/lib/channels';
import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import { firstDay, type Period, type Sum, timesOf, totalOf, type VisitReport } from '@/lib/site/visits/report';
import { mergeMonths, visitsSetting } from '@/lib/site/visits/store';
import { openDatabase } from '@/lib/sqlite';
import { audit } from './audit';
import { db, write } from './client';
import { readVisitSettings } from './site-state';

/** Has visits counted from now on, or no more: then all that were counted are deleted. */
export async function setVisitsCounted(authority: Authority, isOn: boolean): Promise<void> {
  await write(async (tx) => {
    const wasOn = (await tx.setting.count({ where: { key: visitsSetting } })) > 0;
    if (isOn === wasOn) return;
    if (isOn) await tx.setting.create({ data: { key: visitsSetting, value: new Date().toISOString() } });
    else await tx.setting.delete({ where: { key: visitsSetting } });
    if (!isOn) await tx.visit.deleteMany();
    await audit(tx, authority, isOn ? 'visits.on' : 'visits.off');
  });
  tellCounter();
}

/** The visits of a period, those of this moment too; null while none are counted. */
export async function readVisits(
  _authority: Authority,
  period: Period,
  today = dayOf(new Date()),
): Promise<VisitReport | null> {
  tellCounter();
  const { countedSince: since } = await readVisitSettings();
  if (since === null) return null;
  const [days, pages, origins, languages] = await Promise.all(
    (['day', 'page', 'origin', 'language'] as const).map((by) => sums(by, firstDay(period, today))),
  );
  return {
    period,
    since,
    total: totalOf(days ?? []),
    times: timesOf(period, today, days ?? []),
    pages: mostRead(pages ?? []),
    origins: mostRead(origins ?? []),
    languages: mostRead(languages ?? []),
  };
}

/** How many pages were seen in the last 30 days; null while visits are not counted. */
export async function readRecentViews(_authority: Authority): Promise<number | null> {
  if ((await readVisitSettings()).countedSince === null) return null;
  const since = firstDay('30-jours', dayOf(new Date()));
  const { _sum } = await db().visit.aggregate({ where: { day: { gte: since } }, _sum: { views: true } });
  return _sum.views ?? 0;
}

/** Every row of the table, in order of time. */
export async function readVisitRows(_authority: Authority) {
  tellCounter();
  return db().visit.findMany({ orderBy: [{ day: 'asc' }, { page: 'asc' }, { origin: 'asc' }, { language: 'asc' }] });
}

/** Merges the days of months that are over (lib/site/visits/store.ts). */
export function mergeVisits(now: Date): void {
  const file = openDatabase(env().databaseFile, { wait: 5000 });
  try {
    mergeMonths(file, dayOf(now));
  } finally {
    file.close();
  }
}

/** What counts, elsewhere in this process, writes what it has and looks at the setting before this returns. */
const tellCounter = (): void => channel(visitsChannel).publish(undefined);

async function sums(by: 'day' | 'page' | 'origin' | 'language', from: number): Promise<Sum[]> {
  const rows = await db().visit.groupBy({
    by: [by],
    where: { day: { gte: from } },
    _sum: { views: true, texts: true, citations: true },
  });
  return rows.map((row) => ({
    key: String(row[by]),
    views: row._sum.views ?? 0,
    texts: row._sum.texts ?? 0,
    citations: row._sum.citations ?? 0,
  }));
}

const mostRead = (rows: readonly Sum[]): Sum[] => rows.toSorted((a, b) => all(b) - all(a) || (a.key < b.key ? -1 : 1));
const all = ({ views, texts, citations }: Sum): number => views + texts + citations;
