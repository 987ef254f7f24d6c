import { expect, test } from 'vitest';
import { createBudget } from './budget';

test('what is spent is not there at once, and comes back while time goes by', () => {
  const clock = { now: 0, processor: 0 };
  const budget = createBudget(
    () => clock.now,
    () => clock.processor,
  );
  const make = () => {
    if (!budget.isLeft()) return 'later';
    return budget.spend(() => {
      clock.processor += 13;
      clock.now += 13;
      return 'made';
    });
  };
  const list = () => Array.from({ length: 1500 }, make).filter((each) => each === 'made').length;
  expect(list(), 'a list of slow ones').toBeLessThan(100);
  expect(budget.refusals()).toBeGreaterThan(1400);
  expect(make()).toBe('later');
  clock.now += 1000;
  expect(list(), 'a second later').toBeLessThan(40);
  clock.now += 60_000;
  expect(list(), 'not more than at first, however long nobody asks').toBeLessThan(100);
  budget.lift();
  expect(list(), 'where nobody waits').toBe(1500);
});

test('work that fails has taken its time, too', () => {
  let processor = 0;
  const budget = createBudget(
    () => 0,
    () => processor,
  );
  const fail = () => {
    processor += 1000;
    throw new Error('slow');
  };
  expect(() => budget.spend(fail)).toThrow('slow');
  expect(budget.isLeft()).toBe(false);
});
