import { describe, expect, it } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { rowsOf } from '@/lib/testing/rows';
import { invertedName, plainName, readAuthors } from './authors';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };
const amelie = { nom: 'Nguyễn-Lefèvre de La Tour-d’Auvergne', prenom: 'Amélie-Constance' };
const inverted = (authors: string, of = owner) => readAuthors(authors, of).map(invertedName);

describe('the authors of a publication', () => {
  it.each(rowsOf('sections/publications/citing/authors.txt'))('$rule: $input', ({ input, outputs: [names = ''] }) =>
    expect(inverted(input).join(' ; ')).toBe(names),
  );

  it('have the family name first in a Hungarian publication, unless something else decides', () => {
    const typed = 'Nagy István, Kiss J. Péter, Nabil Tazrouti, J. Dupont, Curie M., Jeanne MARTIN, Szabó';
    const names = [
      'Nagy, István',
      'Kiss, J. Péter',
      'Tazrouti, Nabil',
      'Dupont, J.',
      'Curie, M.',
      'MARTIN, Jeanne',
      'Szabó',
    ];
    expect(readAuthors(typed, owner, 'hu').map(invertedName)).toEqual(names);
    expect(readAuthors('Nagy István', owner, 'hu-HU').map(plainName)).toEqual(['István Nagy']);
    expect(readAuthors('Nagy István', owner, 'fr').map(plainName)).toEqual(['Nagy István']);
  });

  it('keep the owner’s compound name together', () => {
    expect(inverted('Ş. Yıldız, A.-C. Nguyễn-Lefèvre de La Tour-d’Auvergne, T. Hồ', amelie)).toEqual([
      'Yıldız, Ş.',
      'Nguyễn-Lefèvre de La Tour-d’Auvergne, A.-C.',
      'Hồ, T.',
    ]);
    expect(inverted('Amélie-Constance Nguyễn-Lefèvre', amelie)).toEqual(['Nguyễn-Lefèvre, Amélie-Constance']);
  });

  it('do not include the owner because of another’s given names, nor one with a different apostrophe', () => {
    const claire = { nom: "d'Haussonville Le Goff", prenom: 'Claire' };
    expect(inverted("Le Goff, Claire d'Haussonville ; Müller, Hans-Jörg", claire)).toEqual([
      "Le Goff, Claire d'Haussonville",
      'Müller, Hans-Jörg',
    ]);
    expect(inverted('Claire d’Haussonville Le Goff, J. Dupont', claire)).toEqual([
      'd’Haussonville Le Goff, Claire',
      'Dupont, J.',
    ]);
  });
  it('never are empty, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const { family } of readAuthors(typed, owner)) expect(family).not.toBe('');
      }),
    );
  });

  it('are read in linear time, from texts made to be slow', () => {
    expect(inverted(`${'0'.repeat(500_000)}M`)).toHaveLength(1);
    for (const marks of ['1-', '1 ', '1, ', 'a1', 'aa1 ', '1 , ;'])
      expect(inverted(`Dupont ${marks.repeat(50_000)}M`).length).toBeGreaterThan(0);
    for (const bracket of ['(', '[']) expect(inverted(`Dupont, J. ${bracket.repeat(500_000)}`)).toEqual(['Dupont, J.']);
  });
});
