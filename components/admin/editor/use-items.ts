'use client';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { type AnyList, itemTitle } from '@/sections/editor-tree';
import { copyOf } from '@/sections/nodes/list';
import { isAlike } from '@/sections/nodes/shared';
import { itemsAt, type Path } from '../form/draft';
import { useFormContext, wrongItems } from '../form/form-context';
import { useEvent, useStablePath } from '../form/use-event';
import { useUndoable } from '../form/use-undoable';
import { useConfirmRemoval } from '../providers/confirm';
import { useSortable } from '../sortable/use-sortable';
import type { SortableItemProps } from './sortable-item-props';
import { useFilter } from './use-filter';
import { useListEditor } from './use-list-editor';

type Options = {
  readonly node: AnyList;
  readonly path: Path;
  /** What the filter searches, besides the name. */
  readonly searched?: (item: unknown) => readonly string[];
  /** Single-item mode: the index of the only item shown. */
  readonly singleIndex?: number;
};

/** The items of a list node, as blocks and rows both show them: the list's actions, the filter, moves, and what each item is given. */
export function useItems({ node, path: given, searched, singleIndex }: Options) {
  const { form, draft } = useFormContext();
  const confirm = useConfirmRemoval();
  const undoable = useUndoable(draft);
  const path = useStablePath(given);
  const items = itemsAt(draft.value, path);
  const name = (item: unknown) => itemTitle(node, item);
  const list = useListEditor({ items, onChange: (next) => draft.set(path, next), blank: node.blank, copy: (item) => copyOf(node, item), name, singleIndex });
  const wrong = wrongItems(draft.issues, path);
  const filter = useFilter(list.rows, (item) => [name(item), ...(searched?.(item) ?? [])].join(' '), wrong);
  const { lookOf, listProps } = useSortable({ count: items.length, name: (index) => name(items[index]), onMove: list.move });
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
  const rowProps = ({ item, index, key }: (typeof list.rows)[number]): SortableItemProps => ({
    form,
    node,
    path,
    item,
    index,
    last: index === items.length - 1,
    look: lookOf(index),
    movable: filter.query === '' && !node.sorted,
    focused: list.focusOf(key),
    onFocused: list.focused,
    onMove: list.move,
    onRemove: remove,
  });
  return { path, items, list, wrong, filter, shown: list.rows.filter(({ key }) => filter.has(key)), listProps, rowProps, errorsShown: draft.shown };
}
