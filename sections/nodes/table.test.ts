import { describe, expect, it } from 'vitest';
import type { AnyList, AnyNode } from '../editor-tree';
import { definitions, kinds } from '../registry';
import { nodeType } from './table';

describe.each(definitions.map(({ id, editor }): [string, AnyNode] => [id, editor]))('%s', (_, node) => {
  const { empty, started, withoutBlanks, issues } = nodeType(node);

  it('starts with an item to fill in, which is not kept while blank', () =>
    expect(withoutBlanks(node, started(node, empty))).toEqual(empty));

  it('has no errors beside those of the schema while it is empty', () => expect(issues(node, empty)).toEqual([]));
});

it('leaves a value as it is when nothing in it is blank, and else all that is not', () => {
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

it('shows items as cards: with their tone and icon, or lines by number', () => {
  const projects: AnyNode = kinds.projets.editor;
  const { cards } = nodeType(projects);
  expect(cards?.card(projects, { id: 'p', title: 'Rivages', icon: 'x', color: '' }, 3)).toMatchObject({
    key: 'p',
    name: 'Rivages',
    tone: 'bleu',
  });
  const axes: AnyNode = kinds['axes-recherche'].editor;
  expect(nodeType(axes).cards?.card(axes, 'Eau', 3)).toEqual({ key: '3', name: 'Eau' });
  expect(cards?.copy?.(projects, { id: 'projet-1', title: 'Rivages' })).toEqual({
    id: expect.stringMatching(/^projet-(?!1$)/),
    title: 'Rivages',
  });
});

it('speaks of a line in the gender of its noun', () => {
  const texts = (node: AnyNode) => nodeType(node).cards?.texts(node);
  expect(texts(kinds['etat-civil'].editor)).toMatchObject({
    empty: 'Aucune ligne ajoutée',
    addOne: 'Ajouter une ligne',
    addFirst: 'Ajouter ma première ligne',
  });
  expect(texts(kinds['axes-recherche'].editor)).toMatchObject({
    empty: 'Aucun axe ajouté',
    addOne: 'Ajouter un axe',
    addFirst: 'Ajouter mon premier axe',
  });
});

it('reaches the HTML below any node', () => {
  const node: AnyNode = {
    node: 'group',
    fields: {
      text: { node: 'richText', label: 'Texte', height: 300 },
      lines: { node: 'strings', label: 'L', line: 'l', add: 'a' },
    },
  };
  expect(nodeType(node).below(node)).toEqual(Object.values(node.fields));
  const found = nodeType(node).inner(node, { text: '<p>a</p>', other: 1 });
  expect(found.map(([key, below]) => [key, nodeType(below).isHtml])).toEqual([['text', true]]);
});

it('reaches the HTML of cards, in a list as in groups', () => {
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

it('gives a text in a dialog more height, and cards in groups a node of groups', () => {
  const text: AnyNode = { node: 'richText', label: 'Texte', height: 300 };
  expect(nodeType(text).inDialog(text, '')).toMatchObject({ height: 400 });
  const list: AnyNode = kinds.projets.editor;
  expect([nodeType(list).inDialog(list, {}).node, nodeType(list).inDialog(list, []).node]).toEqual(['map', 'list']);
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
