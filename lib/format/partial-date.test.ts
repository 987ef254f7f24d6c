import { expect, test } from 'vitest';
import { formatPartialDate, formatPeriod, readPartialDate } from './partial-date';

test.each([
  ['2024', '2024'],
  ['2024-03', 'mars 2024'],
  ['2024-03-18', '18 mars 2024'],
  ['2024-03-01', '1er mars 2024'],
  ['1987-12-31', '31 décembre 1987'],
  ['vers 2024', 'vers 2024'],
  ['', ''],
])('%s is read as %s', (text, words) => expect(formatPartialDate(text)).toBe(words));

test('the names of months may be short', () => {
  expect(['2024-11', '2024-11-05', '2024-05'].map((text) => formatPartialDate(text, 'short'))).toEqual([
    'nov. 2024',
    '5 nov. 2024',
    'mai 2024',
  ]);
  expect(formatPeriod('2024-09-30', '2024-10-01', 'short')).toBe('30 sept. – 1er oct. 2024');
});

test.each([
  ['2024-03-18', '2024-03-20', '18–20 mars 2024'],
  ['2024-03-30', '2024-04-01', '30 mars – 1er avril 2024'],
  ['2024-03-01', '2024-03-11', '1er–11 mars 2024'],
  ['2024-03', '2024-03', 'mars 2024'],
  ['2024-03-18', undefined, '18 mars 2024'],
  [undefined, '2024-03-18', '18 mars 2024'],
  [undefined, undefined, ''],
  ['2024', '2024-03', '2024 – mars 2024'],
  ['2024-03-20', '2024-03-18', '20 mars 2024 – 18 mars 2024'],
])('%s to %s is %s', (start, end, words) => expect(formatPeriod(start, end)).toBe(words));

test.each([
  ['2019', '2019'],
  [' 2019-09 ', '2019-09'],
  ['09/2019', '2019-09'],
  ['9/2019', '2019-09'],
  ['1/9/2019', '2019-09-01'],
  ['01.09.2019', '2019-09-01'],
  ['septembre 2019', '2019-09'],
  ['Sept. 2019', '2019-09'],
  ['1er février 2020', '2020-02-01'],
  ['3 août 2020', '2020-08-03'],
  ['déc. 2020', '2020-12'],
  ['jui 2020', 'jui 2020'],
  ['31/06/2020', '31/06/2020'],
  ['13/2020', '13/2020'],
  ['rentrée 2020', 'rentrée 2020'],
  ['depuis 2019', 'depuis 2019'],
  ['', ''],
])('« %s » is typed for %s', (text, date) => expect(readPartialDate(text)).toBe(date));

test.each([
  ['2024', undefined, '2024', '2024'],
  ['2024-11', undefined, 'Nov 2024', 'نونبر 2024'],
  ['2024-03-01', undefined, '1 Mar 2024', '1 مارس 2024'],
  ['vers 2024', undefined, 'vers 2024', 'vers 2024'],
  ['2019', '2023', '2019–2023', '2019–2023'],
  ['2024-03-01', '2024-03-11', '1–11 Mar 2024', '1–11 مارس 2024'],
  ['2024-03-30', '2024-04-01', '30 Mar – 1 Apr 2024', '30 مارس – 1 أبريل 2024'],
  ['2024', '2024-03', '2024 – Mar 2024', '2024 – مارس 2024'],
])('in other languages, %s to %s is %s, %s', (start, end, english, arabic) => {
  expect(formatPeriod(start, end, 'short', 'en')).toBe(english);
  expect(formatPeriod(start, end, 'short', 'ar')).toBe(arabic);
});
