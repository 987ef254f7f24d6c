import { describe, expect, it, test } from 'vitest';
import { isTime, isTimeZone, localStamp, momentAt, readTime } from './zoned-time';

describe('a time on the clocks of a zone', () => {
  it.each([
    ['Europe/Paris', '2026-12-12', '14:30', '2026-12-12T13:30:00.000Z'],
    ['Europe/Paris', '2026-07-01', '14:30', '2026-07-01T12:30:00.000Z'],
    ['America/Montreal', '2026-03-08', '09:00', '2026-03-08T13:00:00.000Z'],
    ['America/Montreal', '2026-03-07', '09:00', '2026-03-07T14:00:00.000Z'],
    ['Asia/Tokyo', '2026-03-08', '00:00', '2026-03-07T15:00:00.000Z'],
    // Morocco puts its clocks back for Ramadan, which begins on 18 February 2026, and forward on 22 March.
    ['Africa/Casablanca', '2026-02-14', '10:00', '2026-02-14T09:00:00.000Z'],
    ['Africa/Casablanca', '2026-02-16', '10:00', '2026-02-16T10:00:00.000Z'],
    ['Africa/Casablanca', '2026-03-23', '10:00', '2026-03-23T09:00:00.000Z'],
  ])('in %s, %s at %s is %s', (zone, day, time, moment) => {
    expect(momentAt(day, time, zone).toISOString()).toBe(moment);
  });

  it('that comes twice is the first of the two, that is skipped the same time after', () => {
    expect(momentAt('2026-10-25', '02:30', 'Europe/Paris').toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(momentAt('2026-03-29', '02:30', 'Europe/Paris').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentAt('2026-03-29', '03:00', 'Europe/Paris').toISOString()).toBe('2026-03-29T01:00:00.000Z');
    expect(localStamp(momentAt('2026-03-29', '02:30', 'Europe/Paris'), 'Europe/Paris')).toBe('2026-03-29T03:30+02:00');
  });

  it.each([
    ['Europe/Paris', '2026-12-12T14:30+01:00'],
    ['America/St_Johns', '2026-12-12T14:30-03:30'],
    ['UTC', '2026-12-12T14:30+00:00'],
  ])('is told to machines with its offset: %s', (zone, stamp) => {
    expect(localStamp(momentAt('2026-12-12', '14:30', zone), zone)).toBe(stamp);
  });
});

test.each([
  ['14 h 30', '14:30'],
  ['14h30', '14:30'],
  ['9 h', '09:00'],
  ['9:05', '09:05'],
  ['25:00', '25:00'],
  ['midi', 'midi'],
])('« %s » is read as %s', (typed, time) => expect(readTime(typed)).toBe(time));

test('a time of the day and a time zone are told from other texts', () => {
  expect(['00:00', '23:59', '24:00', '9:05', '12:60'].map(isTime)).toEqual([true, true, false, false, false]);
  expect(['Europe/Paris', 'UTC', 'Paris', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
