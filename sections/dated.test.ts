import { describe, expect, test } from 'vitest';
import { languages } from '@/lib/languages';
import { tableOf } from '@/lib/testing/rows';
import { type Dated, newestFirst, periodText, yearsOf } from './dated';

describe.each(languages)('in %s', (language) =>
  test.each(tableOf('sections/dated.txt', language))('%s, going on: %s, is written %s', (dated = '', goesOn, words) =>
    expect(periodText(JSON.parse(dated), goesOn === 'true', language).replaceAll('\u00a0', ' ')).toBe(words),
  ),
);

test('newest first: ongoing ones, then the last to end, then the last to begin', () => {
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
