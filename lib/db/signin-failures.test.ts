import { afterAll, expect, test } from 'vitest';
import { scratchDatabase } from '@/lib/testing/scratch-database';

const { close } = await scratchDatabase();
const { db } = await import('./client');
const { recordFailure, secondsLeft } = await import('./signin-failures');
afterAll(close);

/** trust.md 4: at most 10,000 keys are kept; the oldest go first. */
test('ten thousand keys are kept, the newest of them', async () => {
  const now = new Date();
  const at = (second: number) => new Date(now.getTime() - 600_000 + second * 10);
  await db().signInFailure.createMany({ data: Array.from({ length: 10_000 }, (_, key) => ({ key: `k${key}`, count: 5, windowStart: at(key) })) });
  const limits = [
    { key: 'new address', max: 5 },
    { key: 'new ip', max: 20 },
  ];
  await recordFailure({ requestId: 'essai', ip: '192.0.2.1' }, limits, {}, now);
  expect(await db().signInFailure.count()).toBe(10_000);
  expect(
    await db().signInFailure.findMany({ where: { key: { in: ['k0', 'k1', 'k2', 'new address', 'new ip'] } }, select: { key: true }, orderBy: { key: 'asc' } }),
  ).toEqual([{ key: 'k2' }, { key: 'new address' }, { key: 'new ip' }]);
  expect(await secondsLeft([{ key: 'k9999', max: 5 }], now)).toBeGreaterThan(0);
});
