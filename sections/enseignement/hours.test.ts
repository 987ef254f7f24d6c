import { describe, expect, it, test } from 'vitest';
import { hoursText, parseHours, readingText } from './hours';
import { totalText } from './total-text';

describe('hours', () => {
  it.each([
    ['40h', 2400],
    ['18h30', 1110],
    ['25 h', 1500],
    ['20 heures', 1200],
    ['1 heure', 60],
    ['1,5 h', 90],
    [' 12H05 ', 725],
    ['18 h 30 min', 1110],
    ['36', 2160],
    ['15 hours', 900],
    ['24h CM + 18h TD', 2520],
    ['24 h de cours et 1h30 TP', 1530],
    ['12 h de cours magistral, 18 h de travaux dirigés', 1800],
    ['12 CM + 8 TD', 1200],
    ['12 CM / 18 TD / 9 TP', 2340],
    ['15 CM 10 TD', 1500],
    ['12hCM+18hTD', 1800],
    ['20h CM,10h TD', 1800],
    ['1,5 h CM', 90],
    ['CM 12 h, TD 12 h, TP 18 h', 2520],
    ['CM : 12h ; TD : 18h', 1800],
    ['CM 12 h TD 18 h', 1800],
    ['CM (12 h), TD (18 h)', 1800],
    ['30h (20h CM, 10h TD)', 1800],
    ['2 x 20h', 2400],
    ['2x12h', 1440],
    ['20 h × 2', 2400],
    ['6 × 1h30', 540],
    ['10 h TD, 2 × 20 h TP', 3000],
    ['13 séances de 2 h', 1560],
    ['12 semaines × 2 h', 1440],
    ['1h30 × 12 séances', 1080],
    ['96 h éq. TD', null],
    ['192 HETD', null],
    ['24h CM + TD', null],
    ['20 h (12h CM + 18h TD)', null],
    ['2h CM + 2h TD × 12 semaines', null],
    ['2 h/semaine', null],
    ['12/03/2024', null],
    ['24 à 30 h', null],
    ['24-30 h', null],
    ['12, 18', null],
    ['3 groupes', null],
    ['18h75', null],
    ['-4h', null],
    ['', null],
    ['selon le semestre', null],
  ])('« %s »: %s minutes', (text, minutes) => {
    expect(parseHours(text)).toBe(minutes);
  });

  it('of which one cannot be read are « au moins » the others', () => {
    expect(totalText([{ hours: '40h' }, { hours: '' }])).toBe('40\u00a0h');
    expect(totalText([{ hours: '40h' }, { hours: 'à définir' }])).toBe('au moins 40\u00a0h');
  });

  it.each([
    ['', ''],
    ['40h', ''],
    ['CM 12 h, TD 12 h, TP 18 h', 'Compté : 42 h (48 HETD).'],
    ['10 h TD, 2 × 20 h TP', 'Compté : 50 h.'],
    ['2 x 20h', 'Compté : 40 h.'],
    ['12h CM, 18h TD', 'Compté : 30 h (36 HETD).'],
    ['12 CM / 18 TD / 9 TP', 'Compté : 39 h (45 HETD).'],
    ['30h (12h CM + 18h TD)', 'Compté : 30 h (36 HETD).'],
    ['24 h de cours et 1h30 TP', 'Compté : 25 h 30.'],
    ['192 HETD', 'Compté à part des heures devant les étudiants : 192 HETD.'],
    ['20 h CM et deux TP', 'Non compris : « 20 h CM et deux TP ». Ces heures ne sont pas additionnées.'],
  ])('« %s » while it is typed: %s', (text, expected) => {
    expect(readingText(text).replace(/\u00a0/g, ' ')).toBe(expected);
  });

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
