import { describe, expect, it } from 'vitest';
import { formatYear } from '@/lib/format/dates';
import { stateOfPeriod, statusHint, yearsInPeriod } from './period';

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

it('a status is proposed while none is chosen, and only one that the period tells', () => {
  const hint = statusHint('period', 'status', { current: 'Actuel', over: 'Terminé' });
  const thisYear = Number(formatYear(new Date()));
  expect(hint({ period: '2011 – 2015', status: '' })).toContain('«\u00a0Terminé\u00a0»');
  expect(hint({ period: 'depuis 2011', status: '' })).toContain('«\u00a0Actuel\u00a0»');
  expect(hint({ period: '2011 – 2015', status: 'Actuel' })).toBeUndefined();
  expect(hint({ period: `${thisYear + 1} – ${thisYear + 3}`, status: '' })).toBeUndefined();
  expect(hint({ period: '', status: '' })).toBeUndefined();
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
