import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db } from './client';
import {
  isGuideClosed,
  readOfflineSince,
  readVisitSettings,
  setGuide,
  setOnline,
  setTrainingRefused,
} from './site-state';

const owner = hostAuthority();
let close: () => Promise<void>;

beforeAll(async () => {
  ({ close } = await scratchDatabase());
});
afterAll(() => close());

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

test('the guide is open until it is closed; visitors see no difference', async () => {
  const start = await contentVersion();
  expect(await isGuideClosed()).toBe(false);
  await setGuide(owner, false);
  await setGuide(owner, false);
  expect(await isGuideClosed()).toBe(true);
  await setGuide(owner, true);
  expect(await isGuideClosed()).toBe(false);
  expect(await contentVersion()).toBe(start);
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
