import type { Look } from '../sortable/use-sortable';
import type { Path } from './draft';
import type { AnyList } from './list-editor';

/** What an item of a list is drawn from, as a row or as a block of the form; plain values, so that one that stays the same is not drawn again. */
export type RowProps = {
  readonly form: string;
  readonly node: AnyList;
  /** The list's place; the item's is `index` in it. */
  readonly path: Path;
  readonly item: unknown;
  readonly index: number;
  /** The last of the list. */
  readonly last: boolean;
  readonly look: Look;
  readonly focused: boolean;
  /** Whether a step up or down can be seen. */
  readonly movable: boolean;
  readonly onFocused: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
};
