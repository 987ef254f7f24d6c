import { expect, it } from 'vitest';
import { changesOf } from '@/lib/site/history/changes';
import type { TextPiece } from '@/lib/site/history/word-diff';
import type { AnyNode } from '@/sections/editor-tree';
import { projets } from '@/sections/projets/definition';
import { conflictRows } from './conflict-dialog';

const node: AnyNode = projets.editor;
const project = (id: string, title: string, category: string) => ({
  id,
  title,
  category,
  details: { objectifs: ['un'] },
});
const rows = (of: AnyNode, mine: unknown, stored: unknown) =>
  conflictRows(changesOf(of, { content: stored }, { content: mine })).map(({ label, mine, theirs }) => ({
    label,
    mine: textOf(mine),
    theirs: textOf(theirs),
  }));
/** What the other version lacks, in brackets. */
const textOf = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const theirs = [project('1', 'Rivages', 'Recherche'), project('2', 'MOOC', 'Formation')];

it('names the fields in the words of the editor, and follows items that moved', () => {
  const mine = [project('2', 'MOOC', 'Formation Continue'), project('1', 'Rivages', 'Recherche')];
  expect(rows(node, mine, theirs)).toEqual([
    { label: 'MOOC › Catégorie', mine: 'Formation[ Continue]', theirs: 'Formation' },
    { label: 'Ordre', mine: 'MOOC[\nRivages]', theirs: '[Rivages\n]MOOC' },
  ]);
});

it('marks the words that differ', () => {
  const text = (end: string) => `<p>${'un mot '.repeat(60)}${end}</p>`;
  const [row] = rows({ node: 'richText', label: 'Texte', height: 300 }, text('de moi'), text('de toi'));
  expect([row?.mine.slice(-12), row?.theirs.slice(-12)]).toEqual(['mot de [moi]', 'mot de [toi]']);
});
