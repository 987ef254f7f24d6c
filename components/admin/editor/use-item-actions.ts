'use client';
import { useMemo } from 'react';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { type AnyList, itemTitle } from '@/sections/editor-tree';
import { copyOf } from '@/sections/nodes/list';
import { isAlike } from '@/sections/nodes/shared';
import { itemsAt, type Path } from '../form/draft';
import { useFormContext, wrongItems } from '../form/form-context';
import { useEvent, useStablePath } from '../form/use-event';
import { useUndoable } from '../form/use-undoable';
import { useConfirmRemoval } from '../providers/confirm';
import { type DragState, useSortable } from '../sortable/use-sortable';
import { useFilter } from './use-filter';
import { type Focused, useListEditor } from './use-list-editor';

/** The props that all items of a list share; the object is stable, so that `memo` can skip the items that did not change. */
type ItemList = {
  readonly form: string;
  readonly node: AnyList;
  /** The path of the list; an item's own is `[...path, index]`. */
  readonly path: Path;
  readonly onFocused: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDuplicate: (index: number) => void;
  readonly onRemove: (index: number) => void;
};

/** The props of an item, shown as a row or as a block. */
export type ItemProps = {
  readonly list: ItemList;
  readonly item: unknown;
  readonly index: number;
  readonly isLast: boolean;
  /** Whether the move buttons are shown; they are not while the list is filtered. */
  readonly movable: boolean;
  readonly dragState: DragState;
  readonly focused: Focused;
  /** 0 without an error in the item; else a number that changes each time errors are shown. */
  readonly errorRound: number;
};

type Options = {
  readonly node: AnyList;
  readonly path: Path;
  /** The texts that the filter searches besides the name. */
  readonly searched?: (item: unknown) => readonly string[];
  /** Single-item mode: the index of the only item shown. */
  readonly singleIndex?: number;
};

/** The items of a list node, as blocks and rows both show them: the list's actions, the filter, moves, and what each item is given. */
export function useItemActions({ node, path: given, searched, singleIndex }: Options) {
  const { form, draft } = useFormContext();
  const confirm = useConfirmRemoval();
  const undoable = useUndoable(draft);
  const path = useStablePath(given);
  const items = itemsAt(draft.value, path);
  const name = (item: unknown) => itemTitle(node, item);
  const list = useListEditor({ items, onChange: (next) => draft.set(path, next), blank: node.blank, copy: (item) => copyOf(node, item), name, singleIndex });
  const withErrors = wrongItems(draft.issues, path);
  const filter = useFilter(list.rows, (item) => [name(item), ...(searched?.(item) ?? [])].join(' '), withErrors);
  const onMove = useEvent((from: number, to: number) => undoable(undefined, () => list.move(from, to)));
  const onDuplicate = useEvent((index: number) => undoable(undefined, () => list.duplicate(index)));
  const { dragStateOf, listProps } = useSortable({ count: items.length, name: (index) => name(items[index]), onMove });
  /** Asks first, unless the item is still blank. By its key: a save that ends while the question is open may have dropped other items. */
  const remove = useEvent(async (index: number) => {
    const item = items[index];
    const key = list.keyAt(index);
    if (isAlike(item, node.blank())) return void list.remove(key);
    if (!(await confirm('Supprimer', node.labels.confirmRemove, quoted(name(item))))) return;
    undoable(
      `Supprimé de la liste\u00a0: ${quotedBriefly(name(item))}`,
      () => list.remove(key),
      () => list.showReturned(item),
    );
  });
  const { focused: onFocused } = list;
  const shared = useMemo(
    (): ItemList => ({ form, node, path, onFocused, onMove, onDuplicate, onRemove: remove }),
    [form, node, path, onFocused, onMove, onDuplicate, remove],
  );
  const propsOf = ({ item, index, key }: (typeof list.rows)[number]): ItemProps => ({
    list: shared,
    item,
    index,
    isLast: index === items.length - 1,
    movable: filter.query === '' && !node.sorted,
    dragState: dragStateOf(index),
    focused: list.focusOf(key),
    errorRound: withErrors.has(index) ? draft.shown + 1 : 0,
  });
  return { path, items, list, filter, shown: list.rows.filter(({ key }) => filter.has(key)), listProps, propsOf };
}
