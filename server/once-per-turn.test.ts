import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { oncePerTurn } from './once-per-turn';

test('a value is read once a turn, and anew in the next', async () => {
  let now = 1;
  const read = vi.fn(() => now);
  const current = oncePerTurn(read);
  expect([current(), current()]).toEqual([1, 1]);
  now = 2;
  expect(current()).toBe(1);
  await nextTurn();
  expect([current(), current()]).toEqual([2, 2]);
  expect(read).toHaveBeenCalledTimes(2);
});
