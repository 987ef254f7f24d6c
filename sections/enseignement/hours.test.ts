import { describe, expect, it, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { hoursText, parseHours, readingText } from './hours';
import { totalText } from './view';

describe('hours', () => {
  it.each(tableOf('sections/enseignement/hours.txt', 'minutes'))('« %s »: %s minutes', (text, minutes) => {
    expect(String(parseHours(text) ?? 'none')).toBe(minutes);
  });

  it.each([
    ['24h', '', '64\u00a0h'],
    ['', '', ''],
    ['à définir', '', ''],
    ['12h/an', '', ''],
    ['24h', 'depuis 2016', ''],
  ])('of 40 and « %s » %s are summed: « %s »', (hours, description, total) => {
    expect(
      totalText([
        { hours: '40h', description: '' },
        { hours, description },
      ]),
    ).toBe(total);
  });

  it.each(tableOf('sections/enseignement/hours.txt', 'while it is typed'))(
    '« %s » while it is typed: %s',
    (text, expected) => {
      expect(readingText(text).replace(/\u00a0/g, ' ')).toBe(expected);
    },
  );

  it('are read in linear time', () => {
    for (const text of ['1 h '.repeat(20_000), '('.repeat(20_000), `1${' '.repeat(20_000)}x`, '(1)'.repeat(7000)])
      expect(() => parseHours(text)).not.toThrow();
  });
});

test.each(tableOf('sections/enseignement/hours.txt', 'in English and in Arabic'))('%s: %s, %s', (typed, ...words) =>
  expect([hoursText(typed, 'en'), hoursText(typed, 'ar')]).toEqual(words),
);
