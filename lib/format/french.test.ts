import { describe, expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { countedInArabic } from './arabic';
import {
  andOthers,
  counted,
  formatNumber,
  listed,
  numberRanges,
  ofName,
  placeText,
  plural,
  quoted,
  quotedBriefly,
  unbreaking,
} from './french';

describe('French counts', () => {
  it.each(tableOf('lib/format/french.txt', 'theses'))('%s', (count, expected) => {
    expect(counted(Number(count), 'thèse', 'thèses')).toBe(expected);
  });

  it('keeps 1,5 singular and 2 plural', () => {
    expect([plural(1.5, 'heure', 'heures'), plural(2, 'heure', 'heures')]).toEqual(['heure', 'heures']);
  });

  it.each(tableOf('lib/format/french.txt', 'punctuation'))(
    'keeps punctuation with its word: %s',
    (typed = '', kept) => {
      expect(unbreaking(typed)).toBe(kept);
    },
  );

  it('says how many a shortened list leaves out', () => {
    expect([andOthers(0), andOthers(1), andOthers(3)]).toEqual(['', 'et 1 autre', 'et 3 autres']);
  });

  it('writes numbers that follow each other as a range', () => {
    expect([[3], [1, 2], [1, 3, 4, 5, 8]].map(numberRanges)).toEqual(['3', '1 et 2', '1, 3 à 5 et 8']);
  });

  it.each(tableOf('lib/format/french.txt', 'after « de »'))('elides « de » before a vowel: %s', (name = '', after) => {
    expect(ofName(name)).toBe(after);
  });

  it('puts other quotation marks inside quotation marks', () => {
    expect([quoted('Rivages'), quoted('Journée «\u202fDonnées\u202f» et « débats »')]).toEqual([
      '«\u00a0Rivages\u00a0»',
      '«\u00a0Journée “Données” et “débats”\u00a0»',
    ]);
  });

  it('shortens a long name so that the rest of its sentence is visible', () => {
    expect(quotedBriefly('Former les enseignants à distance : bilan de dix ans')).toBe(
      '«\u00a0Former les enseignants à distance : bila…\u00a0»',
    );
  });

  it('writes numbers with a comma', () => {
    expect(formatNumber(18.5)).toBe('18,5');
  });
});

describe('in other languages', () => {
  it.each(tableOf('lib/format/french.txt', 'papers, in English and in Arabic'))(
    '%s: %s, %s',
    (number, english, arabic) => {
      const count = Number(number);
      expect(counted(count, 'paper', 'papers', 'en')).toBe(english);
      const forms = { one: 'منشور واحد', two: 'منشوران', few: 'منشورات', many: 'منشورًا', other: 'منشور' };
      expect(countedInArabic(count, forms)).toBe(arabic);
    },
  );

  it('says how many a shortened list leaves out', () => {
    expect([1, 3].map((count) => andOthers(count, 'en'))).toEqual(['and 1 other', 'and 3 others']);
    expect([0, 1, 2, 3, 12].map((count) => andOthers(count, 'ar'))).toEqual([
      ...['', 'وآخر', 'وآخران', 'و3\u00a0آخرون', 'و12\u00a0آخرون'],
    ]);
  });

  it('lists and quotes', () => {
    const names = ['a', 'b', 'c'];
    expect([listed(names), listed(names, 'en'), listed(names, 'ar')]).toEqual(['a, b et c', 'a, b and c', 'a وb وc']);
    expect(quoted('The “Tidal” sea, « la Marée »', 'en')).toBe('“The ‘Tidal’ sea, ‘la Marée’”');
    expect(quoted('ندوة «المياه»', 'ar')).toBe('«ندوة “المياه”»');
  });
});

it.each([
  ['Perugia', ' Italy ', 'ar', 'Perugia, Italy'],
  ['الرباط', 'المغرب', 'ar', 'الرباط، المغرب'],
  ['Rabat', 'المغرب', 'ar', 'Rabat، المغرب'],
  ['Rabat', undefined, 'ar', 'Rabat'],
  ['Rabat', 'Maroc', 'fr', 'Rabat, Maroc'],
  ['Bologna, Italy', 'Italy', 'fr', 'Bologna, Italy'],
  ['Luxembourg', 'Luxembourg', 'fr', 'Luxembourg, Luxembourg'],
] as const)('« %s » and « %s » in %s: %s', (city, country, language, text) => {
  expect(placeText(city, country, language)).toBe(text);
});
