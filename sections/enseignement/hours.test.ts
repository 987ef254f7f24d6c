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
    ['24h CM + 18h TD', 2520],
    ['24 h de cours et 1h30 TP', 1530],
    ['96 h éq. TD', null],
    ['192 HETD', null],
    ['30h (20h CM, 10h TD)', 1800],
    ['12 CM + 8 TD', 1200],
    ['18h CM / 24 TD', 2520],
    ['15 CM 10 TD', 1500],
    ['20h CM, 10h TD', 1800],
    ['1,5 h CM', 90],
    ['24h CM + TD', null],
    ['12/03/2024', null],
    ['', null],
    ['selon le semestre', null],
    ['2 x 20h', 2400],
    ['20 h × 2', 2400],
    ['10 h TD, 2 × 20 h TP', 3000],
    ['13 séances de 2 h', 1560],
    ['2 groupes de TD de 20 h', 2400],
    ['2 h par semaine × 12 semaines', 1440],
    ['2 h/semaine', null],
    ['CM 12 h, TD 12 h, TP 18 h', 2520],
    ['CM : 12h ; TD : 18h', 1800],
    ['CM 12 h TD 18 h', 1800],
    ['12 CM / 18 TD / 9 TP', 2340],
    ['12hCM+18hTD', 1800],
    ['CM (12 h), TD (18 h)', 1800],
    ['12 h de cours magistral, 18 h de travaux dirigés', 1800],
    ['30 h dont 10 h en ligne', 1800],
    ['20h CM + 10h TD = 30h', 1800],
    ['6 × 1h30', 540],
    ['environ 40 h par an', 2400],
    ['CM = 12 h, TD = 18 h', 1800],
    ['20 h TD (× 2 groupes)', 2400],
    ['2 × (12 h CM + 10 h TD)', 2640],
    ['12 × (2h CM + 2h TD)', 2880],
    ['12 semaines × (2h CM + 2h TD)', 2880],
    ['12 semaines × 2 h', 1440],
    ['(2h CM + 1h30 TD) x 13', 2730],
    ['13 x (2h CM et 1h30 TD)', 2730],
    ['2x12h', 1440],
    ['12h CM + 2 × (10h TD + 5h TP)', 2520],
    ['12h CM + (10h TD × 2 groupes)', 1920],
    ['(12 × 2h) + (6 × 3h)', 2520],
    ['2h/sem × 12 sem', 1440],
    ['3 demi-journées de 4h', 720],
    ['24h (12 × 2h)', 1440],
    ['2 (12h CM + 18h TD)', null],
    ['20 h (12h CM + 18h TD)', null],
    ['2 TD de 18h', 2160],
    ['3 CM de 2h', 360],
    ['6 CM de 2 h + 8 TD de 2 h', 1680],
    ['10 h CM + 2 TD de 18 h', 2760],
    ['6 cours de 2h', 720],
    ['10 TP de 3h', 1800],
    ['4 TD d’1h30', 360],
    ['1h30 x 12', 1080],
    ['1h30 × 12 séances', 1080],
    ['2h CM + 2h TD par semaine pendant 12 semaines', 2880],
    ['2h CM + 2h TD × 12 semaines', 2880],
    ['12 semaines de 2h CM + 2h TD', 2880],
    ['20h CM + 2h TD × 12 semaines', null],
    ['1 200 h', 72000],
    ['deux groupes de 18 h', 2160],
    ['trois TD de 18h', 3240],
    ['24 h TD par groupe, 3 groupes', 4320],
    ['18h TD L2', 1080],
    ['15 hours', 900],
    ['20 h TD (2 groupes)', 1200],
    ['20 HETD (15 h TD + 5h TP)', 1200],
    ['30 h éq. TD (20 h CM)', 1200],
    ['2 h CM par semaine × 12 semaines + 2 h TD par semaine × 12 semaines', 2880],
    ['3 h hebdomadaires pendant 12 semaines', 2160],
    ['24 à 30 h', null],
    ['24-30 h', null],
    ['12, 18', null],
    ['3 groupes', null],
    ['20 h CM et une sortie', null],
    ['18h75', null],
    ['-4h', null],
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
    ['12 CM / 18 TD / 9 TP', 'Compté : 39 h (45 HETD).'],
    ['12h CM, 18h TD', 'Compté : 30 h (36 HETD).'],
    ['10 h TD, 2 × 20 h TP', 'Compté : 50 h.'],
    ['12 × (2h CM + 2h TD)', 'Compté : 48 h (60 HETD).'],
    ['20 h (12h CM + 18h TD)', 'Non compris : « 20 h (12h CM + 18h TD) ». Ces heures ne sont pas additionnées.'],
    ['24 h de cours et 1h30 TP', 'Compté : 25 h 30.'],
    ['total 30h (12h CM + 18h TD)', 'Compté : 30 h (36 HETD).'],
    ['192 HETD', 'Compté à part des heures devant les étudiants : 192 HETD.'],
    ['20 h CM et trois sorties', 'Non compris : « trois sorties ». Ces heures ne sont pas additionnées.'],
    ['selon le semestre', 'Non compris : « selon le semestre ». Ces heures ne sont pas additionnées.'],
  ])('« %s » while it is typed: %s', (text, expected) => {
    expect(readingText(text).replace(/\u00a0/g, ' ')).toBe(expected);
  });

  it('are read in one pass, however long', () => {
    expect(parseHours('1 h '.repeat(20_000))).toBeNull();
    expect(parseHours('('.repeat(20_000))).toBeNull();
    expect(parseHours(`1${' '.repeat(20_000)}x`)).toBeNull();
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
