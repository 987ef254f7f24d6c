/** The limits of reading: an entry that is too long or nested too deeply affects no other entry, and takes no time. */
import { describe, expect, test } from 'vitest';
import { withinProcessorTime } from '../time-limit';
import { readReferences } from './read';
import { readBibtex } from './read-bibtex';
import { readCsl } from './read-csl';
import { readNbib } from './read-nbib';
import { readRis } from './read-ris';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => {
  const found = readReferences(bytes(text));
  return 'refusal' in found ? found.refusal : found.entries;
};
const good = '\n@book{bon, title = {Bon}}\n';

test('a file with more entries than allowed is refused', () => {
  expect(readBibtex(good.repeat(4), 3)).toBeNull();
  expect(readRis('TY  - JOUR\n'.repeat(4), 3)).toBeNull();
  expect(readCsl(Array(3).fill({ type: 'book', title: 'T' }), 2)).toBeNull();
  expect(readNbib('PMID- 1\nTI  - A\n\nPMID- 2\nTI  - B\n', 1)).toBeNull();
});

test('a long field, name or note is cut, with a remark for a name; a long title or entry is refused', () => {
  const field = (name: string, value: string) => read(`@book{k, title = {T}, ${name} = {${value}}}`);
  expect(field('publisher', 'p'.repeat(5001))).toMatchObject([{ work: { publisher: `${'p'.repeat(4999)}…` } }]);
  expect(field('note', 'a'.repeat(1500))).toMatchObject([{ work: { note: `${'a'.repeat(999)}…` } }]);
  expect(field('author', `Dupont, Jean and ${'a'.repeat(5000)}`)).toMatchObject([
    {
      work: {
        authors: [{ family: 'Dupont', given: 'Jean' }, { family: `${'a'.repeat(299)}…` }],
        note: `Nom coupé après 300 caractères\u00a0: «\u00a0${'a'.repeat(40)}…\u00a0»`,
      },
    },
  ]);
  expect(field('series', 'x'.repeat(70_000))).toMatchObject([{ refused: expect.stringContaining('64\u00a0Ko') }]);
  expect(read(`@book{k, title = {${'t'.repeat(5001)}}}${good}`)).toMatchObject([
    { refused: 'Cette entrée a un titre de plus de 5\u202f000 caractères.' },
    { work: { title: 'Bon' } },
  ]);
  // cut, it would have lost its end
  expect(read(`TY  - JOUR\nTI  - T${'<b></b>'.repeat(3000)} et fin`)).toMatchObject([
    { refused: 'Cette entrée a un titre de plus de 5\u202f000 caractères.' },
  ]);
  expect(read(`TY  - JOUR\nTI  - T\nAB  - ${'x'.repeat(1_100_000)}`)).toMatchObject([
    { refused: 'Cette entrée est trop longue\u00a0: 1\u00a0Mo au plus.' },
  ]);
});

test('an entry that takes too long is refused, and affects no other', () => {
  expect(read(`@book{k, title = {${'{\\v{'.repeat(6000)}x${'}}'.repeat(6000)}}}${good}`)).toMatchObject([
    { refused: expect.any(String) },
    { work: { title: 'Bon' } },
  ]);
});

test('an item whose lists are nested too deeply is refused', () => {
  const nested: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  for (const field of ['custom', 'author', 'x'])
    expect(
      readCsl(
        [
          { type: 'book', title: 'T', [field]: nested },
          { type: 'book', title: 'Bon' },
        ],
        10,
      ),
    ).toMatchObject([
      { refused: 'L’élément 1 a des listes imbriquées trop profondément.', text: 'élément 1' },
      { work: { title: 'Bon' } },
    ]);
});

test('an empty file and a file without text have their own messages', () => {
  for (const empty of ['', ' \n', '\uFEFF', '\uFEFF\r\n']) expect(read(empty)).toBe('Ce fichier est vide.');
  for (const without of ['\0'.repeat(1000), '\n\x01\x02\x7f\n'])
    expect(read(without)).toMatch(/ne contient pas de texte/);
});

test('in every format, invisible characters are removed, and printers’ ligatures become letters', () => {
  for (const file of [
    '@article{k, title = {Une \ufb01n\u200b}, author = {Mar\u200etin, Luc}, year = {20\u200b01}, doi = {10.1234/ab\u200bc}, issn = {0317\u00ad-8471}}',
    'TY  - JOUR\nTI  - Une \ufb01n\u200b\nAU  - Mar\u200etin, Luc\nPY  - 20\u200b01\nDO  - 10.1234/ab\u200bc\nSN  - 0317\u00ad-8471\nER  - \n',
    `[{"type":"article-journal","title":"Une \ufb01n&shy;","author":[{"family":"Mar\u200etin","given":"Luc"}],"issued":"20\\u200b01","DOI":"10.1234/ab\\u200bc","ISSN":"0317\u00ad-8471"}]`,
  ])
    expect(read(file)).toMatchObject([
      {
        work: {
          title: 'Une fin',
          authors: [{ family: 'Martin', given: 'Luc' }],
          date: '2001',
          doi: '10.1234/abc',
          issn: '0317-8471',
        },
      },
    ]);
});

describe('no file takes more than a moment', () => {
  const size = process.env.NIGHTLY ? 2_000_000 : 200_000;
  test.each([
    ...['\n', ' ', '\t', '@', '{', '[', '-', '\n ', '\nTY', '\n@a', '<', '&', '"', '@a{', '@comment{', '@a{b,c='],
  ])('that repeats %j', (sign) => {
    const signs = sign.repeat(size / sign.length);
    const around = [
      '',
      'TY  - JOUR\nTI  - T\n',
      '@book{k, title = {T}}\n',
      'PMID- 1\nTI  - T\n',
      '{"type": "book", "x": "',
    ];
    withinProcessorTime(10_000, () => {
      for (const before of [...around, '@a{k, t = {x}, ']) readReferences(bytes(before + signs));
    });
  });

  test('that has a long abstract, or abbreviations of abbreviations', () => {
    withinProcessorTime(10_000, () => {
      expect(read(`@book{k, title = {T}, abstract = {${"l'{\\'e}t{\\'e} ".repeat(size / 10)}}}`)).toHaveLength(1);
      readRis(`TY  - JOUR\nTI  - a\n${'b\n'.repeat(size / 10)}`, 10);
      readBibtex(
        Array.from({ length: 60 }, (_, index) => `@string{s${index + 1} = s${index} # s${index}}`).join('\n'),
        100,
      );
    });
  });
});
