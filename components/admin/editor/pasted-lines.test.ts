import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import * as courses from '@/sections/enseignement/pasted-line';
import * as languages from '@/sections/langues/pasted-line';
import { pastedItems, readLines } from './pasted-lines';
import { pastedNames } from './pasted-names';

const rows = (rule: string) => tableOf('components/admin/editor/pasted-lines.txt', rule);

it.each(rows('names'))('the names of %j are %j', (text = '', names) => expect(pastedNames(text) ?? 'none').toBe(names));

it('a list of items has no full stops at its ends, but those of abbreviations', () =>
  expect(
    pastedItems(
      '1. Anne Roux, rapporteure.\n2. ANR, 248\u00a0000 €.\n3. « Du coup ».\n4. Anne Roux, dir.\n5. Lyon 2, 2014--2017\n2021-     MCF',
    ).map(({ line }) => line),
  ).toEqual([
    'Anne Roux, rapporteure',
    'ANR, 248\u00a0000 €',
    '« Du coup »',
    'Anne Roux, dir.',
    'Lyon 2, 2014–2017',
    '2021-\tMCF',
  ]));

/** « heading ▸ line » */
const itemsIn = (text: string) => pastedItems(text).map(({ line, heading }) => `${heading} ▸ ${line}`);

it('a heading is no item: what it says goes for the lines below it, and its year for those without one', () =>
  expect(
    itemsIn(
      'II. Thèses soutenues :\nA, 2019\n2021\nB\nC, 2020\nMasters\nD, Lyon\nVie du laboratoire\nG, 2020\nRapporteur de thèse\nE, 2022\nMasters / PFE\nF, Pau\nJurys',
    ),
  ).toEqual([
    'Thèses soutenues ▸ A, 2019',
    'Thèses soutenues ▸ B, 2021',
    'Thèses soutenues ▸ C, 2020',
    'Masters ▸ D, Lyon',
    ' ▸ Vie du laboratoire', // perhaps a heading: « Masters » ends with it
    ' ▸ G, 2020',
    'Rapporteur de thèse ▸ E, 2022',
    'Masters / PFE ▸ F, Pau',
    'Masters / PFE ▸ Jurys',
  ]));

it.each(rows('headings by shape'))('of %j no item are %j', (text = '', ...found) => {
  const headings = found.filter(Boolean);
  const items = pastedItems(text);
  expect(items.flatMap(({ headings }) => headings)).toEqual(headings);
  expect(items).toHaveLength(text.split(/\n+/).length - headings.length);
  expect(items.at(-1)?.heading).toBe(''); // none of the last is known
});

it.each(rows('headings'))('« %s » is a heading', (heading = '') =>
  expect(pastedItems(`${heading}\nA, 2019`)).toHaveLength(1),
);

it('a period alone is that of the courses below it without one, and of no other item', () => {
  const lines = pastedItems('Année 2023-24 :\nSolfège, L1\nChant, 2020\nOrgue\n2018 – 2020\nLuth, L2');
  const linesOf = (reader: typeof courses | typeof languages) =>
    readLines(lines, reader, () => ({})).read.map(({ line }) => line);
  expect(linesOf(courses)).toEqual(['Solfège, L1, 2023-24', 'Chant, 2020', 'Orgue, 2023-24', 'Luth, L2, 2018 – 2020']);
  expect(linesOf(languages)).toEqual(['Solfège, L1', 'Chant, 2020', 'Orgue', 'Luth, L2']);
});

it('a heading that its owner says to be an item is one', () =>
  expect(pastedItems('Thèses\nA, 2019\nMasters\nB, 2020', new Set(['Masters']))).toMatchObject([
    { line: 'A, 2019', headings: ['Thèses'] },
    { line: 'Masters', headings: [] },
    { line: 'B, 2020', heading: '' },
  ]));

it('a list in capitals has no heading', () =>
  expect(itemsIn('ANGLAIS\nESPAGNOL\nARABE')).toEqual([' ▸ ANGLAIS', ' ▸ ESPAGNOL', ' ▸ ARABE']));

it('several languages on a line make an item each where a semicolon parts them', () => {
  const namesIn = (text: string) => readLines(pastedItems(text), languages, () => ({})).read.map(({ line }) => line);
  expect(namesIn('Wolof (maternelle ; lu) ; français (bilingue) ; anglais : C1')).toEqual([
    'Wolof (maternelle ; lu)',
    'français (bilingue)',
    'anglais : C1',
  ]);
  expect(namesIn('Anglais, espagnol ; arabe')).toEqual([]);
});

it('a line that makes no item is kept beside those that are read, with what to do, and where a summary belongs', () => {
  const item = { note: '', title: 'A, 2019' };
  expect(
    readLines(
      pastedItems('A, 2019\nB et C, 2020\nUne vingtaine de C et de D\n8 à 10 C et D par an'),
      {
        eachLine: (line, blank) => ({ ...blank, title: line }),
        refuses: (line) => (line.includes(' et ') ? 'Une ligne par personne.' : undefined),
      },
      () => ({ note: '' }),
    ),
  ).toMatchObject({
    read: [{ line: 'A, 2019', heading: '', isWhole: true, read: item, kept: item }],
    refused: [
      { line: 'B et C, 2020', heading: '', why: 'Une ligne par personne.' },
      { line: 'Une vingtaine de C et de D', heading: '', why: expect.stringMatching(/^Une ligne.* «\u00a0À propos/) },
      { line: '8 à 10 C et D par an', heading: '', why: expect.stringMatching(/^Un bilan/) },
    ],
  });
});

it('each item begins as a new one, with an id of its own', () => {
  let count = 0;
  const newItem = () => ({ id: String(++count) });
  const { read } = readLines(pastedItems('Wolof\nAnglais'), languages, newItem);
  expect(read.map(({ read, kept }) => [read.id, kept.id])).toEqual([
    ['1', '1'],
    ['2', '2'],
  ]);
});
