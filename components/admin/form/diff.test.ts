import { expect, it } from 'vitest';
import { compare } from '@/lib/site/history/compare';
import type { AnyNode } from '@/sections/editor-tree';
import { projets } from '@/sections/projets/definition';
import { conflictRows } from './diff';

const node: AnyNode = projets.editor;
const project = (id: string, title: string, category: string) => ({
  id,
  title,
  category,
  details: { objectifs: ['un'] },
});
const rows = (of: AnyNode, mine: unknown, stored: unknown) => conflictRows(compare(of, stored, mine));
const theirs = [project('1', 'Rivages', 'Recherche'), project('2', 'MOOC', 'Formation')];

it('names the fields in the words of the editor, and follows items that moved', () => {
  const mine = [project('2', 'MOOC', 'Formation Continue'), project('1', 'Rivages', 'Recherche')];
  expect(rows(node, mine, theirs)).toEqual([
    { label: 'MOOC › Catégorie', mine: 'Formation Continue', theirs: 'Formation' },
    { label: 'Ordre', mine: 'MOOC ; Rivages', theirs: 'Rivages ; MOOC' },
  ]);
});

it('names fields of a group', () => {
  const mine = [{ ...project('1', 'Rivages', 'Recherche'), details: { objectifs: ['un', 'deux'] } }, theirs[1]];
  expect(rows(node, mine, theirs)).toEqual([
    { label: 'Rivages › Détails › Objectifs', mine: 'un ; deux', theirs: 'un' },
  ]);
});

it('says nothing of equal versions', () => expect(rows(node, structuredClone(theirs), theirs)).toEqual([]));

it('shows text without its tags, cut', () => {
  const [row] = rows(
    { node: 'richText', label: 'Texte', height: 300 },
    '<p>Bonjour <b>vous</b></p>',
    `<p>${'x'.repeat(300)}</p>`,
  );
  expect(row?.mine).toBe('Bonjour vous');
  expect(row?.theirs).toHaveLength(201);
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

it('tells an item that only one version has, and gives rows of one name each its own label', () => {
  expect(rows(node, theirs.slice(1), theirs)).toMatchObject([
    { label: 'Rivages', mine: '', theirs: expect.stringContaining('Catégorie') },
  ]);
  const twice = { place: ['A'], before: '1', after: '2' };
  expect(conflictRows([twice, twice]).map(({ label }) => label)).toEqual(['A', 'A (2)']);
});
