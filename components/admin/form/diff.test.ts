import { expect, it } from 'vitest';
import type { AnyNode } from '@/sections/editor-tree';
import { projets } from '@/sections/projets/definition';
import { diffDrafts, formattedValue } from './diff';

const node: AnyNode = projets.editor;
const project = (id: string, title: string, category: string) => ({ id, title, category, details: { objectifs: ['un'] } });
const theirs = [project('1', 'Rivages', 'Recherche'), project('2', 'MOOC', 'Formation')];

it('names the fields in the words of the editor, and follows items that moved', () => {
  const mine = [project('2', 'MOOC', 'Formation Continue'), project('1', 'Rivages', 'Recherche')];
  expect(diffDrafts(node, mine, theirs)).toEqual([
    { label: 'Contenu', mine: 'MOOC ; Rivages', theirs: 'Rivages ; MOOC' },
    { label: 'MOOC › Catégorie', mine: 'Formation Continue', theirs: 'Formation' },
  ]);
});

it('names fields of a group', () => {
  const mine = [{ ...project('1', 'Rivages', 'Recherche'), details: { objectifs: ['un', 'deux'] } }, theirs[1]];
  expect(diffDrafts(node, mine, theirs)).toEqual([{ label: 'Rivages › Détails › Objectifs', mine: 'un ; deux', theirs: 'un' }]);
});

it('says nothing of equal versions', () => expect(diffDrafts(node, structuredClone(theirs), theirs)).toEqual([]));

it('shows text without its tags, cut', () => {
  expect(formattedValue('<p>Bonjour <b>vous</b></p>')).toBe('Bonjour vous');
  expect(formattedValue('x'.repeat(300))).toHaveLength(201);
});
