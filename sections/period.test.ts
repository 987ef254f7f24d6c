import { describe, expect, it, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { periodWords, readPeriod, stateOfPeriod, yearsInPeriod } from './period';

describe('a period in 2026', () => {
  it.each(tableOf('sections/period.txt', 'state'))('« %s »: %s', (period, state) =>
    expect(stateOfPeriod(period, 2026)).toBe(state),
  );

  it.each(['', '2022 – 2026', '2026', 'trois ans', 'mandat 2'])('« %s » is undecided', (period) =>
    expect(stateOfPeriod(period, 2026)).toBeUndefined(),
  );
});

it.each([
  ['2011 – 2015', [2011, 2015]],
  ['2018-22', [2018, 2022]],
  ['depuis 2019', [2019, 2026]],
  ['2019 – présent', [2019, 2026]],
  ['2023 – 2027', [2023, 2027]],
  ['à partir de 2028', [2028, 2028]],
  ['2008', [2008, 2008]],
  ['trois ans', undefined],
])('in 2026, « %s » belongs to years', (period, years) => expect(yearsInPeriod(period, 2026)).toEqual(years));

test.each(tableOf('sections/period.txt', 'in English, in Arabic'))(
  '%s, as visitors read it: %s, %s',
  (period, english, arabic) => {
    expect([periodWords(period, 'fr'), periodWords(period, 'en'), periodWords(period, 'ar')]).toEqual([
      period,
      english,
      arabic,
    ]);
  },
);

test.each(tableOf('sections/period.txt', 'dates'))('« %s » says its dates: %s', (text, dates) => {
  const { start, end, goesOn } = readPeriod(text) ?? {};
  expect([start, '–', end, goesOn ? 'now' : undefined].filter(Boolean).join(' ')).toBe(dates);
});

it.each(['2018', '09/2018', '2018-09-01', 'trois ans', '2018 puis 2020', 'ANR-19-CE38-2004'])(
  '« %s » is no period',
  (text) => expect(readPeriod(text)).toBeUndefined(),
);
