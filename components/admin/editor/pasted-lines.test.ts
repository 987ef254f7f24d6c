import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import * as languages from '@/sections/langues/pasted-line';
import { pastedItems, readLines } from './pasted-lines';
import { pastedNames } from './pasted-names';

it.each(tableOf('components/admin/editor/pasted-lines.txt', 'names'))('the names of %j are %j', (text = '', names) =>
  expect(pastedNames(text) ?? 'none').toBe(names),
);

it('a list of items has no full stops at its ends, but those of abbreviations', () =>
  expect(
    pastedItems(
      '1. Anne Roux, rapporteure.\n2. ANR, 248\u00a0000 €.\n3. « Du coup ».\n4. Anne Roux, dir.\n5. Lyon 2, 2014--2017',
    ).map(({ line }) => line),
  ).toEqual(['Anne Roux, rapporteure', 'ANR, 248\u00a0000 €', '« Du coup »', 'Anne Roux, dir.', 'Lyon 2, 2014–2017']));

it('a heading is no item: what it says goes for the lines below it, and its year for those without one', () =>
  expect(
    pastedItems(
      'II. Thèses soutenues :\nA, 2019\n2021\nB\nC, 2020\nMasters\nD, Lyon\nVie du laboratoire\nG, 2020\nRapporteur de thèse\nE, 2022\nMasters / PFE\nF, Pau\nJurys',
    ),
  ).toEqual([
    { line: 'A, 2019', heading: 'Thèses soutenues' },
    { line: 'B, 2021', heading: 'Thèses soutenues' },
    { line: 'C, 2020', heading: 'Thèses soutenues' },
    { line: 'D, Lyon', heading: 'Masters' },
    { line: 'Vie du laboratoire', heading: '' }, // perhaps a heading: « Masters » ends with it
    { line: 'G, 2020', heading: '' },
    { line: 'E, 2022', heading: 'Rapporteur de thèse' },
    { line: 'F, Pau', heading: 'Masters / PFE' },
    { line: 'Jurys', heading: 'Masters / PFE' },
  ]));

it.each([
  'CAMPAGNES ET MISSIONS',
  'Parcours professionnel',
  'Expériences professionnelles',
  'Formation et diplômes',
  'Thèse abandonnée',
  'Doctorants actuels',
  'Former PhD students',
  'Campagnes en mer',
])('« %s » is a heading', (heading) =>
  expect(pastedItems(`${heading}\nA, 2019`).map(({ line }) => line)).toEqual(['A, 2019']),
);

it('a heading in capitals that is not known says nothing, and a list in capitals has none', () => {
  expect(pastedItems('Masters\nA, 2019\nRAYONNEMENT\nB, 2020').at(-1)).toEqual({ line: 'B, 2020', heading: '' });
  expect(pastedItems('ANGLAIS\nESPAGNOL\nARABE').map(({ line }) => line)).toEqual(['ANGLAIS', 'ESPAGNOL', 'ARABE']);
});

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
      pastedItems('A, 2019\nB et C, 2020\nUne vingtaine de C et de D'),
      {
        eachLine: (line, blank) => ({ ...blank, title: line }),
        refuses: (line) => (line.includes(' et ') ? 'Une ligne par personne.' : undefined),
      },
      () => ({ note: '' }),
    ),
  ).toEqual({
    read: [{ line: 'A, 2019', heading: '', isWhole: true, read: item, kept: item }],
    refused: [
      { line: 'B et C, 2020', heading: '', why: 'Une ligne par personne.' },
      { line: 'Une vingtaine de C et de D', heading: '', why: expect.stringMatching(/^Une ligne.* «\u00a0À propos/) },
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
