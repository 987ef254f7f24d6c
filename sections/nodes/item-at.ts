import { capitalised, quotedBriefly } from '@/lib/format/french';
import type { AnyNode } from '../editor-tree';
import type { NodeKey } from './node-type';
import { nodeType } from './table';

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
