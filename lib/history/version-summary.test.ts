import { expect, it } from 'vitest';
import type { AnyNode } from '@/sections/editor-tree';
import { versionSummary } from './version-summary';

const node: AnyNode = { node: 'text', label: 'Texte' };
const kept = (action: string, content: string, more: object = {}) => ({
  action,
  when: 'Hier à 9 h 10',
  snapshot: { title: 'T', visible: true, order: 1, content, ...more },
});

it.each([
  ['Contenu importé', kept('import', 'b'), [kept('seed', 'a')]],
  ['Contenu d’exemple', kept('seed', 'a'), []],
  ['Mise à la corbeille', kept('delete', 'a'), [kept('seed', 'a')]],
  ['Sortie de la corbeille', kept('revive', 'a'), [kept('delete', 'a')]],
  ['Texte modifié', kept('update', 'b'), [kept('seed', 'a')]],
  ['Titre modifié\u202f; Section masquée', kept('update', 'a', { title: 'U', visible: false }), [kept('seed', 'a')]],
  ['Version d’hier à 9 h 10 restaurée', kept('restore', 'a'), [kept('update', 'b'), kept('seed', 'a')]],
  ['Version antérieure restaurée', kept('restore', 'c'), [kept('update', 'b'), kept('seed', 'a')]],
  ['Section déplacée', kept('update', 'a', { order: 2 }), [kept('seed', 'a')]],
  ['Plus ancienne version conservée', kept('update', 'a'), []],
])('%s', (words, version, older) => expect(versionSummary(node, version, older)).toBe(words));
