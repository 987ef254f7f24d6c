/** Where a dragged row lands, and how fast the page follows a drag to its edges. Pure functions. */

/** A row in sight: its place in the whole list (a filter may show some rows only) and its middle, in px of the window. */
export type Spot = { readonly index: number; readonly middle: number };

/**
 * The place in the whole list that the row of `from` takes when it is put down at height `y`: that of the row in sight which it
 * replaces there, so that rows out of sight keep their order. `from` itself when it stays.
 */
export function landing(spots: readonly Spot[], from: number, y: number): number {
  const above = spots.filter(({ index, middle }) => index !== from && middle < y).length;
  return spots[above]?.index ?? from;
}

/** The place one row in sight before (-1) or after (1) another; the same one at an end. */
export function beside(spots: readonly Spot[], place: number, step: -1 | 1): number {
  const at = spots.findIndex(({ index }) => index === place);
  return spots[at + step]?.index ?? place;
}

/** How near an edge, in px, the page begins to follow. */
const zone = 96;
/** At most, in px a frame. */
const fastest = 18;

/** The scroll of one frame, in px, for a pointer at `y` between two edges: faster the nearer, negative upwards. */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const reach = Math.min(zone, (bottom - top) / 3);
  if (y < top + reach) return -Math.ceil(Math.min(1, (top + reach - y) / reach) * fastest);
  if (y > bottom - reach) return Math.ceil(Math.min(1, (y - bottom + reach) / reach) * fastest);
  return 0;
}
