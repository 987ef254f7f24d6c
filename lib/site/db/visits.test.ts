import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { addVisits } from '@/lib/site/visits/store';
import { none, type Row } from '@/lib/site/visits/tally';
import { type Database, openDatabase } from '@/lib/sqlite';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db } from './client';
import { readPractice } from './legal';
import { readVisitSettings } from './site-state';
import { mergeVisits, readRecentViews, readVisitRows, readVisits, setVisitsCounted } from './visits';

const owner = hostAuthority();
let close: () => Promise<void>;
let counter: Database;

beforeAll(async () => {
  const scratch = await scratchDatabase();
  close = scratch.close;
  counter = openDatabase(scratch.file);
});
afterAll(async () => {
  counter.close();
  await close();
});
beforeEach(async () => {
  await setVisitsCounted(owner, false);
  await setVisitsCounted(owner, true);
});

const row = (page: string, counts: Partial<Row>): Row => ({ page, origin: '', language: 'fr', ...none, ...counts });
const add = (day: string, ...rows: Row[]) => addVisits(counter, new Map([[day, rows]]));

test('the switch is journalled once, says since when, and takes all that was counted away', async () => {
  const { countedSince } = await readVisitSettings();
  expect(Date.now() - Date.parse(countedSince ?? '')).toBeLessThan(10_000);
  expect(await readPractice(), 'the page on personal data says so').toMatchObject({ countsVisits: true });
  await setVisitsCounted(owner, true);
  expect((await readVisitSettings()).countedSince, 'still since then').toBe(countedSince);
  add('2026-11-27', row('/', { views: 3 }));
  await setVisitsCounted(owner, false);
  expect([await db().visit.count(), await readVisits(owner, 'tout'), await readRecentViews(owner)]).toEqual([
    0,
    null,
    null,
  ]);
  expect(await readPractice()).toMatchObject({ countsVisits: false });
  expect(add('2026-11-27', row('/', { views: 3 })), 'what was still in memory').toBe(false);
  const events = await db().auditEvent.findMany({ orderBy: { id: 'desc' }, take: 2 });
  expect(events.map(({ event }) => event)).toEqual(['visits.off', 'visits.on']);
});

test('a report has the sums of its period: every day, the pages, where from, in which language', async () => {
  add('2026-10-28', row('/', { views: 100 }));
  add('2026-10-29', row('/', { views: 1, origin: 'example.org' }));
  add(
    '2026-11-27',
    row('/', { views: 2, origin: 'example.org' }),
    row('/publications/a-2024', { views: 1, texts: 4, language: 'en' }),
    row('/publications/a-2024', { citations: 1 }),
  );
  const report = await readVisits(owner, '30-jours', '2026-11-27');
  expect(report?.total).toEqual({ views: 4, texts: 4, citations: 1 });
  expect(report?.times).toHaveLength(30);
  expect([report?.times[0], report?.times.at(-1)]).toMatchObject([
    { key: '20261029', views: 1 },
    { key: '20261127', views: 3 },
  ]);
  expect(report?.pages).toEqual([
    { key: '/publications/a-2024', views: 1, texts: 4, citations: 1 },
    { key: '/', views: 3, texts: 0, citations: 0 },
  ]);
  expect(report?.origins.map(({ key, views }) => [key, views])).toEqual([
    ['', 1],
    ['example.org', 3],
  ]);
  expect(report?.languages.map(({ key }) => key)).toEqual(['en', 'fr']);
});

test('months have the days that are merged and those that are not', async () => {
  add('2025-06-02', row('/', { views: 5 }));
  add('2025-12-31', row('/', { views: 7 }));
  add('2026-11-02', row('/', { views: 11 }));
  mergeVisits(new Date('2026-11-27T12:00:00Z'));
  expect((await readVisitRows(owner)).map(({ day }) => day)).toEqual([20250600, 20251200, 20261102]);
  const year = await readVisits(owner, '12-mois', '2026-11-27');
  expect(year?.times.map(({ views }) => views)).toEqual([7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11]);
  const whole = await readVisits(owner, 'tout', '2026-11-27');
  expect(whole?.times.map(({ key }) => key).slice(0, 8)).toEqual(
    ['06', '07', '08', '09', '10', '11', '12'].map((month) => `2025${month}00`).concat('20260100'),
  );
  expect([whole?.times.length, whole?.total.views]).toEqual([18, 23]);
});
