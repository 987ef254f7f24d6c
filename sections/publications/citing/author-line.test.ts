import { expect, test } from 'vitest';
import { authorLines, lineByAuthor } from './author-line';

const line = authorLines({ nom: 'Tazrouti', prenom: 'Nabil' });
const text = (authors: string) => {
  const { segments, folded } = line(authors);
  return [segments.map((segment) => (segment.owner ? `*${segment.text}*` : segment.text)).join(''), folded?.others];
};
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = (count: number) => letters.slice(0, count).map((letter) => `${letter}. Nom${letter.toLowerCase()}`);

test('a few authors are shown as typed, an organisation without its braces', () => {
  expect(text('{Institut de la mer}, N. Tazrouti et al.')).toEqual([
    'Institut de la mer, *N. Tazrouti* et al.',
    undefined,
  ]);
  const twelve = names(12).join(', ');
  expect(text(twelve)).toEqual([twelve, undefined]);
  const inverted = letters.slice(0, 12).map((letter) => `Nom${letter.toLowerCase()}, ${letter}.`);
  expect(text(inverted.join(', ')), 'twelve names, though twenty-three commas').toEqual([
    inverted.join(', '),
    undefined,
  ]);
});

test('braces around a family name are not shown', () => {
  expect(text('Ana {García Peña}, N. Tazrouti')).toEqual(['Ana García Peña, *N. Tazrouti*', undefined]);
  const { segments } = lineByAuthor('Ana {García Peña}, N. Tazrouti', { nom: 'Tazrouti', prenom: 'Nabil' });
  expect(segments[0]).toEqual({
    text: 'Ana García Peña',
    owner: false,
    author: { family: 'García Peña', given: 'Ana' },
  });
});

test('of more than twelve the first ten are shown, and the owner wherever listed', () => {
  const ten = names(10).join(', ');
  expect(text(names(13).join(' ; '))).toEqual([ten, 3]);
  expect(text([...names(10), 'N. Tazrouti', ...names(26).slice(10)].join(', '))).toEqual([`${ten}, *N. Tazrouti*`, 16]);
  expect(text([...names(26), 'Nabil Tazrouti'].join(', '))).toEqual([`${ten}, …, *Nabil Tazrouti*`, 16]);
  expect(text(['N. Tazrouti', ...names(26)].join(', '))).toEqual([`*N. Tazrouti*, ${names(9).join(', ')}`, 17]);
});

test('each name is a segment where it is as typed, and the segments equal the line', () => {
  const parts = (typed: string) =>
    lineByAuthor(typed, { nom: 'Tazrouti', prenom: 'Nabil' }).segments.map((segment) =>
      segment.owner ? `*${segment.text}*` : segment.author ? `<${segment.text}>` : segment.text,
    );
  expect(parts('{Institut de la mer},  N. Tazrouti et J. Dupont1')).toEqual([
    '<Institut de la mer>',
    ', ',
    '*N. Tazrouti*',
    ' et ',
    '<J. Dupont>',
    '1',
  ]);
  expect(parts('Dupont, J. ; Tazrouti, N.')).toEqual(['<Dupont, J.>', ' ; ', '*Tazrouti, N.*']);
  expect(parts('Li, X., Li, Y.'), 'the same surname twice').toEqual(['<Li, X.>', ', ', '<Li, Y.>']);
  expect(parts('')).toEqual([]);
});
