import { expect, test } from 'vitest';
import { maxName, nameText } from '@/lib/names/name';
import { withinProcessorTime } from '../time-limit';
import { bibtexNames, endsInOthers } from './bibtex-names';

const shown = (names: ReturnType<typeof bibtexNames>) =>
  names.map((name) =>
    'literal' in name
      ? `{${name.literal}}`
      : [name.family, name.given ?? (name.suffix && ''), name.suffix].filter((part) => part !== undefined).join(' | '),
  );

test.each([
  ["Durand, H{\\'e}l{\\`e}ne and Paul Martin", ['Durand | Hélène', 'Martin | Paul']],
  [
    'de La Tour, Jean and Vincent van Gogh and Juan de la Cruz',
    ['de La Tour | Jean', 'van Gogh | Vincent', 'de la Cruz | Juan'],
  ],
  ["Jean Le Rond d'Alembert AND d'Holbach, Paul", ["d'Alembert | Jean Le Rond", "d'Holbach | Paul"]],
  ['Smith, Jr., John and Smith, John, III', ['Smith | John | Jr.', 'Smith | John | III']],
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
  ['Silva Santos, Ana Maria and others', ['Silva Santos | Ana Maria']],
  ['Silva Santos, Ana Maria and {CNRS} and CNRS', ['Silva Santos | Ana Maria', '{CNRS}', '{CNRS}']],
  ['Le Goff, Jean Pierre and Paul Petit', ['Le Goff | Jean Pierre', 'Petit | Paul']],
  [
    'Van Der Berg, Anna Maria and Ibn Khaldoun, Abd al-Rahman and Paul Petit',
    ['Van Der Berg | Anna Maria', 'Ibn Khaldoun | Abd al-Rahman', 'Petit | Paul'],
  ],
  [
    'Dupont J and Le Goff, JM and Fatou SY and Claire DURAND',
    ['Dupont | J', 'Le Goff | JM', 'SY | Fatou', 'DURAND | Claire'],
  ],
  ['Jean Dupont & Paul Martin', ['Dupont | Jean', 'Martin | Paul']],
  ['Dupont, Jean \\& Martin, Paul', ['Dupont | Jean', 'Martin | Paul']],
  ['Simon & Schuster', ['{Simon & Schuster}']],
  [
    'Hart W. E. and Krasnogor N. and W. E. Hart and {Hart W.} Eugene',
    ['Hart | W. E.', 'Krasnogor | N.', 'Hart | W. E.', 'Eugene | Hart W.'],
  ],
  [
    'Theobald, Christoph (1946-....) and Lécrivain, Philippe (1941-2020) and Berners-Lee, Tim, 1955-',
    ['Theobald | Christoph', 'Lécrivain | Philippe', 'Berners-Lee | Tim'],
  ],
  ['王 小明 and 山田 太郎 and 김 민준 and {毛} 澤東', ['王 | 小明', '山田 | 太郎', '김 | 민준', '毛 | 澤東']],
  ['小明, 王 and Li Wei and 小明 Wang', ['小明 | 王', 'Wei | Li', 'Wang | 小明']],
  ['', []],
  [' and and ', []],
] as const)('%s', (field, names) => expect(shown(bibtexNames(field))).toEqual(names));

test.each([
  'Dupont, Jean and {et al.}',
  'Dupont, Jean and et~al.',
  'Dupont, Jean and \\emph{et al.}',
  'Dupont, Jean and others',
])('%s has others', (field) => {
  expect(bibtexNames(field)).toHaveLength(1);
  expect(endsInOthers(field)).toBe(true);
});

test('the order of a name is that of its words, whatever the language', () => {
  expect(shown(bibtexNames('István Nagy and 王 小明 and ジョン スミス'))).toEqual([
    'Nagy | István',
    '王 | 小明',
    'スミス | ジョン',
  ]);
});

test.each([
  [
    'Dupont, Jean$^{*}$ and Martin, Luc$^\\dagger$ and Durand, Claire$^{1,2}$ and Petit, Paul\\textsuperscript{3}',
    ['Dupont | Jean', 'Martin | Luc', 'Durand | Claire', 'Petit | Paul'],
  ],
  [
    'Dupont\\ensuremath{^*}, Jean and Martin\\textsuperscript{a,b}, Luc and Roux, Anne\\inst{1}',
    ['Dupont | Jean', 'Martin | Luc', 'Roux | Anne'],
  ],
  [
    'Dupont\\thanks{CNRS, Paris}, Jean and Paul Petit\\footnote{Corresponding author} and A. Roux\\dag',
    ['Dupont | Jean', 'Petit | Paul', 'Roux | A.'],
  ],
  [
    '\\href{https://orcid.org/0000-0002-1825-0097}{Dupont, Jean} and Martin\\footnotemark[1], Luc and Claire Roux\\,{$^1$}\\orcidlink{0000-0002-1825-0097}',
    ['Dupont | Jean', 'Martin | Luc', 'Roux | Claire'],
  ],
  ['{\\it Dupont}, J. and Petit and, P. Roux', ['Dupont | J.', 'Petit', 'Roux | P.']],
  ['Andr$\\acute{e}$ Dupont and Fran\\c{c}ois Roux', ['Dupont | André', 'Roux | François']],
  [
    '\\textbf{Dupont, Jean} and \\textbf{M. Martin} and \\underline{Durand}, Claire and {\\bf Petit}, Paul',
    ['Dupont | Jean', 'Martin | M.', 'Durand | Claire', 'Petit | Paul'],
  ],
  [
    '{\\em Dupont, Jean} and \\emph{\\textbf{Roux}}, Anne and \\textcolor{red}{Petit, Paul}',
    ['Dupont | Jean', 'Roux | Anne', 'Petit | Paul'],
  ],
  [
    '\\myname{Dupont, Jean} and \\hl{Claire Durand} and \\bfseries Petit, Paul',
    ['Dupont | Jean', 'Durand | Claire', 'Petit | Paul'],
  ],
  ['\\textbf{Dupont, Jean and Martin, Luc} and Roux, Anne', ['Dupont | Jean', 'Martin | Luc', 'Roux | Anne']],
  ['Dupont, Jean and and Martin, Luc and ', ['Dupont | Jean', 'Martin | Luc']],
  ['and Dupont, Jean and  and and Martin, Luc', ['Dupont | Jean', 'Martin | Luc']],
  [
    'Jean {de La Fontaine} and {Della Porta}, Donatella and {Centre d’histoire et de géographie}',
    ['de La Fontaine | Jean', 'Della Porta | Donatella', '{Centre d’histoire et de géographie}'],
  ],
  ["{{\\'E}cole fran{\\c c}aise and Co} and {Mc}Donald, {Ch}arles", ['{École française and Co}', 'McDonald | Charles']],
  ['family=King, given={Martin Luther}, suffix=Jr. and Dupont, Jean', ['King | Martin Luther | Jr.', 'Dupont | Jean']],
  ['\\unknown and Dupont, Jean and {\\badly{open, Luc', ['Dupont | Jean']],
] as const)('what is no name is left out: %s', (field, names) =>
  expect(shown(bibtexNames(field)).slice(0, names.length)).toEqual(names),
);

test('a doubt about one name is none about the others', () => {
  expect(shown(bibtexNames('Cristiano Lombardi and Claudio Di Stefano and Ana García Peña'))).toEqual([
    'Lombardi | Cristiano',
    'Di Stefano | Claudio',
    'Peña | Ana García',
  ]);
});

test('three thousand authors are read in order', () => {
  const letters = (index: number) => [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const names = bibtexNames(
    Array.from({ length: 3000 }, (_, index) => `Dupr{\\'e}${letters(index)}, L{\\'e}a`).join(' and '),
  );
  expect(names).toHaveLength(3000);
  expect(names[2999]).toEqual({ family: 'Duprécjjj', given: 'Léa' });
});

test.each(['a', ' ', '{', '\\', '$', ',', "{\\'e}", '\\textbf{', 'a ', '(', '1-', ' and', '\\v ', ';', '&'])(
  'a name of a megabyte of « %s » is read to its bound',
  (sign) => {
    const [first, ...others] = withinProcessorTime(2000, () =>
      bibtexNames(`Dupont, Jean and ${sign.repeat(1_000_000 / sign.length)}`),
    );
    expect(first).toEqual({ family: 'Dupont', given: 'Jean' });
    for (const name of others) expect(nameText(name).length).toBeLessThanOrEqual(maxName);
  },
);
