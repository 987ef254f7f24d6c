import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import * as courses from '@/sections/enseignement/pasted-line';
import * as languages from '@/sections/langues/pasted-line';
import { pastedItems, readLines } from './pasted-lines';
import { pastedNames } from './pasted-names';

const rows = (rule: string) => tableOf('components/admin/editor/pasted-lines.txt', rule);

it.each(rows('names'))('the names of %j are %j', (text = '', names) => expect(pastedNames(text) ?? 'none').toBe(names));

it.each(rows('items'))('the items of %j are %j', (text = '', ...items) =>
  expect(pastedItems(text).map(({ line, heading }) => `${heading} ▸ ${line}`)).toEqual(items),
);

it.each(rows('headings by shape'))('of %j no item are %j', (text = '', ...found) => {
  const headings = found.filter(Boolean);
  const items = pastedItems(text);
  expect(items.flatMap(({ headings }) => headings)).toEqual(headings);
  expect(items).toHaveLength(text.split(/\n+/).length - headings.length);
  expect(items.at(-1)?.heading).toBe(''); // none of the last is known
});

const linesOf = (text: string, reader: typeof courses | typeof languages) =>
  readLines(pastedItems(text), reader, () => ({})).read.map(({ line }) => line);

it.each(rows('periods alone'))('of %j the courses are %j', (text = '', ...lines) => {
  expect(linesOf(text, courses)).toEqual(lines);
  expect(linesOf(text, languages)).not.toEqual(lines);
});

it('a heading that its owner says to be an item is one', () =>
  expect(pastedItems('Thèses\nA, 2019\nMasters\nB, 2020', new Set(['Masters']))).toMatchObject([
    { line: 'A, 2019', headings: ['Thèses'] },
    { line: 'Masters', headings: [] },
    { line: 'B, 2020', heading: '' },
  ]));

it.each(rows('languages'))('of %j the languages are %j', (text = '', ...lines) =>
  expect(linesOf(text, languages)).toEqual(lines.filter(Boolean)),
);

it('a line that makes no item is kept, with what to do, and where a summary belongs', () => {
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
