import { describe, expect, it, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { isTime, isTimeZone, localStamp, momentAt, readTime } from './zoned-time';

describe('a time on the clocks of a zone', () => {
  // Morocco puts its clocks back for Ramadan, which begins on 18 February 2026, and forward on 22 March.
  it.each(tableOf('lib/format/zoned-time.txt', 'moments'))('%s is %s', (typed = '', moment) => {
    const [zone = '', day = '', time = ''] = typed.split(' ');
    expect(momentAt(day, time, zone).toISOString()).toBe(moment);
  });

  it('that occurs twice is read as the first; a skipped one is moved forward by the length of the gap', () => {
    expect(momentAt('2026-10-25', '02:30', 'Europe/Paris').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentAt('2026-03-29', '02:30', 'Europe/Paris').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentAt('2026-03-29', '03:00', 'Europe/Paris').toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(localStamp(momentAt('2026-03-29', '02:30', 'Europe/Paris'), 'Europe/Paris')).toBe('2026-03-29T03:30+02:00');
  });

  it.each([
    ['Europe/Paris', '2026-12-12T14:30+01:00'],
    ['America/St_Johns', '2026-12-12T14:30-03:30'],
    ['UTC', '2026-12-12T14:30+00:00'],
  ])('is written for machines with its offset: %s', (zone, stamp) => {
    expect(localStamp(momentAt('2026-12-12', '14:30', zone), zone)).toBe(stamp);
  });
});

test.each(tableOf('lib/format/zoned-time.txt', 'typed times'))('« %s » is read as %s', (typed, time) =>
  expect(readTime(typed)).toBe(time),
);

test('times of day and time zones are distinguished from other texts', () => {
  expect(['00:00', '23:59', '24:00', '9:05', '12:60'].map(isTime)).toEqual([true, true, false, false, false]);
  expect(['Europe/Paris', 'UTC', 'Paris', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
