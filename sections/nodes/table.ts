/** The table of node types: everything but their components (components/admin/editor/node-editor.tsx). */
import type { AnyNode } from '../editor-tree';
import { groupType, listType, mapType, strings } from './containers';
import { checkbox, colour, hidden, icon, leaf, option, photo, richText, text } from './leaf';
import type { NodeType } from './node-type';

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
