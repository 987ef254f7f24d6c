import { expect, test } from 'vitest';
import { siteDay } from './site-day';

test.each([
  ['2026-12-31T22:59:59.999Z', '2026-12-31 Europe/Paris'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01 Europe/Paris'],
  ['2026-07-14T21:59:59.000Z', '2026-07-14 Europe/Paris'],
  ['2026-07-14T22:00:00.000Z', '2026-07-15 Europe/Paris'],
])('at %s it is %s', (instant, day) => expect(siteDay(() => Date.parse(instant))()).toBe(day));

test('the day moves at midnight while the clock runs', () => {
  let now = Date.parse('2026-11-21T22:59:00Z');
  const day = siteDay(() => now);
  expect(day()).toBe('2026-11-21 Europe/Paris');
  now += 60_000;
  expect(day()).toBe('2026-11-22 Europe/Paris');
});
