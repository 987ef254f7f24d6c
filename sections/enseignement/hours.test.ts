import { describe, expect, it } from 'vitest';
import { formatMinutes, parseHours, totalMinutes, totalText } from './hours';

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
    ['96 h éq. TD', 5760],
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
    ['2 x 20h', null],
    ['18h75', null],
    ['-4h', null],
  ])('« %s »: %s minutes', (text, minutes) => {
    expect(parseHours(text)).toBe(minutes);
  });

  it('are added up, those that cannot be read as none', () => {
    expect(totalMinutes([{ hours: '40h' }, { hours: '18h30' }, { hours: 'à définir' }])).toBe(3510);
  });

  it('of which one cannot be read are « au moins » the others', () => {
    expect(totalText([{ hours: '40h' }, { hours: '' }])).toBe('40\u00a0h');
    expect(totalText([{ hours: '40h' }, { hours: '2 × 3 h' }])).toBe('au moins 40\u00a0h');
  });

  it.each([
    [0, '0\u00a0h'],
    [3510, '58\u00a0h\u00a030'],
    [65, '1\u00a0h\u00a005'],
    [72_000, '1\u202f200\u00a0h'],
  ])('%i minutes read « %s »', (minutes, expected) => {
    expect(formatMinutes(minutes)).toBe(expected);
  });
});
