import { describe, expect, it, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { hoursText, parseHours, readingText } from './hours';
import { totalText } from './total-text';

describe('hours', () => {
  it.each(tableOf('sections/enseignement/hours.txt', 'minutes'))('« %s »: %s minutes', (text, minutes) => {
    expect(String(parseHours(text) ?? 'none')).toBe(minutes);
  });

  it('of which one is missing or cannot be read are « au moins » the others', () => {
    expect(totalText([{ hours: '40h' }, { hours: '' }])).toBe('au moins 40\u00a0h');
    expect(totalText([{ hours: '40h' }, { hours: 'à définir' }])).toBe('au moins 40\u00a0h');
  });

  it.each(tableOf('sections/enseignement/hours.txt', 'while it is typed'))(
    '« %s » while it is typed: %s',
    (text, expected) => {
      expect(readingText(text).replace(/\u00a0/g, ' ')).toBe(expected);
    },
  );

  it('are read in one pass, however long', () => {
    for (const text of ['1 h '.repeat(20_000), '('.repeat(20_000), `1${' '.repeat(20_000)}x`, '(1)'.repeat(7000)])
      expect(() => parseHours(text)).not.toThrow();
  });
});

test.each([
  ['18h30', '18\u00a0h\u00a030\u00a0min', '18\u00a0س\u00a030\u00a0د'],
  ['40', '40\u00a0h', '40\u00a0س'],
  ['24h CM + 18h TD', '24h Lectures + 18h Tutorials', '24h محاضرات + 18h أعمال توجيهية'],
  ['voir avec le département', 'voir avec le département', 'voir avec le département'],
])('%s in English: %s, in Arabic: %s', (typed, english, arabic) => {
  expect([hoursText(typed, 'en'), hoursText(typed, 'ar')]).toEqual([english, arabic]);
});
