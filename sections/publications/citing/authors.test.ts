import { describe, expect, it } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { invertedName, plainName, readAuthors, typedAuthors } from './authors';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };
const amelie = { nom: 'Nguyễn-Lefèvre de La Tour-d’Auvergne', prenom: 'Amélie-Constance' };
const inverted = (authors: string, of = owner) => readAuthors(authors, of).map(invertedName);

describe('the authors of a publication', () => {
  it.each([
    ['H. Zemmouri, N. Tazrouti, S. Berrada', ['Zemmouri, H.', 'Tazrouti, N.', 'Berrada, S.']],
    ['M. Oulhaj, N. Tazrouti, J.-P. Delaunoy', ['Oulhaj, M.', 'Tazrouti, N.', 'Delaunoy, J.-P.']],
    ['R. Ait Baddou, N. García Peña et C. O’Brien', ['Ait Baddou, R.', 'García Peña, N.', 'O’Brien, C.']],
    [
      'J. Robert Oppenheimer, F. Scott Fitzgerald, R. Martin',
      ['Oppenheimer, J. Robert', 'Fitzgerald, F. Scott', 'Martin, R.'],
    ],
    ['Tazrouti N., Berrada S. & El Ouardighi M.', ['Tazrouti, N.', 'Berrada, S.', 'El Ouardighi, M.']],
    ['Dupont, J., Curie, M.-S. and Tazrouti, N.', ['Dupont, J.', 'Curie, M.-S.', 'Tazrouti, N.']],
    [
      'Dupont, Jeanne; Tazrouti, Nabil; van der Berg, Piet',
      ['Dupont, Jeanne', 'Tazrouti, Nabil', 'van der Berg, Piet'],
    ],
    ['Tazrouti, Nabil, Dupont, Jeanne', ['Tazrouti, Nabil', 'Dupont, Jeanne']],
    ['Jeanne Dupont, Saïd Aït Baddou, Karim Bou Hamdan', ['Dupont, Jeanne', 'Aït Baddou, Saïd', 'Bou Hamdan, Karim']],
    [
      'Jeanne Dupont, Nabil Tazrouti, Charles de La Fosse',
      ['Dupont, Jeanne', 'Tazrouti, Nabil', 'de La Fosse, Charles'],
    ],
    ['DUPONT Jeanne, Nabil TAZROUTI', ['DUPONT, Jeanne', 'TAZROUTI, Nabil']],
    ['N. Tazrouti1,*, J. Dupont2 (dir.), et al.', ['Tazrouti, N.', 'Dupont, J.']],
    ['Aristote', ['Aristote']],
    ['Š. Dvořák', ['Dvořák, Š.']],
    ['王 小明, 山田 太郎, 김 민준, Li Wei', ['王, 小明', '山田, 太郎', '김, 민준', 'Wei, Li']],
    ['小明, 王', ['小明', '王']],
    ['王小明', ['王小明']],
    ['', []],
    [' , ; et ', []],
    ['Ana {García Peña}, Paul Petit, {Institut de la mer}', ['García Peña, Ana', 'Petit, Paul', 'Institut de la mer']],
    ['Charles de {Miramon} et Martin {King Lopez} Jr.', ['Miramon, Charles de', 'King Lopez, Martin, Jr.']],
    ['Miramon (de), Charles ; Mayeux (dir.), Pierre', ['Miramon, Charles de', 'Mayeux, Pierre']],
    ['Jean Dupont (CNRS, Paris), N. Tazrouti, Luc Martin, éd.', ['Dupont, Jean', 'Tazrouti, N.', 'Martin, Luc']],
    [
      'Martin Luther King, Jr., Davis, S., Jr., Jean Dupont III',
      ['King, Martin Luther, Jr.', 'Davis, S., Jr.', 'Dupont, Jean, III'],
    ],
    ['King Jr., Martin Luther ; Dupont III, Jean', ['King, Martin Luther, Jr.', 'Dupont, Jean, III']],
    ['J.Dupont, M.Le Moel', ['Dupont, J.', 'Le Moel, M.']],
    ['Dupont, Jean (0000-0002-1825-0097) ; Martin, Luc', ['Dupont, Jean', 'Martin, Luc']],
    ['Jean Dupont, PhD, Institut national de la santé', ['Dupont, Jean', 'Institut national de la santé']],
    [
      'Donald E. Knuth, Jean P. de La Tour, Robert C. MARTIN',
      ['Knuth, Donald E.', 'de La Tour, Jean P.', 'MARTIN, Robert C.'],
    ],
  ])('%s', (typed, names) => expect(inverted(typed)).toEqual(names));

  it.each([
    ['J. Dupont2, M. Curie N.¹, A. Petit1,3', ['Dupont, J.', 'Curie N., M.', 'Petit, A.']],
    ['Dupont 1 ; Curie* ; Petit¹² ; Ait Baddou†', ['Dupont', 'Curie', 'Petit', 'Baddou, Ait']],
    ['Dupont2, Jean ; Petit1,3, Anne ; CURIE1, 2, Marie', ['Dupont, Jean', 'Petit, Anne', 'CURIE, Marie']],
    ['J. Dupont1–3', ['Dupont, J.']],
    ['Dupont1,2-4, Martin3', ['Dupont', 'Martin']],
    ['Dupont 1-3, Martin 2–4, Petit 1-2-3', ['Dupont', 'Martin', 'Petit']],
    ['Dupont 1, 2 ; Martin 1,2-4 ; Petit', ['Dupont', 'Martin', 'Petit']],
    ['Jean1 Dupont, Jean-Pierre2 O’Brien3, Li1 Wei2', ['Dupont, Jean', 'O’Brien, Jean-Pierre', 'Wei, Li']],
    ['Jean1-3 Dupont, McDonald2 Anne', ['Dupont, Jean', 'Anne, McDonald']],
    ['3M, J. Dupont', ['3M', 'Dupont, J.']],
    ['CoVid19 Group ; Collectif 50/50 ; Groupe 4.1', ['CoVid19 Group', 'Collectif 50/50', 'Groupe 4.1']],
    ['{Team42}, {Lab 1}', ['Team42', 'Lab 1']],
  ])('%s: note marks are left out, digits of a name stay', (typed, names) => expect(inverted(typed)).toEqual(names));

  it('of a publication in Hungarian have the family name first, where nothing else says which it is', () => {
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

  it('keep the owner’s compound name whole', () => {
    expect(inverted('Ş. Yıldız, A.-C. Nguyễn-Lefèvre de La Tour-d’Auvergne, T. Hồ', amelie)).toEqual([
      'Yıldız, Ş.',
      'Nguyễn-Lefèvre de La Tour-d’Auvergne, A.-C.',
      'Hồ, T.',
    ]);
    expect(inverted('Amélie-Constance Nguyễn-Lefèvre', amelie)).toEqual(['Nguyễn-Lefèvre, Amélie-Constance']);
  });

  it('know the owner though braces hold the surname together', () => {
    const ana = { nom: 'García Peña', prenom: 'Ana' };
    expect(typedAuthors('P. Petit, A. {García Peña}', ana).map(({ isOwner, author }) => [isOwner, author])).toEqual([
      [false, { family: 'Petit', given: 'P.' }],
      [true, { family: 'García Peña', given: 'A.' }],
    ]);
  });

  it('hold no owner in the given names of another, nor one whose apostrophe is typed otherwise', () => {
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
  it('are named as people say them, too', () => {
    expect(readAuthors('Dupont, J.; N. Tazrouti', owner).map(plainName)).toEqual(['J. Dupont', 'N. Tazrouti']);
    expect(readAuthors('王, 小明 ; 山田 太郎', owner).map(plainName)).toEqual(['王 小明', '山田 太郎']);
  });

  it('never are nobody, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const { family } of readAuthors(typed, owner)) expect(family).not.toBe('');
      }),
    );
  });

  it('are read once, from texts made to be slow', () => {
    expect(inverted(`${'0'.repeat(500_000)}M`)).toHaveLength(1);
    for (const marks of ['1-', '1 ', '1, ', 'a1', 'aa1 ', '1 , ;'])
      expect(inverted(`Dupont ${marks.repeat(50_000)}M`).length).toBeGreaterThan(0);
    for (const bracket of ['(', '[']) expect(inverted(`Dupont, J. ${bracket.repeat(500_000)}`)).toEqual(['Dupont, J.']);
  });
});
