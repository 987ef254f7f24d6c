import { beforeAll, expect, test } from 'vitest';
import { formatDateTime, timeZone } from '@/lib/format/dates';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db } from './client';
import { readOfflineSince, readVisitSettings, setOnline, setTimeZone, setTrainingRefused } from './site-state';

const owner = hostAuthority();

beforeAll(async () => (await scratchDatabase()).close);

const events = async () => (await db().auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ event }) => event);
const contentVersion = async () => (await db().publicGeneration.findUniqueOrThrow({ where: { id: 1 } })).value;

test('the site is on line until it is taken off; each switch is journalled once and drops what is cached', async () => {
  expect(await readOfflineSince()).toBeNull();
  await setOnline(owner, true);
  const start = await contentVersion();
  await setOnline(owner, false);
  const since = await readOfflineSince();
  expect(Date.now() - Date.parse(since ?? '')).toBeLessThan(10_000);
  await setOnline(owner, false);
  expect(await readOfflineSince(), 'still since then').toBe(since);
  expect(await contentVersion()).toBe(start + 1);
  await setOnline(owner, true);
  expect(await readOfflineSince()).toBeNull();
  expect(await contentVersion()).toBe(start + 2);
  expect(await events()).toEqual(['site.offline', 'site.online']);
});

test('crawlers that train are refused once the owner wants it; what is cached, such as robots.txt, is dropped', async () => {
  const start = await contentVersion();
  const before = (await events()).length;
  expect(await readVisitSettings()).toEqual({ countedSince: null, isTrainingRefused: false });
  await setTrainingRefused(owner, true);
  await setTrainingRefused(owner, true);
  expect(await readVisitSettings()).toMatchObject({ isTrainingRefused: true });
  expect(await contentVersion()).toBe(start + 1);
  await setTrainingRefused(owner, false);
  expect(await readVisitSettings()).toMatchObject({ isTrainingRefused: false });
  expect((await events()).slice(before)).toEqual(['training.refused', 'training.allowed']);
});

test('dates and times are those of the zone that the owner chooses, then of the default again; each change is journalled once', async () => {
  const before = (await events()).length;
  expect(timeZone()).toBe('Europe/Paris');
  await setTimeZone(owner, 'Europe/Dublin');
  await setTimeZone(owner, 'Europe/Dublin');
  expect(timeZone()).toBe('Europe/Dublin');
  expect(formatDateTime('2026-12-12T14:30:00Z')).toBe('12 décembre 2026 à 14\u00a0h\u00a030');
  await setTimeZone(owner, null);
  expect(timeZone()).toBe('Europe/Paris');
  expect(formatDateTime('2026-12-12T14:30:00Z')).toBe('12 décembre 2026 à 15\u00a0h\u00a030');
  expect((await events()).slice(before)).toEqual(['time-zone.change', 'time-zone.change']);
});
