import { expect, test } from 'vitest';
import { type Dated, newestFirst, periodText, yearsOf } from './dated';

test.each([
  [{ start: '2019' }, true, 'depuis 2019'],
  [{ start: '2019-09' }, true, 'depuis sept. 2019'],
  [{ start: '2019-09-01' }, true, 'depuis le 1er sept. 2019'],
  [{ start: '2019' }, false, '2019'],
  [{ start: '2011', end: '2015' }, false, '2011–2015'],
  [{ start: '2011-09', end: '2015-08' }, false, 'sept. 2011 – août 2015'],
  [{ start: '2011', end: '2015-08' }, false, '2011 – août 2015'],
  [{ end: '2015' }, false, 'jusqu’en 2015'],
  [{ end: '2015-08-31' }, false, 'jusqu’au 31 août 2015'],
  [{ start: '2999-09' }, true, 'à partir de sept. 2999'],
  [{}, true, ''],
])('%o is written %s', (dated, goesOn, words) =>
  expect(periodText(dated, goesOn).replaceAll('\u00a0', ' ')).toBe(words),
);

test.each([
  [{ start: '2019-09' }, true, 'since Sept 2019'],
  [{ start: '2011-09-01', end: '2015' }, false, '1 Sept 2011 – 2015'],
  [{ start: '2011', end: '2015' }, false, '2011–2015'],
  [{ end: '2015' }, false, 'until 2015'],
])('%o is written %s in English', (dated, goesOn, words) => expect(periodText(dated, goesOn, 'en')).toBe(words));

test.each([
  [{ start: '2021' }, true, 'منذ 2021'],
  [{ start: '2019', end: '2023' }, false, '2019–2023'],
  [{ start: '2011-09', end: '2015-08' }, false, 'شتنبر 2011 – غشت 2015'],
  [{ end: '2015' }, false, 'حتى 2015'],
])('%o is written %s in Arabic', (dated, goesOn, words) => expect(periodText(dated, goesOn, 'ar')).toBe(words));

test('the newest come first: what goes on, then the last to end, then the last to begin', () => {
  const items: (Dated & { id: string; ongoing?: true })[] = [
    { id: 'undated' },
    { id: 'old', start: '1999', end: '2003' },
    { id: 'single', start: '2010-05' },
    { id: 'long', start: '2001', end: '2015' },
    { id: 'later', start: '2012', end: '2015' },
    { id: 'now', start: '2005', ongoing: true },
  ];
  expect(newestFirst(items, ({ ongoing }) => ongoing === true).map(({ id }) => id)).toEqual([
    'now',
    'later',
    'long',
    'single',
    'old',
    'undated',
  ]);
});

test.each([
  [{ start: '2011-09', end: '2015' }, false, [2011, 2015]],
  [{ start: '2019' }, true, [2019, 2026]],
  [{ start: '2028' }, true, [2028, 2028]],
  [{ start: '2019', end: '2021' }, true, [2019, 2021]],
  [{ end: '2015' }, false, [2015, 2015]],
  [{}, true, undefined],
])('%o belongs to years', (dated, goesOn, years) => expect(yearsOf(dated, goesOn, 2026)).toEqual(years));
