import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { maxName, type Name, nameText } from './name';
import { nameFrom, readName } from './read-name';
import { readNames, saysOthers } from './read-names';

const shown = (names: readonly (Name | undefined)[]) =>
  names.map((name) =>
    name === undefined
      ? ''
      : 'literal' in name
        ? `{${name.literal}}`
        : [name.family, name.given ?? (name.suffix && ''), name.suffix]
            .filter((part) => part !== undefined)
            .join(' | '),
  );

test.each([
  // the two orders, particles, compound names
  ['Durand,Hélène', 'Durand | Hélène'],
  ['Hélène de La Tour', 'de La Tour | Hélène'],
  ['de La Tour, Hélène', 'de La Tour | Hélène'],
  ['Claudio Di Stefano', 'Di Stefano | Claudio'],
  ['Cuny-Le Roux, Blandine', 'Cuny-Le Roux | Blandine'],
  ['Blandine Cuny-Le Roux', 'Cuny-Le Roux | Blandine'],
  ['Emmanuel Le Roy Ladurie', 'Le Roy Ladurie | Emmanuel'],
  ['Ana De Souza Lima', 'De Souza Lima | Ana'],
  ['Smith, Mrs. Mary', 'Smith | Mary'],
  ['Jean Saint Martin', 'Saint Martin | Jean'],
  ['Patrice de Mac Mahon', 'de Mac Mahon | Patrice'],
  ['Le Goff', 'Le Goff'],
  ['de Gaulle', 'de Gaulle'],
  ["Charles d'Aubignac", "d'Aubignac | Charles"],
  ['Emmanuel Rongiéras d’Usseau', 'd’Usseau | Emmanuel Rongiéras'],
  ['Miramon (de), Charles', 'Miramon | Charles de'],
  ['Alembert (d’), Jean', 'Alembert | Jean d’'],
  ['Saint-Exupéry, Antoine de', 'Saint-Exupéry | Antoine de'],
  ['Jan van der Berg', 'van der Berg | Jan'],
  ['Berg, Jan van der', 'Berg | Jan van der'],
  ['Piet van ’t Hoff', 'van ’t Hoff | Piet'],
  ['Joost ten Cate', 'ten Cate | Joost'],
  ['Karl-Theodor von und zu Guttenberg', 'von und zu Guttenberg | Karl-Theodor'],
  ['José Ortega y Gasset', 'Ortega y Gasset | José'],
  ['García Márquez, Gabriel José', 'García Márquez | Gabriel José'],
  ['María del Carmen Ruiz', 'del Carmen Ruiz | María'],
  ['Luís de Sousa e Silva', 'de Sousa e Silva | Luís'],
  ['João dos Santos', 'dos Santos | João'],
  ['Leonardo della Rovere', 'della Rovere | Leonardo'],
  ['Conan O’Brien', 'O’Brien | Conan'],
  ["O'Brien, Conan", "O'Brien | Conan"],
  ['Anne McDonald', 'McDonald | Anne'],
  ['Mohamed Ben Ali', 'Ben Ali | Mohamed'],
  ['Rosa Dal Pozzo', 'Dal Pozzo | Rosa'],
  ['Elio Lo Cascio', 'Lo Cascio | Elio'],
  ['Karim El Khadimi', 'El Khadimi | Karim'],
  ['Emir Abd El Kader', 'Abd El Kader | Emir'],
  ['Salma Aït Baddou', 'Aït Baddou | Salma'],
  ['محمد علي', 'علي | محمد'],
  ['Jean-Pierre Martin-Dupont', 'Martin-Dupont | Jean-Pierre'],
  ['Seán Ó Briain', 'Ó Briain | Seán'],
  ['Máire Ní Bhraonáin', 'Ní Bhraonáin | Máire'],
  ['Leila Bint Ali', 'Bint Ali | Leila'],
  ['Anne Dupont épouse Martin', 'Dupont épouse Martin | Anne'],
  ['dir. Jean Dupont', 'Dupont | Jean'],
  ['Jean Dupont dir.', 'Dupont | Jean'],
  ['Smith, {Jr.}, John', 'Smith | John | Jr.'],
  ['Martin, Luc {0000-0001-5109-3700}', 'Martin | Luc'],
  // an initial before other given names
  ['J. Robert Oppenheimer', 'Oppenheimer | J. Robert'],
  ['F. Scott Fitzgerald', 'Fitzgerald | F. Scott'],
  ['E. Le Roy Ladurie', 'Le Roy Ladurie | E.'],
  ['J. LE ROY LADURIE', 'LE ROY LADURIE | J.'],
  // initials
  ['Jean-P.Martin', 'Martin | Jean-P.'],
  ['Saint-Exupéry A. de', 'Saint-Exupéry | A. de'],
  ['J.-P. Martin', 'Martin | J.-P.'],
  ['J-P. Martin', 'Martin | J.-P.'],
  ['J.Dupont', 'Dupont | J.'],
  ['M.Le Moel', 'Le Moel | M.'],
  ['J.-P.de La Tour', 'de La Tour | J.-P.'],
  ['DE LA TOUR J', 'DE LA TOUR | J'],
  ['LI X', 'LI | X'],
  ['NG A.', 'NG | A.'],
  ['J-P.Martin', 'Martin | J.-P.'],
  ['J.P.Martin', 'Martin | J.P.'],
  ['JP.Martin', 'Martin | JP.'],
  ['Ch.Dupont', 'Dupont | Ch.'],
  ["J.O'Brien", "O'Brien | J."],
  ['J.DUPONT', 'DUPONT | J.'],
  ['Dupont J', 'Dupont | J'],
  ['Bertholet KA', 'Bertholet | KA'],
  ['Tolkien JRR', 'Tolkien | JRR'],
  ['De La Cour G.', 'De La Cour | G.'],
  ['Le Goff JM', 'Le Goff | JM'],
  ['van der Berg J.-P.', 'van der Berg | J.-P.'],
  ['Hart W. E.', 'Hart | W. E.'],
  ['J. M. de La Tour', 'de La Tour | J. M.'],
  ['Donald E. Knuth', 'Knuth | Donald E.'],
  // capitals
  ['DURAND Claire', 'DURAND | Claire'],
  ['Claire LE GOFF', 'LE GOFF | Claire'],
  ['LE GOFF Jacques', 'LE GOFF | Jacques'],
  ['Jean de LA TOUR', 'de LA TOUR | Jean'],
  ['McDONALD Anne', 'McDONALD | Anne'],
  ['Jean d’ALEMBERT', 'd’ALEMBERT | Jean'],
  ['JEAN DUPONT', 'DUPONT | JEAN'],
  ['DUPONT, JEAN', 'DUPONT | JEAN'],
  ['E. LE ROY LADURIE', 'LE ROY LADURIE | E.'],
  ['JP DUPONT', 'DUPONT | JP'],
  ['D. -I. Kertzer', 'Kertzer | D.-I.'],
  ['SAINT-EXUPÉRY Antoine de', 'SAINT-EXUPÉRY | Antoine de'],
  // ranks and degrees
  ['Sammy Davis Jr.', 'Davis | Sammy | Jr.'],
  ['Sammy Davis, Jr.', 'Davis | Sammy | Jr.'],
  ['Davis, Sammy Jr.', 'Davis | Sammy | Jr.'],
  ['Davis Jr., Sammy', 'Davis | Sammy | Jr.'],
  ['Davis, Jr., Sammy', 'Davis | Sammy | Jr.'],
  ['Davis, Sammy, Jr.', 'Davis | Sammy | Jr.'],
  ['Davis (Jr.), Sammy', 'Davis | Sammy | Jr.'],
  ['Smith J Jr', 'Smith | J | Jr'],
  ['Smith, John Jr', 'Smith | John | Jr'],
  ['Smith JP 3rd', 'Smith | JP | 3rd'],
  ['Jean Dupont III', 'Dupont | Jean | III'],
  ['Dupont, J., IV', 'Dupont | J. | IV'],
  ['SMITH, JOHN, JR', 'SMITH | JOHN | JR'],
  ['King Jr., Martin Luther', 'King | Martin Luther | Jr.'],
  ['Smith, Jr.', 'Smith |  | Jr.'],
  ['Alexandre Dumas fils', 'Dumas | Alexandre | fils'],
  ['Ivanov IV', 'Ivanov | IV'],
  ['Le Goff VI', 'Le Goff | VI'],
  ['Ivanov, V.', 'Ivanov | V.'],
  ['Malony, Allen, D.', 'Malony | Allen D.'],
  ['Smith, John, PhD', 'Smith | John'],
  ['John Smith, Ph.D.', 'Smith | John'],
  ['John Smith PhD', 'Smith | John'],
  ['Smith, John, M.D., Ph.D.', 'Smith | John'],
  ['Dr. Jean Dupont', 'Dupont | Jean'],
  ['Prof. Dr. Jean Dupont', 'Dupont | Jean'],
  ['Prof. J. Dupont', 'Dupont | J.'],
  // what stands beside a name
  ['Dupont, Jean*', 'Dupont | Jean'],
  ['**Dupont, Jean**', 'Dupont | Jean'],
  ['Jean Dupont†‡', 'Dupont | Jean'],
  ['Dupont¹, Jean', 'Dupont | Jean'],
  ['J. Dupont1,2', 'Dupont | J.'],
  ['Dupont, Jeanᵃ', 'Dupont | Jean'],
  ['Dupont, Jean a, b', 'Dupont | Jean'],
  ['Jean Dupont (1)', 'Dupont | Jean'],
  ['Jean Dupont [CNRS, Paris]', 'Dupont | Jean'],
  ['Nicole Durand (Conference chair)', 'Durand | Nicole'],
  ['Paul Petit (éd.)', 'Petit | Paul'],
  ['Mayeux (dir.), Pierre', 'Mayeux | Pierre'],
  ['Petit, Paul, éd.', 'Petit | Paul'],
  ['Paul Petit, dir.', 'Petit | Paul'],
  ['Harris, Ed', 'Harris | Ed'],
  ['Paul Petit (unclosed', 'Petit | Paul'],
  ['Dupont, Jean (0000-0002-1825-0097)', 'Dupont | Jean'],
  ['Martin, Luc [0000-0001-5109-3700]', 'Martin | Luc'],
  ['Jean Dupont https://orcid.org/0000-0002-1825-009X', 'Dupont | Jean'],
  ['Dupont, Jean, ORCID: 0000-0002-1825-0097', 'Dupont | Jean'],
  ['Jean Dupont <jean.dupont@exemple.org>', 'Dupont | Jean'],
  ['Theobald, Christoph (19..-....)', 'Theobald | Christoph'],
  ['Berners-Lee, Tim, 1955-', 'Berners-Lee | Tim'],
  // bodies, names of one word, nobody
  ['Consortium des Lettres', '{Consortium des Lettres}'],
  ['Institut national d’histoire de l’art (INHA)', '{Institut national d’histoire de l’art (INHA)}'],
  ['Inria (éd.)', '{Inria}'],
  ['Collectif', '{Collectif}'],
  ['[Collectif]', '{Collectif}'],
  ['[Jean Dupont]', 'Dupont | Jean'],
  ['{Ville de Paris}', '{Ville de Paris}'],
  ['Google, Inc.', '{Google, Inc.}'],
  ['Barnes and Noble, Inc.,', '{Barnes and Noble, Inc.}'],
  ['INRIA, Centre de Lyon', '{INRIA, Centre de Lyon}'],
  ['Procter, Gamble and Co.,', '{Procter, Gamble and Co.}'],
  ['Martin, Co.', 'Martin | Co.'],
  ['UNESCO', '{UNESCO}'],
  ['Aristote', 'Aristote'],
  ['Aristote,,', 'Aristote'],
  ['Jean École', 'École | Jean'],
  ['Anne Teamson', 'Teamson | Anne'],
  ['王 小明', '王 | 小明'],
  ['김 민준', '김 | 민준'],
  ['ジョン スミス', 'スミス | ジョン'],
  ['王小明', '{王小明}'],
  ['KIM Min-jun', 'KIM | Min-jun'],
  ['et al.', ''],
  ['others', ''],
  [',', ''],
  ['?', ''],
  ['', ''],
])('%s', (text, name) => expect(shown([readName(text)])).toEqual([name]));

test.each([
  ['Jean Dupont, Luc Martin and Claire Durand', ['Dupont | Jean', 'Martin | Luc', 'Durand | Claire']],
  [
    'Jean Dupont, Luc Martin, Paul Petit and Claire Durand',
    ['Dupont | Jean', 'Martin | Luc', 'Petit | Paul', 'Durand | Claire'],
  ],
  ['Jean Dupont, Luc Martin, and Claire Durand', ['Dupont | Jean', 'Martin | Luc', 'Durand | Claire']],
  ['Jean Dupont, Luc Martin et Claire Durand', ['Dupont | Jean', 'Martin | Luc', 'Durand | Claire']],
  ['Jean Dupont et Claire Durand', ['Dupont | Jean', 'Durand | Claire']],
  ['Jean Dupont avec la collaboration de Claire Durand', ['Dupont | Jean', 'Durand | Claire']],
  ['Dupont et Durand', ['Dupont', 'Durand']],
  ['Dupont, Jean et Martin, Luc', ['Dupont | Jean', 'Martin | Luc']],
  ['Jean Dupont & Claire Durand', ['Dupont | Jean', 'Durand | Claire']],
  ['Simon & Schuster', ['{Simon & Schuster}']],
  ['Jean Dupont und Luc Martin', ['Dupont | Jean', 'Martin | Luc']],
  ['Jean Dupont / Luc Martin', ['Dupont | Jean', 'Martin | Luc']],
  ['José Ortega y Gasset', ['Ortega y Gasset | José']],
  ['Silva Santos, Ana Maria and Paul Petit', ['Silva Santos | Ana Maria', 'Petit | Paul']],
  ['Dupont (Jean) et DURAND (C.)', ['Dupont | Jean', 'DURAND | C.']],
  ['Jean Dupont (Lyon) et Claire Durand', ['Dupont | Jean', 'Durand | Claire']],
  ['Wagner E, Richter G', ['Wagner | E', 'Richter | G']],
  ['Wagner E, Richter G, Bertholet KAM', ['Wagner | E', 'Richter | G', 'Bertholet | KAM']],
  ['LI X, WANG Y', ['LI | X', 'WANG | Y']],
  ['J.Dupont, L.Martin', ['Dupont | J.', 'Martin | L.']],
  ['J. Dupont, L. Martin and C. Durand', ['Dupont | J.', 'Martin | L.', 'Durand | C.']],
  ['Dupont, J., Martin, L., & Durand, C.', ['Dupont | J.', 'Martin | L.', 'Durand | C.']],
  ['Dupont, J., Martin, L. and Durand, C.', ['Dupont | J.', 'Martin | L.', 'Durand | C.']],
  ['Dupont, Jean, Martin, Luc', ['Dupont | Jean', 'Martin | Luc']],
  ['Dupont, Jean ; Martin, Luc', ['Dupont | Jean', 'Martin | Luc']],
  ['Jean Dupont; Luc Martin; and Claire Durand', ['Dupont | Jean', 'Martin | Luc', 'Durand | Claire']],
  ['Martin Luther King, Jr., Jean Dupont, Luc Petit', ['King | Martin Luther | Jr.', 'Dupont | Jean', 'Petit | Luc']],
  ['García Peña, Ana Luisa', ['García Peña | Ana Luisa']],
  ['García Peña, Ana Luisa and Dupont, Jean', ['García Peña | Ana Luisa', 'Dupont | Jean']],
  [
    'Nicole Durand (Conference chair) and Martin, Luc and Paul Petit (éd.)',
    ['Durand | Nicole', 'Martin | Luc', 'Petit | Paul'],
  ],
  ['sous la direction de Jean Dupont et Luc Martin', ['Dupont | Jean', 'Martin | Luc']],
  ['Jean Dupont (CNRS, Paris), Luc Martin (Inria, Lyon), Anne Roux', ['Dupont | Jean', 'Martin | Luc', 'Roux | Anne']],
  ['Ministère de l’Éducation et de la Recherche', ['{Ministère de l’Éducation et de la Recherche}']],
  ['{Food and Agriculture Organization} and Dupont, Jean', ['{Food and Agriculture Organization}', 'Dupont | Jean']],
  ['Dupont, Jean and Martin, Luc et al.', ['Dupont | Jean', 'Martin | Luc']],
  ['Aad, G. et al.', ['Aad | G.']],
  ['Jean Dupont, Luc Martin, Anne Roux, et al.', ['Dupont | Jean', 'Martin | Luc', 'Roux | Anne']],
])('as a list: %s', (text, names) => expect(shown(readNames([text]))).toEqual(names));

test.each([
  'Haute Autorité de santé',
  'Ligue nationale contre le cancer',
  'FRANCE-HFpEF Investigators',
  'European Food Safety Authority',
])('a body without any mark: %s', (body) => expect(shown(readNames([body]))).toEqual([`{${body}}`]));

test.each([
  ['Le Goff (Jacques) and Saint-Exupéry (Antoine de)', ['Le Goff | Jacques', 'Saint-Exupéry | Antoine de']],
  ['Martin, Luc {et al.}', ['Martin | Luc']],
  ['J. Ó Briain', ['Ó Briain | J.']],
])('also as a list: %s', (text, names) => expect(shown(readNames([text]))).toEqual(names));

test('of texts that hold one name each, none is torn at its comma', () => {
  expect(shown(readNames(['Silva Santos, Ana Maria', 'Paul Petit', 'CNRS']))).toEqual([
    'Silva Santos | Ana Maria',
    'Petit | Paul',
    '{CNRS}',
  ]);
});

test('short family names in capitals are told by the others of the list', () => {
  expect(shown(readNames(['Dupont J', 'Fatou SY', 'Claire DURAND']))).toEqual([
    'Dupont | J',
    'SY | Fatou',
    'DURAND | Claire',
  ]);
  expect(shown(readNames(['DURAND Claire', 'LI Wei', 'LE GOFF Jacques', 'Bertholet KA']))).toEqual([
    'DURAND | Claire',
    'LI | Wei',
    'LE GOFF | Jacques',
    'Bertholet | KA',
  ]);
  expect(shown(readNames(['Wagner E', 'Leroy JAM']))).toEqual(['Wagner | E', 'Leroy | JAM']);
});

test('in Hungarian a name without a comma has the family name first, where nothing else says which it is', () => {
  expect(shown(readNames(['Nagy István', 'J. Szabó', 'Kiss, Péter'], 'hu'))).toEqual([
    'Nagy | István',
    'Szabó | J.',
    'Kiss | Péter',
  ]);
});

test('parts are what they say, but for what is no part of a name', () => {
  expect(nameFrom({ family: 'Fontaine', particle: 'de La', given: 'Jean' })).toEqual({
    family: 'de La Fontaine',
    given: 'Jean',
  });
  expect(nameFrom({ family: 'Alembert', particle: 'd’', given: 'Jean' })).toEqual({
    family: 'd’Alembert',
    given: 'Jean',
  });
  expect(nameFrom({ family: 'Davis', given: 'Sammy', suffix: 'Jr.' })).toEqual({
    family: 'Davis',
    given: 'Sammy',
    suffix: 'Jr.',
  });
  expect(nameFrom({ family: 'Davis Jr.', given: 'Sammy*' })).toEqual({
    family: 'Davis',
    given: 'Sammy',
    suffix: 'Jr.',
  });
  expect(nameFrom({ family: 'Smith1', given: 'John', suffix: 'PhD' })).toEqual({ family: 'Smith', given: 'John' });
  expect(nameFrom({ family: 'García Peña (éd.)', given: 'J-P.' })).toEqual({ family: 'García Peña', given: 'J.-P.' });
  expect(nameFrom({ family: 'Miramon (de)', given: 'Charles' })).toEqual({ family: 'Miramon', given: 'Charles de' });
  expect(nameFrom({ family: 'Smith', given: 'John, Jr.' })).toEqual({ family: 'Smith', given: 'John', suffix: 'Jr.' });
  expect(nameFrom({ family: 'Dupont, Jean' })).toEqual({ family: 'Dupont', given: 'Jean' });
  expect(nameFrom({ given: 'Madonna' })).toEqual({ family: 'Madonna' });
  expect(nameFrom({ literal: 'Institut (INHA)' })).toEqual({ literal: 'Institut (INHA)' });
  expect(nameFrom({ family: 'others' })).toBeUndefined();
  expect(nameFrom({})).toBeUndefined();
});

test.each([
  'et al.',
  'Dupont, J. et al.',
  'Dupont, J. and others',
  'J. Dupont …',
  'Dupont J et coll.',
  'J. Dupont & al.',
])('%s: there are more', (text) => expect(saysOthers(text)).toBe(true));
test.each(['Al Gore', 'Dupont, J.', 'Coll, Anna', 'Jean Al'])('%s: there are no more', (text) =>
  expect(saysOthers(text)).toBe(false),
);

test('a name is cut where it is too long, which it says itself', () => {
  const [name] = readNames(['a'.repeat(5000)]);
  expect(name && nameText(name)).toBe(`${'a'.repeat(maxName - 1)}…`);
});

test.each([
  ['a[{ }', 'a'],
  ['Dupont, { } Jean', 'Dupont | Jean'],
  ['Jean { } Dupont', 'Dupont | Jean'],
  ['{ }', ''],
])('empty braces are no word: %s', (typed, right) => expect(shown(readNames([typed])).join(' + ')).toBe(right));

test('never fails, and never gives nobody a name, whatever was typed', () => {
  const unit = fc.constantFrom(
    ...'aÉ. ,;&{}()[]*1-–’',
    ' and ',
    ' et ',
    'Jr.',
    'III',
    'Dupont',
    'J.',
    'de ',
    '王',
    'PhD',
    '0000-0002-1825-0097',
  );
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' })), (typed) => {
      for (const name of readNames([typed])) expect('literal' in name ? name.literal : name.family).toMatch(/\S/);
    }),
    { numRuns: 2000 },
  );
});
