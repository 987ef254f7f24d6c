/** The differences between two versions of a content, as a tree parallel to its editor tree. */
import { isRecord } from '@/lib/record';
import type { AnyNode } from '@/sections/editor-tree';
import { isInOrder, partnersOf } from '@/sections/nodes/match-items';
import type { NodeKey } from '@/sections/nodes/node-type';
import { joinedLines, labelOf, nameFrom, plainText } from '@/sections/nodes/shared';
import { nodeType } from '@/sections/nodes/table';
import { typeLabel } from '@/sections/text-preview';

/** The stored state of a section in a version; for the profile, only its content. */
export type Snapshot = {
  readonly title?: string;
  readonly type?: string;
  readonly visible?: boolean;
  /** Position on the page. Not compared here: the order of the sections has a history of its own. */
  readonly order?: number;
  /** Whether it was emptied together with the sample. */
  readonly emptied?: boolean;
  readonly content: unknown;
};

type Names = {
  /** The key in the older version, else in the newer; absent for an order or a group's name, which are not content. */
  readonly key?: NodeKey;
  /** The name of an item or group, from the newer version that has it; '' for a field. */
  readonly name: string;
  /** Its name in the older version. */
  readonly was: string;
};

/** A value that differs; `undefined` in a version that lacks it. */
export type Change = Names & {
  readonly node: AnyNode;
  readonly before: unknown;
  readonly after: unknown;
  /** Its wording in a sentence, where that is not « … modifié ». */
  readonly words?: string;
  /** Changes below it; absent for a field, and for an item or group that only one version has. */
  readonly inner?: readonly Change[];
};

/** All differences: title, type and visibility, which the profile lacks, then content. */
export function changesOf(node: AnyNode, before: Snapshot, after: Snapshot): Change[] {
  const shown = ({ visible }: Snapshot) => (visible === undefined ? '' : visible ? 'Visible' : 'Masquée');
  const typed = ({ type }: Snapshot) => type && typeLabel(type);
  const visibility = changeOf({ node: 'text', label: 'Visibilité' }, shown(before), shown(after));
  return [
    changeOf({ node: 'text', label: 'Titre' }, before.title, after.title),
    changeOf({ node: 'text', label: 'Type' }, typed(before), typed(after)),
    visibility && { ...visibility, words: after.visible ? 'Section affichée' : 'Section masquée' },
    changeOf(node, before.content, after.content),
  ].filter((change) => change !== undefined);
}

/** The difference between two values of a node; undefined when they display the same. */
export function changeOf(
  node: AnyNode,
  before: unknown,
  after: unknown,
  names: Names = { name: '', was: '' },
): Change | undefined {
  if (before === after) return undefined;
  const change = { ...names, node, before, after };
  if (isContainer(node) && isSameShape(before, after)) {
    const inner = changesIn(node, before, after);
    return inner.length > 0 ? { ...change, inner } : undefined;
  }
  const isSame =
    textOf(node, before) === textOf(node, after) && !(nodeType(node).isHtml && plainText(before) !== plainText(after));
  return isSame ? undefined : change;
}

/** The differences directly below a node. */
export function changesIn(node: AnyNode, before: unknown, after: unknown): Change[] {
  const [olds, news] = [childrenOf(node, before), childrenOf(node, after)];
  const partners = partnersIn(node, olds, news);
  const paired = new Set(partners);
  const changed = news.flatMap((now, index) => childChanges(node, olds[partners[index] ?? -1], now));
  const removed = olds.flatMap((old, index) => (paired.has(index) ? [] : childChanges(node, old, undefined)));
  const names = (children: readonly Child[]) =>
    children.map((child) => shownName({ key: child.key, name: nameOf(node, child) })).join('\n');
  const isReordered = node.node === 'list' && !isInOrder(partners);
  return [...changed, ...removed, ...(isReordered ? [ownChange('Ordre', names(olds), names(news))] : [])];
}

function childChanges(parent: AnyNode, old: Child | undefined, now: Child | undefined): Change[] {
  const child = now ?? old;
  if (!child || old?.value === now?.value) return [];
  const names = { key: (old ?? child).key, name: nameOf(parent, child), was: old ? nameOf(parent, old) : '' };
  const [before, after] = [old?.value, now?.value];
  if (parent.node !== 'group' && (!old || !now)) return [{ ...names, node: child.node, before, after }];
  const found = changeOf(child.node, before, after, names);
  if (parent.node !== 'map' || names.name === names.was) return found ? [found] : [];
  const inner = [ownChange(parent.labels.keyLabel, names.was, names.name), ...(found?.inner ?? [])];
  return [{ ...names, node: child.node, before, after, inner }];
}

/** A difference outside the content: an order, a group's name. */
const ownChange = (label: string, before: string, after: string): Change => ({
  node: { node: 'text', label },
  name: '',
  was: '',
  before,
  after,
});

type Child = { readonly key: NodeKey; readonly node: AnyNode; readonly value: unknown };

/** The children of a value: all fields of a group, missing ones too, and any others it has; the items of a list. */
export function childrenOf(node: AnyNode, value: unknown): Child[] {
  if (node.node !== 'group')
    return nodeType(node)
      .inner(node, value)
      .map(([key, below, item]) => ({ key, node: below, value: item }));
  const fields = isRecord(value) ? value : {};
  const others = Object.keys(fields).filter((key) => !Object.hasOwn(node.fields, key));
  const nodes = [
    ...Object.entries(node.fields),
    ...others.map((label): [string, AnyNode] => [label, { node: 'text', label }]),
  ];
  return nodes.map(([key, field]) => ({
    key,
    node: field,
    value: Object.hasOwn(fields, key) ? fields[key] : undefined,
  }));
}

/**
 * For each of `news`, its index in `olds`, undefined for a new one: items are matched by id or name, other children by
 * key.
 */
export function partnersIn(node: AnyNode, olds: readonly Child[], news: readonly Child[]): (number | undefined)[] {
  if (node.node === 'list' && [...olds, ...news].every(({ key }) => typeof key === 'number')) {
    const values = (children: readonly Child[]) => children.map(({ value }) => value);
    return partnersOf(values(olds), values(news), (item) => nameFrom(() => node.name(item)));
  }
  const places = new Map(olds.map(({ key }, index) => [key, index]));
  return news.map(({ key }) => places.get(key));
}

/** The name of an item or group; '' for a field, whose node has a label, and for an unnamed item. */
function nameOf(parent: AnyNode, { key, value }: Child): string {
  if (parent.node === 'map') return nameFrom(() => parent.named?.name(String(key), value)) || String(key);
  if (parent.node !== 'list') return '';
  return typeof key === 'number' ? nameFrom(() => parent.name(value)) : key;
}

/** The name of a change in a row; an unnamed item's number. */
export const shownName = ({ key, name }: Pick<Names, 'key' | 'name'>): string =>
  name || (typeof key === 'number' ? `Élément ${key + 1}` : '');

/** A value as text; lists and long texts take several lines. */
export function textOf(node: AnyNode, value: unknown): string {
  if (!isContainer(node)) return nodeType(node).format(node, value);
  return joinedLines(
    nodeType(node)
      .inner(node, value)
      .flatMap(([key, below, item]) => {
        const text = textOf(below, item);
        if (node.node === 'group') return text && labelOf(below) ? `${labelOf(below)}\u00a0: ${text}` : text;
        return typeof key === 'number' ? text : [nameOf(node, { key, node: below, value: item }), text];
      }),
  );
}

const isContainer = ({ node }: AnyNode): boolean => node === 'group' || node === 'list' || node === 'map';

/** Cards may be stored as a list or in groups; across the two, they are compared as a whole. */
export const isSameShape = (before: unknown, after: unknown): boolean =>
  before === undefined || after === undefined || Array.isArray(before) === Array.isArray(after);
