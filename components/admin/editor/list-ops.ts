/** Operations on a list of items, each with a React key that stays the same while the list changes. Lists are never mutated. */

import { idOf } from '@/sections/nodes/match-items';

/** `fresh`: the next key, which no item has had. */
export type Keyed<T> = { readonly items: readonly T[]; readonly keys: readonly number[]; readonly fresh: number };

/** Gives items consecutive keys. */
export const keyed = <T>(items: readonly T[]): Keyed<T> => ({ items, keys: items.map((_, index) => index), fresh: items.length });

/** Other items in the place of a list's: each that was there keeps its key. */
export function rekeyed<T>(list: Keyed<T>, items: readonly T[]): Keyed<T> {
  const keys = new Map(list.items.map((item, index) => [idOf(item) ?? item, list.keys[index]]));
  let { fresh } = list;
  const keyOf = (item: T): number => {
    const self = idOf(item) ?? item;
    const key = keys.get(self) ?? fresh++;
    keys.delete(self);
    return key;
  };
  const known = items.map(keyOf);
  return { items, keys: known, fresh };
}

/** Whether two lists hold the same items in the same order, whatever changed in them; those without an id are only counted. */
export const areSameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => idOf(item) === idOf(other[index]));

/** A copy with a new item at the index `at`, by default at the end. */
export function inserted<T>(list: Keyed<T>, item: T, at = list.items.length): Keyed<T> {
  return { items: list.items.toSpliced(at, 0, item), keys: list.keys.toSpliced(at, 0, list.fresh), fresh: list.fresh + 1 };
}

/** A copy with the items in place of the one at `at`; the first of them keeps its key. */
export function replaced<T>(list: Keyed<T>, at: number, [first, ...rest]: readonly [T, ...T[]]): Keyed<T> {
  const changed = { ...list, items: list.items.with(at, first) };
  return rest.reduce<Keyed<T>>((all, item, index) => inserted(all, item, at + 1 + index), changed);
}

export function removed<T>(list: Keyed<T>, at: number): Keyed<T> {
  return { ...list, items: list.items.toSpliced(at, 1), keys: list.keys.toSpliced(at, 1) };
}

/** A copy with the item at `from` moved to `to`, which is clamped to the list. */
export function moved<T>(list: Keyed<T>, from: number, to: number): Keyed<T> {
  return { ...list, items: shift(list.items, from, to), keys: shift(list.keys, from, to) };
}

/** As `moved`, for a plain array. Returns `list` itself when nothing moves. */
export function shift<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.max(0, Math.min(list.length - 1, to));
  const item = list.at(from);
  if (item === undefined || from < 0 || from >= list.length || target === from) return list;
  return list.toSpliced(from, 1).toSpliced(target, 0, item);
}

/** The index to focus once the item at `at` is removed from a list of `length` items: the next, else the last; -1 if none is left. */
export const neighbour = (length: number, at: number): number => Math.min(at, length - 2);
