/** Two versions of a content, field by field. */
import type { AnyNode } from '@/sections/editor-tree';
import { labelOf } from '@/sections/nodes/shared';
import { type Change, changesOf, shownName, textOf } from './changes';
import type { PartPath } from './take-back';

export type Difference = {
  /** Names and labels from the outermost item to the field: « RIVAGES », « Période ». */
  readonly place: Place;
  /** Null when the field was absent. */
  readonly before: string | null;
  readonly after: string | null;
  /** Set when both texts are equal and only their formatting differs. */
  readonly note?: string;
  /** The part of the older version that contains the difference; absent where it has none, and for an order. */
  readonly part?: Part;
};
/**
 * The smallest part that can be restored alone, a list item or else a field: its path in the older version, its name,
 * and its location.
 */
export type Part = { readonly at: PartPath; readonly name: string; readonly place: Place };
export type Place = readonly string[];

export const compare = (node: AnyNode, before: unknown, after: unknown): Difference[] =>
  changesOf(node, { content: before }, { content: after }).flatMap((change) => rowsOf(change));

/** Rows of a change at the path `at` of the older version. An item is one part, whatever changed in it. */
export function rowsOf(change: Change, place: Place = [], at: PartPath = [], outer?: Part): Difference[] {
  const { key, node, inner, name, was } = change;
  const here = [...place, shownName(change), node.node === 'map' ? '' : labelOf(node)].filter((each) => each !== '');
  const isOwn = key !== undefined && change.before !== undefined && (typeof key === 'number' || !inner);
  const part =
    outer ??
    (isOwn
      ? { at, name: (name === was ? '' : shownName({ key, name: was })) || (here.at(-1) ?? ''), place: here }
      : undefined);
  if (inner)
    return inner.flatMap((below) => rowsOf(below, here, below.key === undefined ? at : [...at, below.key], part));
  const [before, after] = [textOf(node, change.before), textOf(node, change.after)];
  const isSame = before === after;
  return [
    {
      place: here,
      before: before || null,
      after: after || null,
      ...(isSame && { note: 'Mise en forme modifiée' }),
      ...(part && { part }),
    },
  ];
}
