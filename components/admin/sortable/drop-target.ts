/** The geometry of a drag: the index at which a row lands, and the scroll speed near an edge. */

/**
 * A visible row: its index in the whole list, of which a filter may hide rows, and its middle in px of the viewport.
 */
export type Spot = { readonly index: number; readonly middle: number };

/**
 * The index in the whole list that the row at `from` takes when it is dropped at the height `y`: that of the visible
 * row that it replaces, so that hidden rows keep their order. `from` itself when it does not move.
 */
export function dropIndex(spots: readonly Spot[], from: number, y: number): number {
  const above = spots.filter(({ index, middle }) => index !== from && middle < y).length;
  return spots[above]?.index ?? from;
}

/** The index of the visible row before (-1) or after (1) the one at `place`; `place` itself at an end. */
export function adjacentIndex(spots: readonly Spot[], place: number, step: -1 | 1): number {
  const at = spots.findIndex(({ index }) => index === place);
  return spots[at + step]?.index ?? place;
}

/** The distance from an edge, in px, at which scrolling starts. */
const zone = 96;
/** The maximum speed, in px per frame. */
const fastest = 18;

/**
 * The scroll of one frame, in px, for a pointer at `y` between two edges: faster near an edge, negative upwards, 0 away
 * from both.
 */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const reach = Math.min(zone, (bottom - top) / 3);
  if (y < top + reach) return -Math.ceil(Math.min(1, (top + reach - y) / reach) * fastest);
  if (y > bottom - reach) return Math.ceil(Math.min(1, (y - bottom + reach) / reach) * fastest);
  return 0;
}
