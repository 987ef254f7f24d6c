/** What may be done to a list of items; each item has a key that stays its own while the list changes. Pure functions. */

export type Keyed<T> = { readonly items: readonly T[]; readonly keys: readonly number[] };

/** Keys for items that come from outside. */
export const keyed = <T>(items: readonly T[], first = 0): Keyed<T> => ({ items, keys: items.map((_, index) => first + index) });

const nextKey = ({ keys }: Keyed<unknown>): number => Math.max(-1, ...keys) + 1;

/** With an item at the end, or at `at`. */
export function inserted<T>(list: Keyed<T>, item: T, at = list.items.length): Keyed<T> {
  return { items: list.items.toSpliced(at, 0, item), keys: list.keys.toSpliced(at, 0, nextKey(list)) };
}

export function removed<T>(list: Keyed<T>, at: number): Keyed<T> {
  return { items: list.items.toSpliced(at, 1), keys: list.keys.toSpliced(at, 1) };
}

/** With the item at `from` put at `to`, held within the list. */
export function moved<T>(list: Keyed<T>, from: number, to: number): Keyed<T> {
  return { items: shift(list.items, from, to), keys: shift(list.keys, from, to) };
}

export function shift<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.max(0, Math.min(list.length - 1, to));
  const item = list.at(from);
  if (item === undefined || from < 0 || from >= list.length || target === from) return list;
  return list.toSpliced(from, 1).toSpliced(target, 0, item);
}

/** Which item has the focus after one is removed: the next, else the last, else none (-1). */
export const neighbour = (length: number, at: number): number => Math.min(at, length - 2);
