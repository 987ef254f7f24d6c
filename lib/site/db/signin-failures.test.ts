import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { openDatabase } from '../../sqlite';

const { close, file } = await scratchDatabase();
const { db, write } = await import('./client');
const { dayLimit, pruneFailures, quarterLimit, returnAttempt, secondsLeft, takeAttempt } = await import(
  './signin-failures'
);
afterAll(close);
beforeEach(async () => {
  await write((tx) => tx.signInFailure.deleteMany());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => void vi.useRealTimers());

const minutes = (count: number) => count * 60 * 1000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const limits = [quarterLimit('a', 5)] as const;
const fill = async () => {
  for (let time = 0; time < 5; time += 1) await takeAttempt(limits);
};

test('ten thousand keys are kept, the newest of them, and they do not push out the count of a day', async () => {
  await takeAttempt([dayLimit('account', 1)]);
  const database = openDatabase(file);
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 9999) INSERT INTO "SignInFailure" ("key", "count", "windowStart")
    SELECT 'k' || i, 5, strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '-600 seconds', (i / 100.0) || ' seconds') FROM n`);
  database.close();
  await takeAttempt([quarterLimit('new address', 5), quarterLimit('new ip', 20)]);
  const kept = await db().signInFailure.findMany({
    select: { key: true },
    where: { key: { in: ['k0', 'k1', 'k2', 'k3', 'new address', 'new ip'] } },
    orderBy: { key: 'asc' },
  });
  expect([await db().signInFailure.count(), kept.map(({ key }) => key)]).toEqual([
    10_001,
    ['k2', 'k3', 'new address', 'new ip'],
  ]);
  expect(await secondsLeft([quarterLimit('k9999', 5)])).toBeGreaterThan(0);
  expect(await secondsLeft([dayLimit('account', 1)])).toBeGreaterThan(0);
});

test('attempts made at once take no more places than there are', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeAttempt(limits)));
  expect(taken.filter(({ isTaken }) => isTaken)).toHaveLength(5);
  expect(
    taken.filter(({ isTaken, wait }) => isTaken && wait > 0),
    'the last of them fills the limit',
  ).toHaveLength(1);
  await returnAttempt(limits);
  expect(await takeAttempt(limits)).toMatchObject({ isTaken: true });
  expect(await takeAttempt(limits)).toMatchObject({ isTaken: false });
});

test('a quarter of an hour and a day are each their own', async () => {
  const both = [quarterLimit('a', 1), dayLimit('a', 2)];
  await takeAttempt(both);
  expect(await takeAttempt(both)).toMatchObject({ isTaken: false, wait: 15 * 60 });
  later(minutes(15));
  expect(await takeAttempt(both)).toMatchObject({ isTaken: true, wait: 24 * 60 * 60 - 15 * 60 });
  later(minutes(15));
  expect(await takeAttempt(both)).toMatchObject({ isTaken: false, wait: 24 * 60 * 60 - 30 * 60 });
  later(minutes(24 * 60 - 30));
  expect(await takeAttempt(both)).toMatchObject({ isTaken: true });
});

test('a clock that is put back by a year locks nobody out for longer than a window', async () => {
  await fill();
  later(-minutes(365 * 24 * 60));
  expect(await takeAttempt(limits)).toEqual({ isTaken: false, wait: 15 * 60 });
  later(minutes(14));
  expect(await secondsLeft(limits)).toBe(60);
  later(minutes(1));
  expect(await takeAttempt(limits)).toMatchObject({ isTaken: true });
});

test('upkeep removes the counters whose window is over, though nobody signs in any more', async () => {
  await takeAttempt([quarterLimit('a', 1), dayLimit('b', 1)]);
  const left = async () => (await db().signInFailure.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key);
  await pruneFailures();
  expect(await left()).toEqual(['a', 'day:b']);
  later(minutes(15));
  await pruneFailures();
  expect(await left()).toEqual(['day:b']);
  later(minutes(24 * 60));
  await pruneFailures();
  expect(await left()).toEqual([]);
});
