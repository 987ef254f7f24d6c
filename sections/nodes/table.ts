/** The table of node types: everything but their components (components/admin/editor/node-editor.tsx). */

import { capitalised, quotedBriefly } from '@/lib/format/french';
import type { AnyNode } from '../editor-tree';
import { groupType, listType, mapType, strings } from './containers';
import { checkbox, colour, hidden, icon, leaf, option, photo, richText, text } from './leaf';
import type { NodeKey, NodeType } from './node-type';

export type NodeName = AnyNode['node'];
export type NodeNamed<Name extends NodeName> = Extract<AnyNode, { readonly node: Name }>;

const plain = leaf();
const types: { readonly [Name in NodeName]: NodeType<NodeNamed<Name>> } = {
  text,
  textarea: plain,
  richText,
  select: option,
  choice: option,
  colour,
  icon,
  checkbox: { ...checkbox, empty: false },
  strings,
  someOf: { ...plain, empty: [] },
  photo,
  publication: plain,
  hidden,
  group: groupType(nodeType),
  list: listType(nodeType),
  map: mapType(nodeType),
};

/** The type of a node. Each entry is type-checked against its node and looked up by its name, so they match. */
export function nodeType(node: AnyNode): NodeType {
  return types[node.node];
}

/** « Cours « Réseaux » », « Cours n° 3 »: the item of a list that a path in a value leads to or into; '' for none. */
export function itemAt(node: AnyNode, value: unknown, [key, ...below]: readonly NodeKey[]): string {
  const [, inner, part] =
    nodeType(node)
      .inner(node, value)
      .find(([each]) => each === key) ?? [];
  if (!inner) return '';
  if (node.node !== 'list') return itemAt(inner, part, below);
  const name = node.name(part);
  return `${capitalised(node.labels.one)} ${name ? quotedBriefly(name) : `n°\u00a0${Number(key) + 1}`}`;
}
