/** Types of container nodes: lists, lists of lines, groups, maps of named groups. */
import { isRecord } from '@/lib/record';
import { type AnyGroup, type AnyList, type AnyMap, type AnyNode, itemTitle, type StringsNode } from '../editor-tree';
import { newId } from '../fields';
import { isIconName } from '../icons';
import { type Tone, toneOf } from '../palette';
import { leaf } from './leaf';
import type { ItemCard, NodeType, NodeTypeOf } from './node-type';
import { isAlike, isBlankText, withParts } from './shared';

/** The type of a list of items; plain cards may instead be stored in named groups, a list each. */
export function listType(nodeType: NodeTypeOf): NodeType<AnyList> {
  return {
    ...leaf<AnyList>(),
    empty: [],
    counted: ({ labels }) => [labels.one, labels.many],
    started: (node, value) => (Array.isArray(value) && value.length === 0 ? [node.blank()] : value),
    withoutBlanks(node, value) {
      if (!Array.isArray(value)) return value;
      const blank = node.blank();
      const filled = value
        .filter((item) => !isAlike(item, blank) && !isAlike(item, {}))
        .map((item) => nodeType(node.item).withoutBlanks(node.item, item));
      return filled.length === value.length && filled.every((item, index) => item === value[index]) ? value : filled;
    },
    inDialog: (node, value) => (isRecord(value) ? groupedCards(node) : node),
    below: ({ item }) => [item],
    inner(node, value) {
      if (Array.isArray(value)) return value.map((item, index) => [index, node.item, item]);
      return isRecord(value) ? Object.entries(value).map(([group, items]) => [group, node, items]) : [];
    },
    cards: {
      texts: ({ labels }) => ({ ...labels, addOne: `Ajouter ${labels.feminine ? 'une' : 'un'} ${labels.one}` }),
      card: cardOf,
      blank: (node) => node.blank(),
      copy: copyOf,
    },
  };
}

/** A copy of an item, with a new id if the item has one. */
export function copyOf({ copy }: AnyList, item: unknown): unknown {
  const content: unknown = copy ? copy(item) : item;
  return isRecord(content) && typeof content.id === 'string'
    ? { ...content, id: newId(content.id.split('-')[0] ?? 'copie') }
    : content;
}

function cardOf(node: AnyList, item: unknown, index: number): ItemCard {
  const { id } = isRecord(item) ? item : {};
  const icon = fieldOf(node.item, 'icon', item);
  return {
    ...node.summary?.(item),
    key: typeof id === 'string' ? id : String(index),
    name: itemTitle(node, item),
    tone: toneIn(node.item, item) ?? 'gris',
    ...(isIconName(icon) && { icon }),
  };
}

/** The tone of an item, from the first colour field of its group; undefined for a group without one. */
export function toneIn(group: AnyGroup, item: unknown): Tone | undefined {
  const colour = fieldOf(group, 'colour', item);
  return colour === undefined ? undefined : toneOf(colour);
}

/**
 * The value of the first field of a type in an item: '' if the item lacks it, undefined if its group has no such field.
 */
function fieldOf(group: AnyGroup, type: AnyNode['node'], item: unknown): unknown {
  const name = Object.keys(group.fields).find((key) => group.fields[key]?.node === type);
  return name === undefined || !isRecord(item) ? undefined : (item[name] ?? '');
}

/** The node for plain cards stored in named groups, which are edited group by group. */
function groupedCards(list: AnyList): AnyMap {
  return {
    node: 'map',
    label: 'Groupes',
    value: list,
    blank: (): unknown[] => [],
    count: (value: unknown) => (Array.isArray(value) ? value.length : 0),
    labels: {
      one: 'Groupe',
      keyLabel: 'Nom du groupe',
      add: 'Ajouter un groupe',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce groupe et toutes ses cartes ?',
      remove: 'Supprimer le groupe',
      keyRequired: 'Le nom du groupe est requis',
      keyTaken: 'Un groupe porte déjà ce nom',
      empty: 'Aucun groupe ajouté',
      summary: (value: unknown) => `${Array.isArray(value) ? value.length : 0} élément(s)`,
    },
  };
}

export function groupType(nodeType: NodeTypeOf): NodeType<AnyGroup> {
  const inner: NodeType<AnyGroup>['inner'] = (node, value) =>
    Object.entries(node.fields).flatMap(([key, field]) =>
      isRecord(value) && Object.hasOwn(value, key) ? [[key, field, value[key]]] : [],
    );
  return {
    ...leaf<AnyGroup>(),
    empty: {},
    withoutBlanks: (node, value) =>
      withParts(
        value,
        inner(node, value).map(([key, field, item]) => [key, nodeType(field).withoutBlanks(field, item)]),
      ),
    below: ({ fields }) => Object.values(fields),
    inner,
  };
}

export function mapType(nodeType: NodeTypeOf): NodeType<AnyMap> {
  return {
    ...leaf<AnyMap>(),
    empty: {},
    counted: ({ value }) => nodeType(value).counted(value),
    withoutBlanks: (node, value) =>
      withParts(
        value,
        entriesOf(value).map(([key, item]) => [key, nodeType(node.value).withoutBlanks(node.value, item)]),
      ),
    below: ({ value }) => [value],
    inner: (node, value) => entriesOf(value).map(([key, item]) => [key, node.value, item]),
  };
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

/** A list of lines of text. */
export const strings: NodeType<StringsNode> = {
  ...leaf<StringsNode>(),
  empty: [],
  counted: () => ['ligne', 'lignes'],
  started: (_node, value) => (Array.isArray(value) && value.length === 0 ? [''] : value),
  withoutBlanks: (_node, value) =>
    Array.isArray(value) && value.some(isBlankText) ? value.filter((line) => !isBlankText(line)) : value,
  issues: ({ firstRequired }, value) =>
    firstRequired && isBlankLines(value) ? [{ path: [0], message: firstRequired }] : [],
  cards: {
    texts({ line, feminine }) {
      const noun = line.toLocaleLowerCase('fr');
      const [none, one, first, added] = feminine
        ? ['Aucune', 'une', 'ma première', 'ajoutée']
        : ['Aucun', 'un', 'mon premier', 'ajouté'];
      return {
        empty: `${none} ${noun} ${added}`,
        addOne: `Ajouter ${one} ${noun}`,
        addFirst: `Ajouter ${first} ${noun}`,
        confirmRemove: `Êtes-vous sûr de vouloir supprimer cette ligne ?`,
      };
    },
    card: (_node, line, index) => ({ key: String(index), name: typeof line === 'string' ? line : '' }),
    blank: () => '',
  },
};

const isBlankLines = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isBlankText);
