import { describe, expect, it } from 'vitest';
import { andOthers, counted, formatNumber, ofName, plural, quoted, quotedBriefly, unbreaking } from './french';

describe('French counts', () => {
  it.each([
    [0, '0\u00a0thèse'],
    [1, '1\u00a0thèse'],
    [2, '2\u00a0thèses'],
    [1200, '1\u202f200\u00a0thèses'],
    [1_000_000, '1\u202f000\u202f000\u00a0thèses'],
  ])('%i', (count, expected) => {
    expect(counted(count, 'thèse', 'thèses')).toBe(expected);
  });

  it('keeps 1,5 singular and 2 plural', () => {
    expect([plural(1.5, 'heure', 'heures'), plural(2, 'heure', 'heures')]).toEqual(['heure', 'heures']);
  });

  it('keeps signs with the word that they belong to', () => {
    expect(unbreaking('« La carte » : retour ? Oui ! Non ; 10:30, a: b')).toBe(
      '«\u00a0La carte\u00a0»\u00a0: retour\u00a0? Oui\u00a0! Non\u00a0; 10:30, a: b',
    );
    expect(unbreaking('3 000 moulins, 12 345 678 mesures, page 3 0001')).toBe(
      '3\u00a0000 moulins, 12\u00a0345\u00a0678 mesures, page 3 0001',
    );
    expect(unbreaking('déjà\u202f! ou\u00a0?')).toBe('déjà\u202f! ou\u00a0?');
  });

  it('says what a shortened list leaves out', () => {
    expect([andOthers(0), andOthers(1), andOthers(3)]).toEqual(['', 'et 1 autre', 'et 3 autres']);
  });

  it('elides « de » before a vowel', () => {
    expect(['HAL', 'ORCID', 'Amélie', 'Émile', 'Özlem', 'Œdipe', 'Yves', 'Yann', 'Hélène'].map(ofName)).toEqual([
      ...['de HAL', 'd’ORCID', 'd’Amélie', 'd’Émile', 'd’Özlem', 'd’Œdipe', 'd’Yves', 'de Yann', 'de Hélène'],
    ]);
  });

  it('puts other quotation marks inside quotation marks', () => {
    expect([quoted('Rivages'), quoted('Journée «\u202fDonnées\u202f» et « débats »')]).toEqual([
      '«\u00a0Rivages\u00a0»',
      '«\u00a0Journée “Données” et “débats”\u00a0»',
    ]);
  });

  it('cuts a long name, so that what is said of it is seen', () => {
    expect(quotedBriefly('Former les enseignants à distance : bilan de dix ans')).toBe(
      '«\u00a0Former les enseignants à distance : bila…\u00a0»',
    );
  });

  it('writes numbers with a comma', () => {
    expect(formatNumber(18.5)).toBe('18,5');
  });
});
