import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db, write } from './client';
import { readPractice } from './legal';
import { readVisitSettings } from './site-state';
import { readRecentViews, readVisitRows, readVisits, setVisitsCounted } from './visits';

const owner = hostAuthority();

beforeAll(async () => (await scratchDatabase()).close);
beforeEach(async () => {
  await setVisitsCounted(owner, false);
  await setVisitsCounted(owner, true);
});

const add = (...rows: readonly [day: string, page: string, count: number, origin?: string][]) =>
  write((tx) =>
    tx.visit.createMany({ data: rows.map(([day, page, count, origin = '']) => ({ day, page, count, origin })) }),
  );

test('the switch is journalled once, says since when, and takes all that was counted away', async () => {
  const { countedSince } = await readVisitSettings();
  expect(Date.now() - Date.parse(countedSince ?? '')).toBeLessThan(10_000);
  expect(await readPractice(), 'the page on personal data says so').toMatchObject({ countsVisits: true });
  await setVisitsCounted(owner, true);
  expect((await readVisitSettings()).countedSince, 'still since then').toBe(countedSince);
  await add(['2026-11-27', '/', 3]);
  await setVisitsCounted(owner, false);
  expect([await db().visit.count(), await readVisits(owner, 'tout'), await readRecentViews(owner)]).toEqual([
    0,
    null,
    null,
  ]);
  expect(await readPractice()).toMatchObject({ countsVisits: false });
  const events = await db().auditEvent.findMany({ orderBy: { id: 'desc' }, take: 2 });
  expect(events.map(({ event }) => event)).toEqual(['visits.off', 'visits.on']);
});

test('a report has the sums of its period: every day, the pages with their files, where from', async () => {
  await add(
    ['2026-10-28', '/', 100],
    ['2026-10-29', '/', 1, 'example.org'],
    ['2026-11-27', '/', 2, 'example.org'],
    ['2026-11-27', '/publications/a-2024', 1],
    ['2026-11-27', '/publications/a-2024.pdf', 4],
    ['2026-11-27', '/publications/a-2024.bib', 1],
  );
  const report = await readVisits(owner, '30-jours', '2026-11-27');
  expect(report?.times).toHaveLength(30);
  expect([report?.times[0], report?.times.at(-1)]).toEqual([
    { key: '2026-10-29', count: 1 },
    { key: '2026-11-27', count: 3 },
  ]);
  expect(report?.pages.toSorted((a, b) => (a.page < b.page ? -1 : 1))).toEqual([
    { page: '/', views: 3, texts: 0, citations: 0 },
    { page: '/publications/a-2024', views: 1, texts: 4, citations: 1 },
  ]);
  expect(report?.origins).toEqual([
    { key: '', count: 6 },
    { key: 'example.org', count: 3 },
  ]);
});

test('a year and the whole time are told by months', async () => {
  await add(['2026-11-02', '/', 11], ['2025-06-01', '/', 5], ['2025-12-31', '/', 7], ['2025-12-01', '/', 1]);
  expect((await readVisitRows(owner)).map(({ day }) => day)).toEqual([
    '2025-06-01',
    '2025-12-01',
    '2025-12-31',
    '2026-11-02',
  ]);
  const year = await readVisits(owner, '12-mois', '2026-11-27');
  expect(year?.times.map(({ count }) => count)).toEqual([8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11]);
  const whole = await readVisits(owner, 'tout', '2026-11-27');
  expect(whole?.times.map(({ key }) => key).slice(0, 8)).toEqual(
    ['06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}`).concat('2026-01'),
  );
  expect(whole?.times).toHaveLength(18);
});

test('the dashboard has the pages seen in the last 30 days, without their files', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await add([today, '/', 2], [today, '/cv.pdf', 4], [today, '/publications.bib', 8], ['2020-01-01', '/', 16]);
  expect(await readRecentViews(owner)).toBe(2);
});
