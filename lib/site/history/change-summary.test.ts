import { expect, it } from 'vitest';
import type { AnyNode } from '@/sections/editor-tree';
import { profileTree } from '@/sections/profil/editor';
import { kinds } from '@/sections/registry';
import { versionSummary } from './change-summary';

const node: AnyNode = { node: 'text', label: 'Texte' };
const kept = (action: string, content: string, more: object = {}) => ({
  action,
  snapshot: { title: 'T', visible: true, order: 1, content, ...more },
});

it.each([
  ['Contenu importé', kept('import', 'b'), kept('seed', 'a')],
  ['Contenu d’exemple', kept('seed', 'a'), undefined],
  ['Mise à la corbeille', kept('delete', 'a'), kept('seed', 'a')],
  ['Sortie de la corbeille', kept('revive', 'a'), kept('delete', 'a')],
  ['Texte modifié', kept('update', 'b'), kept('seed', 'a')],
  ['Titre modifié\u202f; Section masquée', kept('update', 'a', { title: 'U', visible: false }), kept('seed', 'a')],
  ['Version n°\u00a01 restaurée', { ...kept('restore', 'a'), from: 1 }, kept('update', 'b')],
  ['Version antérieure restaurée', kept('restore', 'a'), kept('update', 'b')],
  ['Section déplacée', kept('update', 'a', { order: 2 }), kept('seed', 'a')],
  ['Plus ancienne version conservée', kept('update', 'a'), undefined],
])('%s', (words, version, before) => expect(versionSummary(node, version, before?.snapshot)).toBe(words));

const [rivages, mooc] = [
  { id: '1', title: 'Rivages', category: 'Recherche' },
  { id: '2', title: 'MOOC', category: 'Formation' },
];
const paper = { id: 'x', title: 'Un article', authors: 'A', year: '2020' };
const domains = (...articles: object[]) => ({ d1: { title: 'Réseaux', articles, communications: [] } });

it.each<[string, AnyNode, now: unknown, before: unknown]>([
  ['«\u00a0Rivages\u00a0» repris de la version n°\u00a03', kinds.projets.editor, [rivages, mooc], [mooc]],
  [
    '«\u00a0MOOC\u00a0» repris de la version n°\u00a03',
    kinds.projets.editor,
    [mooc, rivages],
    [{ ...mooc, category: 'X' }, rivages],
  ],
  ['«\u00a0Un article\u00a0» repris de la version n°\u00a03', kinds.publications.editor, domains(paper), domains()],
  [
    '«\u00a0Téléphone\u00a0» repris de la version n°\u00a03',
    profileTree,
    { nom: 'N', gsm: '1' },
    { nom: 'N', gsm: '2' },
  ],
])('%s', (words, tree, now, before) => {
  const version = { action: 'restore-part', snapshot: { content: now } };
  expect(versionSummary(tree, { ...version, from: 3 }, { content: before })).toBe(words);
  expect(versionSummary(tree, version, { content: before }), 'by an older release').toBe(
    words.replace('de la version n°\u00a03', 'd’une version antérieure'),
  );
});
