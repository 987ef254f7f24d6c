import { describe, expect, it } from 'vitest';
import { type AnyList, type AnyNode, options } from '../editor-tree';
import { definitions, kinds } from '../registry';
import { offeredTexts, optionsFor } from './offered-texts';
import { itemAt, nodeType } from './table';

describe.each(definitions.map(({ id, editor }): [string, AnyNode] => [id, editor]))('%s', (_, node) => {
  const { empty, started, withoutBlanks } = nodeType(node);

  it('starts with a blank item, which is not stored while blank', () =>
    expect(withoutBlanks(node, started(node, empty))).toEqual(empty));
});

it('leaves a value without blanks unchanged, and keeps the rest of any other', () => {
  const projects: AnyNode = kinds.projets.editor;
  const { withoutBlanks: pruned, cards } = nodeType(projects);
  const withoutBlanks = (value: unknown) => pruned(projects, value);
  const full = { id: 'a', title: 'Rivages', details: { objectifs: ['Mesurer'] } };
  const half = { id: 'b', title: 'Eau', details: { objectifs: ['', 'Alerter', ' '] } };
  const kept = [full];
  expect(withoutBlanks(kept)).toBe(kept);
  const some = withoutBlanks([full, half, cards?.blank(projects)]);
  expect(some).toEqual([full, { ...half, details: { objectifs: ['Alerter'] } }]);
  expect(some).toHaveProperty('0', full);
});

it('names the item that a path is in, in a group of items too', () => {
  const projects = [{ title: 'Rivages' }, { title: '' }];
  const named = projects.map((_, index) => itemAt(kinds.projets.editor, projects, [index, 'category']));
  expect(named).toEqual(['Projet «\u00a0Rivages\u00a0»', 'Projet n°\u00a02']);
  const theses = { Eau: [{ sujet: 'Crues', statut: '', annee: '' }] };
  expect(itemAt(kinds['theses-encadrees'].editor, theses, ['Eau', 0, 'annee'])).toBe('Thèse «\u00a0Crues\u00a0»');
});

it('a field offers what items have in it before its options, and no names of another place', () => {
  const places = options(['SUPEMIR', 'En ligne', 'Autre']);
  const node = { node: 'select', label: 'Lieu', options: places, local: ['SUPEMIR'], learns: ['at', 'where'] } as const;
  const items = [{ at: 'Brest', where: ' ' }, { where: 'Rennes' }, { at: 'Brest' }];
  expect(offeredTexts(node, 'at', items)).toEqual(['Brest', 'Rennes', 'En ligne']);
  const offered = (text: string) => optionsFor(node, [text]).map(({ value }) => value);
  expect([offered('SUPEMIR'), offered('')]).toEqual([
    ['SUPEMIR', 'En ligne', 'Autre'],
    ['En ligne', 'Autre'],
  ]);
});

it('finds the HTML of cards, in lists and in groups', () => {
  const plain = kinds.projets.editor;
  if (plain.node !== 'list') throw new Error('projects are a list of cards');
  const node: AnyNode = {
    ...plain,
    item: { ...plain.item, fields: { text: { node: 'richText', label: 'Texte', height: 300 } } },
  };
  const htmlIn = (below: AnyNode, value: unknown): unknown[] =>
    nodeType(below).isHtml
      ? [value]
      : nodeType(below)
          .inner(below, value)
          .flatMap(([, next, item]) => htmlIn(next, item));
  expect(htmlIn(node, [{ text: 'a' }, { text: 'b' }])).toEqual(['a', 'b']);
  expect(htmlIn(node, { 'Premier groupe': [{ text: 'a' }], 'Second groupe': [{ text: 'b' }] })).toEqual(['a', 'b']);
});

it.each(definitions.flatMap(({ editor, id }) => listsIn(editor).map((list) => [id, list] as const)))(
  '%s: what several items can be given at once has a choice of values',
  (_, list) => {
    for (const name of list.together ?? []) {
      const field = list.item.fields[name];
      expect(field && ('options' in field || 'suggestions' in field)).toBe(true);
    }
  },
);

/** The lists in which several items can be changed at once. */
function listsIn(node: AnyNode): AnyList[] {
  if (node.node === 'list') return [...(node.together ? [node] : []), ...listsIn(node.item)];
  if (node.node === 'map') return listsIn(node.value);
  return node.node === 'group' ? Object.values(node.fields).flatMap(listsIn) : [];
}
