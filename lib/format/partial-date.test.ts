import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { formatPartialDate, formatPeriod, isPartialDate, readPartialDate } from './partial-date';

const rows = (rule: string) => tableOf('lib/format/partial-date.txt', rule);
const ends = (period = '') => period.split('/').map((end) => end || undefined);

test.each(rows('in words'))('%s is read as %s', (text = '', words) => expect(formatPartialDate(text)).toBe(words));

test('the names of months may be abbreviated', () => {
  for (const [text = '', words] of rows('in words, with short months'))
    expect(formatPartialDate(text, 'short')).toBe(words);
  expect(formatPeriod('2024-09-30', '2024-10-01', 'short')).toBe('30 sept. – 1er oct. 2024');
});

test.each(rows('a period'))('%s is %s', (period, words) => {
  const [start, end] = ends(period);
  expect(formatPeriod(start, end)).toBe(words);
});

test.each(rows('as it is typed'))('« %s » is typed for %s', (text = '', date) =>
  expect(readPartialDate(text)).toBe(date),
);

test.each(rows('a period, in English and in Arabic'))('in other languages, %s is %s, %s', (period, english, arabic) => {
  const [start, end] = ends(period);
  expect([formatPeriod(start, end, 'short', 'en'), formatPeriod(start, end, 'short', 'ar')]).toEqual([english, arabic]);
});

test.each(rows('whether it is one'))('%s is a partial date: %s', (text = '', expected) =>
  expect(String(isPartialDate(text))).toBe(expected),
);
