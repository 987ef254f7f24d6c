import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { memoizePerTick } from './memoize-per-tick';

it('asks once a turn, and again after a change that is being acknowledged', async () => {
  let value = 0;
  const { ask, forget } = memoizePerTick(() => ++value);
  expect([ask(), ask()]).toEqual([1, 1]);
  await nextTurn();
  expect([ask(), ask()]).toEqual([2, 2]);
  forget();
  expect([ask(), ask()]).toEqual([3, 3]);
  await nextTurn();
  expect(ask()).toBe(4);
});
