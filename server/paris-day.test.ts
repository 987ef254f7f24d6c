import { expect, test } from 'vitest';
import { parisDay } from './paris-day';

test.each([
  ['2026-12-31T22:59:59.999Z', '2026-12-31'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['2026-07-14T21:59:59.000Z', '2026-07-14'],
  ['2026-07-14T22:00:00.000Z', '2026-07-15'],
])('at %s it is %s in Paris', (instant, day) => expect(parisDay(() => Date.parse(instant))()).toBe(day));

test('the day moves at midnight while the clock runs', () => {
  let now = Date.parse('2026-11-21T22:59:00Z');
  const day = parisDay(() => now);
  expect(day()).toBe('2026-11-21');
  now += 60_000;
  expect(day()).toBe('2026-11-22');
});
