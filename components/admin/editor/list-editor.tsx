'use client';
import type { AnyList } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import { ItemAccordion } from './item-accordion';
import { ItemTable } from './item-table';

type Props = { readonly node: AnyList; readonly path: Path; readonly only?: number };

/** A list of items, as its node's `edit` says: blocks of the form, or rows that are edited in place or in a dialog. */
export function ListEditor({ node, path, only }: Props) {
  return node.edit === 'row' || node.edit === 'dialog' ? <ItemTable node={node} path={path} /> : <ItemAccordion node={node} path={path} only={only} />;
}
