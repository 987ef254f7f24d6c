'use client';
import type { AnyNode } from '@/sections/editor-tree';
import type { Path } from './draft';
import { getAt } from './draft';
import { ItemAccordion } from './item-accordion';
import { ItemTable } from './item-table';

export type AnyList = Extract<AnyNode, { readonly node: 'list' }>;
type Props = { readonly node: AnyList; readonly path: Path; readonly only?: number };

/** A list of items, as its node's `edit` says: blocks of the form, or rows that are edited in place or in a dialog. */
export function ListEditor({ node, path, only }: Props) {
  return node.edit === 'row' || node.edit === 'dialog' ? <ItemTable node={node} path={path} /> : <ItemAccordion node={node} path={path} only={only} />;
}

/** The array at `path`; empty when there is none. */
export function itemsAt(value: unknown, path: Path): readonly unknown[] {
  const items = getAt(value, path);
  return Array.isArray(items) ? items : [];
}
