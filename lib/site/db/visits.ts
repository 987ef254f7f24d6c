/** The counted visits: the switch, and what the administration reads. They are written by lib/site/visits/counter.ts. */
import 'server-only';
import { channel } from 'node:diagnostics_channel';
import type { Authority } from '@/lib/authority';
import { visitsChannel } from '@/lib/channels';
import { dayOf } from '@/lib/format/dates';
import { visitsSetting } from '@/lib/site/visits/counter';
import { firstDay, type Period, pagesOf, type Sum, timesOf, type VisitReport } from '@/lib/site/visits/report';
import { audit } from './audit';
import { db, write } from './client';
import type { Prisma } from './generated/client';
import { switchSetting } from './settings';
import { readVisitSettings } from './site-state';

/** Has visits counted from now on, or no more: then all that were counted are deleted. */
export async function setVisitsCounted(authority: Authority, isOn: boolean): Promise<void> {
  await write(async (tx) => {
    if (!(await switchSetting(tx, visitsSetting, isOn))) return;
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
  const day = { gte: firstDay(period, today) };
  const [days, paths, origins] = await Promise.all([
    sums('day', { day, ...isPageView }),
    sums('page', { day }),
    sums('origin', { day }),
  ]);
  return { period, since, times: timesOf(period, today, days), pages: pagesOf(paths), origins };
}

/** How many pages were seen in the last 30 days; null while visits are not counted. */
export async function readRecentViews(_authority: Authority): Promise<number | null> {
  if ((await readVisitSettings()).countedSince === null) return null;
  const day = { gte: firstDay('30-jours', dayOf(new Date())) };
  const { _sum } = await db().visit.aggregate({ where: { day, ...isPageView }, _sum: { count: true } });
  return _sum.count ?? 0;
}

export async function readVisitRows(_authority: Authority) {
  tellCounter();
  return db().visit.findMany({ orderBy: [{ day: 'asc' }, { page: 'asc' }, { origin: 'asc' }] });
}

/** What counts, elsewhere in this process, writes what it has and looks at the setting before this returns. */
const tellCounter = (): void => channel(visitsChannel).publish(undefined);

/** A page, not one of its files. */
const isPageView = { NOT: [{ page: { endsWith: '.pdf' } }, { page: { endsWith: '.bib' } }] };

async function sums(by: 'day' | 'page' | 'origin', where: Prisma.VisitWhereInput): Promise<Sum[]> {
  const rows = await db().visit.groupBy({
    by: [by],
    where,
    _sum: { count: true },
    orderBy: { _sum: { count: 'desc' } },
  });
  return rows.map((row) => ({ key: String(row[by]), count: row._sum.count ?? 0 }));
}
