import { expect, it } from 'vitest';
import { changesOf } from '@/lib/site/history/changes';
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
  conflictRows(changesOf(of, { content: stored }, { content: mine }));
const theirs = [project('1', 'Rivages', 'Recherche'), project('2', 'MOOC', 'Formation')];

it('names the fields in the words of the editor, and follows items that moved', () => {
  const mine = [project('2', 'MOOC', 'Formation Continue'), project('1', 'Rivages', 'Recherche')];
  expect(rows(node, mine, theirs)).toEqual([
    { label: 'MOOC › Catégorie', mine: 'Formation Continue', theirs: 'Formation' },
    { label: 'Ordre', mine: 'MOOC ; Rivages', theirs: 'Rivages ; MOOC' },
  ]);
});

it('of long texts that begin alike, shows where they differ', () => {
  const text = (end: string) => `<p>${'un mot '.repeat(60)}${end}</p>`;
  const [row] = rows({ node: 'richText', label: 'Texte', height: 300 }, text('de moi'), text('d’elle'));
  expect(row?.mine).toMatch(/^… .*un mot de moi$/);
  expect(row?.theirs).toMatch(/^… .*un mot d’elle$/);
  const [word] = rows(
    { node: 'richText', label: 'Texte', height: 300 },
    `<p>${'x'.repeat(300)}a</p>`,
    `<p>${'x'.repeat(300)}b</p>`,
  );
  expect([word?.mine.at(-1), word?.theirs.at(-1)]).toEqual(['a', 'b']);
});
