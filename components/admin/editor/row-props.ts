import type { Look } from '../sortable/use-sortable';
import type { Path } from './draft';
import type { AnyList } from './list-editor';

/** What can be moved and removed in a list, and how it is told to. */
export type Placed = {
  readonly index: number;
  /** The last of the list. */
  readonly last: boolean;
  readonly look: Look;
  readonly focused: boolean;
  readonly onFocused: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
};

/** What an item of a list is drawn from, as a row or as a block of the form; plain values, so that one that stays the same is not drawn again. */
export type RowProps = Placed & {
  readonly form: string;
  readonly node: AnyList;
  /** The list's place; the item's is `index` in it. */
  readonly path: Path;
  readonly item: unknown;
  /** Whether a step up or down can be seen. */
  readonly movable: boolean;
};
