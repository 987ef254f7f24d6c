import { expect, it } from 'vitest';
import type { AnyNode } from '@/sections/editor-tree';
import { profileTree } from '@/sections/profil/editor';
import { kinds } from '@/sections/registry';
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
  ['Version n°\u00a01 restaurée', { ...kept('restore', 'a'), from: 1 }, [kept('update', 'b'), kept('update', 'a'), kept('seed', 'a')]],
  ['Version antérieure restaurée', kept('restore', 'c'), [kept('update', 'b'), kept('seed', 'a')]],
  ['Section déplacée', kept('update', 'a', { order: 2 }), [kept('seed', 'a')]],
  ['Plus ancienne version conservée', kept('update', 'a'), []],
])('%s', (words, version, older) => expect(versionSummary(node, version, older)).toBe(words));

const [rivages, mooc] = [
  { id: '1', title: 'Rivages', category: 'Recherche' },
  { id: '2', title: 'MOOC', category: 'Formation' },
];
const paper = { id: 'x', title: 'Un article', authors: 'A', year: '2020' };
const domains = (...articles: object[]) => ({ d1: { title: 'Réseaux', articles, communications: [] } });

it.each<[string, AnyNode, now: unknown, before: unknown, older: unknown[]]>([
  ['«\u00a0Rivages\u00a0» repris de la version d’hier à 9 h 10', kinds.projets.editor, [rivages, mooc], [mooc], [[], [rivages]]],
  ['«\u00a0MOOC\u00a0» repris de la version d’hier à 9 h 10', kinds.projets.editor, [mooc, rivages], [{ ...mooc, category: 'X' }, rivages], [[], [mooc]]],
  ['«\u00a0Un article\u00a0» repris de la version d’hier à 9 h 10', kinds.publications.editor, domains(paper), domains(), [{}, domains(paper)]],
  ['«\u00a0Téléphone\u00a0» repris de la version d’hier à 9 h 10', profileTree, { nom: 'N', gsm: '1' }, { nom: 'N', gsm: '2' }, [{ gsm: '' }, { gsm: '1' }]],
  ['1\u00a0projet ajouté\u00a0: MOOC', kinds.projets.editor, [mooc], [], [[rivages]]],
])('%s', (words, tree, now, before, older) => {
  const version = (action: string, content: unknown, when: string) => ({ action, when, snapshot: { content } });
  const [other, source] = older.map((content, index) => version('update', content, index === 0 ? 'Hier à 10 h' : 'Hier à 9 h 10'));
  const all = [version('update', before, 'Hier à 11 h'), other, source].filter((each) => each !== undefined);
  expect(versionSummary(tree, version('restore-part', now, 'Aujourd’hui à 8 h'), all)).toBe(words);
});

it('a part is of the version that was chosen, also where a newer one has it so too', () => {
  const version = (action: string, content: unknown) => ({ action, when: 'Hier à 9 h', snapshot: { content } });
  const older = [[mooc], [rivages], [], [rivages]].map((content) => version('update', content));
  const taken = { ...version('restore-part', [rivages, mooc]), from: 1 };
  expect(versionSummary(kinds.projets.editor, taken, older)).toBe('«\u00a0Rivages\u00a0» repris de la version n°\u00a01');
});

it('an import counts what it added, changed and removed over all groups', () => {
  const [one, two, three] = [
    { ...paper, id: '1' },
    { ...paper, id: '2' },
    { ...paper, id: '3' },
  ];
  const version = (action: string, content: unknown) => ({ action, when: 'Hier à 9 h', snapshot: { content } });
  const words = (before: unknown, after: unknown) => versionSummary(kinds.publications.editor, version('import', after), [version('update', before)]);
  const changed = { ...domains({ ...one, year: '2021' }), d2: { title: 'Eau', articles: [three], communications: [{ ...two, id: '4' }] } };
  expect(words(domains(one, two), changed)).toBe('Contenu importé\u00a0: 2\u00a0publications ajoutées, 1 modifiée, 1 supprimée');
  expect(words(domains(one), domains({ ...one, year: '2021' }))).toBe('Contenu importé\u00a0: 1\u00a0publication modifiée');
  expect(words(domains(one), domains(one))).toBe('Contenu importé');
});
