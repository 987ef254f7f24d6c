import { describe, expect, it, test } from 'vitest';
import { periodWords, stateOfPeriod, yearsInPeriod } from './period';

describe('a period in 2026', () => {
  it.each([
    ['2011 – 2015', 'over'],
    ['2011-2015', 'over'],
    ['2011-15', 'over'],
    ['2019/2020', 'over'],
    ['de septembre 2011 à juin 2015', 'over'],
    ['09/2011 – 06/2015', 'over'],
    ['depuis 2011 jusqu’en 2015', 'over'],
    ['2015', 'over'],
    ['depuis 2019', 'current'],
    ['Depuis sept. 2019', 'current'],
    ['2019 –', 'current'],
    ['2019-…', 'current'],
    ['2019 – présent', 'current'],
    ['2019 à aujourd’hui', 'current'],
    ['2019 - en cours', 'current'],
    ['2023 – 2027', 'current'],
    ['2023-27', 'current'],
    ['2027 – 2029', 'coming'],
    ['à partir de 2027', 'coming'],
  ])('« %s »: %s', (period, state) => expect(stateOfPeriod(period, 2026)).toBe(state));

  it.each(['', '2022 – 2026', '2026', 'trois ans', 'mandat 2'])('« %s » says neither', (period) =>
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

test.each([
  ['depuis 2019', 'since 2019', 'منذ 2019'],
  ['2011 – 2015', '2011 – 2015', '2011 – 2015'],
  ['de 2018 à 2022', '2018 – 2022', '2018 – 2022'],
  ['sept. 2018 – à ce jour', 'September 2018 – present', 'شتنبر 2018 – الآن'],
  ['du 1er mars 2020 au 30 juin 2021', 'du 1er mars 2020 au 30 juin 2021', 'du 1er mars 2020 au 30 juin 2021'],
  ['Depuis février 2021', 'since February 2021', 'منذ فبراير 2021'],
  ['2019 à aujourd’hui', '2019 – present', '2019 – الآن'],
  ['36 mois', '36 months', '36 شهرًا'],
  ['3 ans', '3 years', '3 سنوات'],
  ['jusqu’en 2015', 'until 2015', 'حتى 2015'],
  ['deux mandats', 'deux mandats', 'deux mandats'],
  ['', '', ''],
])('%s, as visitors read it: %s, %s', (period, english, arabic) => {
  expect([periodWords(period, 'fr'), periodWords(period, 'en'), periodWords(period, 'ar')]).toEqual([
    period,
    english,
    arabic,
  ]);
});
