'use client';
import type { AnyList } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import { FilesEditor } from './files-editor';
import { ItemAccordion } from './item-accordion';
import { ItemTable } from './item-table';

type Props = { readonly node: AnyList; readonly path: Path; readonly singleIndex?: number };

/** A list of items, as its node's `edit` says: blocks of the form, rows that are edited in place or in a dialog, or attached files. */
export function ListEditor({ node, path, singleIndex }: Props) {
  if (node.edit === 'files') return <FilesEditor node={node} path={path} />;
  return node.edit === 'row' || node.edit === 'dialog' ? (
    <ItemTable node={node} path={path} />
  ) : (
    <ItemAccordion node={node} path={path} singleIndex={singleIndex} />
  );
}
