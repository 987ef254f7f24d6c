/** Compares two versions of a content field by field, following the editor tree of its kind. */
import type { AnyNode } from '@/sections/editor-tree';
import { differing } from '@/sections/nodes/leaf';
import type { Difference } from '@/sections/nodes/node-type';
import { nodeType } from '@/sections/nodes/table';

export type { Difference };

/** All differences, in the order of the tree. */
export function compare(node: AnyNode, before: unknown, after: unknown): Difference[] {
  return nodeType(node).compare(node, before, after, []);
}

type Own = { readonly title?: string; readonly visible?: boolean };

/** The differences in a section's title and visibility, which the profile does not have. */
export function compareOwn(before: Own, after: Own): Difference[] {
  const shown = ({ visible }: Own) => (visible === undefined ? '' : visible ? 'Visible' : 'Masquée');
  return [...differing(['Titre'], before.title ?? '', after.title ?? ''), ...differing(['Visibilité'], shown(before), shown(after))];
}
