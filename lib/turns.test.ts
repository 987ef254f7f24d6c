import { expect, onTestFinished, test, vi } from 'vitest';
import { inTurns } from './turns';

test('long work gives way after each few milliseconds of it, short work does not', async () => {
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => now.mockRestore());
  let turns = 0;
  let isOver = false;
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  function* steps(count: number, milliseconds: number) {
    for (let step = 0; step < count; step += 1) {
      clock += milliseconds;
      yield step;
    }
  }
  setImmediate(others);
  expect(await inTurns(steps(7, 1))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(turns).toBe(0);
  expect(await inTurns(steps(100, 4))).toHaveLength(100);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(45);
});
