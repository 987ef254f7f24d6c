import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onePerLoopTurn } from './one-per-loop-turn';

test('calls that arrive together begin in their order, one in each turn of the event loop', async () => {
  const turn = onePerLoopTurn();
  const begun: number[] = [];
  const calls = [0, 1, 2].map(async (call) => {
    await turn();
    begun.push(call);
  });
  expect(begun).toEqual([]);
  for (const expected of [[0], [0, 1], [0, 1, 2]]) {
    await nextTurn();
    expect(begun).toEqual(expected);
  }
  await Promise.all(calls);
  await turn();
});
