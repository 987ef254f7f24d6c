import { execFileSync } from 'node:child_process';
import { describe, expect, it, test } from 'vitest';
import { rowsOf, visible } from '@/lib/testing/rows';
import {
  dayOf,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatYear,
  relativeDate,
  startOfDay,
} from './dates';

test('dates and times are in the site’s time zone, here Paris', () => {
  expect(formatDate('2026-11-20T23:30:00Z')).toBe('21/11/2026');
  expect(formatLongDate(new Date('2026-08-01T12:00:00Z'))).toBe('1er août 2026');
  expect(formatDateTime('2026-11-01T13:32:00Z')).toBe('1er novembre 2026 à 14\u00a0h\u00a032');
  expect(formatTime('2026-11-21T08:05:00Z')).toBe('9\u00a0h\u00a005');
  expect(formatDateTime('2026-11-21T13:32:00Z')).toBe('21 novembre 2026 à 14\u00a0h\u00a032');
  expect(formatYear(new Date('2026-12-31T23:30:00Z'))).toBe('2027');
});

test('without a setting, dates and times are in the time zone of the host', () => {
  const program =
    "import('./lib/format/dates.ts').then(({ formatDateTime }) => console.log(formatDateTime('2026-11-21T23:30:00Z')))";
  const inZone = (zones: Record<string, string>) =>
    execFileSync(process.execPath, ['--no-warnings', '--experimental-strip-types', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, TIME_ZONE: '', ...zones },
    }).trim();
  expect(inZone({ TZ: 'America/Martinique' })).toBe('21 novembre 2026 à 19\u00a0h\u00a030');
  expect(inZone({ TZ: 'America/Martinique', TIME_ZONE: 'Asia/Tokyo' })).toBe('22 novembre 2026 à 8\u00a0h\u00a030');
});

it.each([null, undefined, '', 'jamais'])('an absent or invalid date has its own words: %s', (value) => {
  expect([formatDate(value), formatLongDate(value), formatDateTime(value)]).toEqual([
    'Non définie',
    'Non définie',
    'Non définie',
  ]);
});

test.each([
  ['en', '21 Nov 2026', '1 March 2026', 'Not set'],
  ['ar', '21 نونبر 2026', '1 مارس 2026', 'غير محدد'],
] as const)('in %s', (language, short, long, none) => {
  expect(formatDate('2026-11-20T23:30:00Z', language)).toBe(short);
  expect(formatLongDate('2026-02-28T23:30:00Z', language)).toBe(long);
  expect([formatDate('', language), formatLongDate(null, language)]).toEqual([none, none]);
});

describe('relative dates', () => {
  it.each(rowsOf('lib/format/dates.txt'))('$input: $outputs', ({ input, outputs: [words] }) => {
    const [at = '', after = ''] = input.split(' as of ');
    expect(visible(relativeDate(at, after))).toBe(words);
  });
});

describe('days', () => {
  it.each([
    ['2026-11-21', 0, '2026-11-20T23:00:00.000Z'],
    ['2026-11-21', 1, '2026-11-21T23:00:00.000Z'],
    ['2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
    ['2026-03-29', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 1, '2026-10-25T23:00:00.000Z'],
  ])('%s, %i days later, begins at %s', (day, after, start) =>
    expect(startOfDay(day, after).toISOString()).toBe(start),
  );
});

test('a day in Paris begins at its own midnight, in winter, in summer and when the clocks change', () => {
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T23:00:00.000Z');
  expect(startOfDay('2026-07-14').toISOString()).toBe('2026-07-13T22:00:00.000Z');
  expect(startOfDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfDay('2026-03-29', 1).toISOString()).toBe('2026-03-29T22:00:00.000Z');
  expect(startOfDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(startOfDay('2026-10-25', 1).toISOString()).toBe('2026-10-25T23:00:00.000Z');
  for (let day = 0; day < 800; day += 1) {
    const start = startOfDay('2026-01-01', day);
    expect(dayOf(start)).not.toBe(dayOf(new Date(start.getTime() - 1)));
  }
});
