import type { AnyList } from '@/sections/editor-tree';
import type { Path } from '../form/draft';
import type { DragState } from '../sortable/use-sortable';
import type { Focused } from './use-list-editor';

/** Props of a list entry that can be moved and removed. */
export type Placed = {
  readonly index: number;
  /** Whether it is the last of the list. */
  readonly last: boolean;
  readonly look: DragState;
  readonly focused: Focused;
  readonly onFocused: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
};

/** Props of a list item, shown as a row or as a block. Their values are stable, so that `memo` can skip the items that did not change. */
export type SortableItemProps = Placed & {
  readonly form: string;
  readonly node: AnyList;
  /** The path of the list; the item's own is `[...path, index]`. */
  readonly path: Path;
  readonly item: unknown;
  /** Whether the move buttons are shown; they are not while the list is filtered. */
  readonly movable: boolean;
};
