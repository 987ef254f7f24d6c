import { expect, test } from 'vitest';
import { bibtexNames } from './bibtex-names';
import { nameIn } from './names';

const shown = (names: ReturnType<typeof bibtexNames>) =>
  names.map((name) => ('literal' in name ? `{${name.literal}}` : [name.family, name.given].filter(Boolean).join(' | ')));

test.each([
  ["Durand, H{\\'e}l{\\`e}ne and Paul Martin", ['Durand | Hélène', 'Martin | Paul']],
  ['de La Tour, Jean and Vincent van Gogh and Juan de la Cruz', ['de La Tour | Jean', 'van Gogh | Vincent', 'de la Cruz | Juan']],
  ["Jean Le Rond d'Alembert AND d'Holbach, Paul", ["d'Alembert | Jean Le Rond", "d'Holbach | Paul"]],
  ['Smith, Jr., John and Smith, John, III', ['Smith | John, Jr.', 'Smith | John, III']],
  ['Malony, Allen, D. and Dupont, Jean, Paul, M.', ['Malony | Allen D.', 'Dupont | Jean Paul M.']],
  ["{Institut national d'histoire} and {Caisse et Fils}", ["{Institut national d'histoire}", '{Caisse et Fils}']],
  ['{Food and Agriculture Organization}', ['{Food and Agriculture Organization}']],
  ['{Durand, H. and Martin, P.}', ['Durand | H.', 'Martin | P.']],
  ['Institut national de la santé', ['{Institut national de la santé}']],
  ['Martin, Paul and others', ['Martin | Paul']],
  ['Martin, P.-C. et al.', ['Martin | P.-C.']],
  ['Wei Zhang 0012 and Durand, Zo{\\"e} 0001', ['Zhang | Wei', 'Durand | Zoë']],
  ['Martin, Paul and et al.', ['Martin | Paul']],
  ['{\\relax Ph}ilippe, {\\relax Ch}arles', ['Philippe | Charles']],
  ['{\\v{S}}ev{\\v c}{\\\'i}k, {\\"O}. and {\\O}rsted, H.~C.', ['Ševčík | Ö.', 'Ørsted | H. C.']],
  ['family=Berg, given=Jan, prefix={van der}, useprefix=true', ['van der Berg | Jan']],
  ['Durand, H. ; Martin, P.', ['Durand | H.', 'Martin | P.']],
  ['Hélène Durand, Paul Martin, Claire Roux', ['Durand | Hélène', 'Martin | Paul', 'Roux | Claire']],
  ['Durand, H., Martin, P. M.', ['Durand | H.', 'Martin | P. M.']],
  ['Madonna', ['Madonna']],
  ['Dupont J and Le Goff, JM and Fatou SY and Claire DURAND', ['Dupont | J', 'Le Goff | JM', 'SY | Fatou', 'DURAND | Claire']],
  ['Jean Dupont & Paul Martin', ['Dupont | Jean', 'Martin | Paul']],
  ['Dupont, Jean \\& Martin, Paul', ['Dupont | Jean', 'Martin | Paul']],
  ['Simon & Schuster', ['Schuster | Simon &']],
  ['Hart W. E. and Krasnogor N. and W. E. Hart and {Hart W.} Eugene', ['Hart | W. E.', 'Krasnogor | N.', 'Hart | W. E.', 'Eugene | Hart W.']],
  [
    'Theobald, Christoph (1946-....) and Lécrivain, Philippe (1941-2020) and Berners-Lee, Tim, 1955-',
    ['Theobald | Christoph', 'Lécrivain | Philippe', 'Berners-Lee | Tim'],
  ],
  ['王 小明 and 山田 太郎 and 김 민준 and {毛} 澤東', ['王 | 小明', '山田 | 太郎', '김 | 민준', '毛 | 澤東']],
  ['小明, 王 and Li Wei and 小明 Wang', ['小明 | 王', 'Wei | Li', 'Wang | 小明']],
  ['', []],
  [' and and ', []],
] as const)('%s', (field, names) => expect(shown(bibtexNames(field))).toEqual(names));

test('of a publication in Hungarian a name without a comma has the family name first, but not in BibTeX, which defines the order', () => {
  expect(nameIn('Nagy István', 'hu')).toEqual({ family: 'Nagy', given: 'István' });
  expect(nameIn('J. Szabó', 'hu')).toEqual({ family: 'Szabó', given: 'J.' });
  expect(shown(bibtexNames('István Nagy and 王 小明 and ジョン スミス'))).toEqual(['Nagy | István', '王 | 小明', 'スミス | ジョン']);
});

test('three thousand authors are read in order', () => {
  const names = bibtexNames(Array.from({ length: 3000 }, (_, index) => `Dupr{\\'e}${index}, L{\\'e}a`).join(' and '));
  expect(names).toHaveLength(3000);
  expect(names[2999]).toEqual({ family: 'Dupré2999', given: 'Léa' });
});

test.each([
  ['Smith, J., Jr.', { family: 'Smith', given: 'J., Jr.' }],
  ['Smith, Jr., J.', { family: 'Smith', given: 'J., Jr.' }],
  ['Durand,Hélène', { family: 'Durand', given: 'Hélène' }],
  ['Hélène de La Tour', { family: 'de La Tour', given: 'Hélène' }],
  ['Consortium des Lettres', { literal: 'Consortium des Lettres' }],
  ['王 小明', { family: '王', given: '小明' }],
  ['UNESCO', { literal: 'UNESCO' }],
  ['Theobald, Christoph (19..-....)', { family: 'Theobald', given: 'Christoph' }],
  ['Hart W. E.', { family: 'Hart', given: 'W. E.' }],
  ['Dupont J', { family: 'Dupont', given: 'J' }],
  ['Le Goff JM', { family: 'Le Goff', given: 'JM' }],
  ['van der Berg J.-P.', { family: 'van der Berg', given: 'J.-P.' }],
  ['J. M. de La Tour', { family: 'de La Tour', given: 'J. M.' }],
  ['DURAND Claire', { family: 'DURAND', given: 'Claire' }],
  ['Claire LE GOFF', { family: 'LE GOFF', given: 'Claire' }],
  ['et al.', undefined],
  [',', undefined],
])('outside of BibTeX, %s', (text, name) => expect(nameIn(text)).toEqual(name));
