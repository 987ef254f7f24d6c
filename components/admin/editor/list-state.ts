import { useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted } from '@/lib/format/french';
import { readProfile } from '@/lib/site/api/client';
import type { AnyList } from '@/sections/editor-tree';
import { partnersOf } from '@/sections/nodes/match-items';
import { holds } from '../fields/filter';
import { elementAt, focusIn, goTo, isWithin, type Path } from '../form/draft';
import { useFormContext } from '../form/form-context';
import type { Draft } from '../form/use-draft';
import { useConfirmRemoval } from '../providers/confirm';
import { showToast, useAnnounce } from '../providers/notifications';
import { useApiCall } from '../providers/session';
import { useLatest } from '../ui/use-event';

export const removed = <T>(items: readonly T[], at: ReadonlySet<number>): readonly T[] =>
  items.filter((_, index) => !at.has(index));

/** A copy with the item at `from` moved to `to`, clamped to the list; the list itself if nothing moves. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const target = Math.max(0, Math.min(items.length - 1, to));
  const item = items[from];
  return item === undefined || target === from ? items : items.toSpliced(from, 1).toSpliced(target, 0, item);
}

/** `nextKey`: never used before. */
type Keyed = Readonly<{ items: readonly unknown[]; keys: readonly number[]; nextKey: number }>;

/** The keys of a list's items: an item also in `before` keeps its key, wherever moved and however changed. */
export function keyed(items: readonly unknown[], before: Keyed = { items: [], keys: [], nextKey: 0 }): Keyed {
  let { nextKey } = before;
  const keys = partnersOf(before.items, items).map((partner) => before.keys[partner ?? -1] ?? nextKey++);
  return { items, keys, nextKey };
}

function useKeys(items: readonly unknown[]): readonly number[] {
  const [last, setLast] = useState(() => keyed(items));
  if (last.items === items) return last.keys;
  const next = keyed(items, last);
  setLast(next);
  return next.keys;
}

/** An item, its index, and a key that is stable as the list changes. */
type Row<T> = Readonly<{ item: T; index: number; key: number }>;

type List<T> = Readonly<{
  path: Path;
  items: readonly T[];
  name: (item: T) => string;
  /** Whether items are rows that open a dialog: new ones are then focused, else opened. */
  isRows?: boolean;
}>;
/** The confirmation before a removal and the toast after it; without `done`, no undo. */
type Removal = Readonly<{ asks?: readonly [verb: string, text: string, names: string]; done: string }>;

/** A list's rows and its announced changes. Moves and removals can be undone. */
export function useEditList<T>({ path, items, name, isRows = false }: List<T>) {
  const { id: form, draft, undoable } = useFormContext();
  const announce = useAnnounce();
  const confirm = useConfirmRemoval();
  const keys = useKeys(items);
  /** What a change reads, possibly after other changes. */
  const now = useLatest({ path, items, keys });
  const place = (index: number): Path => [...now.current.path, index];
  const set = (next: readonly T[]) => draft.set(now.current.path, next);
  const position = (index: number, total = now.current.items.length) => `position ${index + 1} sur ${total}`;
  const show = (index: number) => (isRows ? focusIn(elementAt(form, place(index)), true) : goTo(form, place(index)));
  return {
    rows: items.map((item, index): Row<T> => ({ item, index, key: keys[index] ?? index })),
    keyAt: (index: number): number => now.current.keys[index] ?? -1,
    add(item: T): number {
      const { items } = now.current;
      flushSync(() => set([...items, item]));
      return items.length;
    },
    duplicate(index: number, copy: T): void {
      undoable(undefined, () => set(now.current.items.toSpliced(index + 1, 0, copy)));
      show(index + 1);
      announce(`${quoted(name(copy))} est dupliqué, ${position(index + 1)}`);
    },
    move(from: number, to: number): void {
      const { items } = now.current;
      const item = items[from];
      if (item === undefined || to < 0 || to >= items.length) return;
      undoable(undefined, () => set(moved(items, from, to)));
      announce(`${quoted(name(item))}, ${position(to)}`);
    },
    /** Removes the items now at these indexes, wherever they are once confirmed. */
    async remove(at: readonly number[], { asks, done }: Removal): Promise<void> {
      const removedKeys = new Set(at.map((index) => now.current.keys[index]));
      if (asks && !(await confirm(...asks))) return;
      const { path, items, keys } = now.current;
      const places = new Set([...items.keys()].filter((index) => removedKeys.has(keys[index])));
      const [first = -1] = places;
      const item = items[first];
      if (item === undefined) return;
      const takeOut = () => set(removed(items, places));
      if (done === '') flushSync(takeOut);
      else
        undoable(done, takeOut, () => {
          const returned = now.current.items.indexOf(item);
          if (returned < 0) return;
          show(returned);
          announce(`${quoted(name(item))} est de retour, ${position(returned)}`);
        });
      const next = Math.min(first, items.length - places.size - 1);
      focusIn(elementAt(form, next < 0 ? path : place(next)));
    },
  };
}
export type EditList<T> = ReturnType<typeof useEditList<T>>;

/** The indexes of the items that have an error, in the list at `path`. */
export function wrongItems({ issues }: Draft, path: Path): ReadonlySet<number> {
  const places = issues.filter((issue) => isWithin(issue.path, path)).map((issue) => issue.path[path.length]);
  return new Set(places.filter((place) => typeof place === 'number'));
}

type Narrowing<T> = Pick<AnyList, 'narrow'> &
  Readonly<{
    textOf: (item: T) => string;
    /** The indexes of the rows that the filter never hides. */
    withErrors: ReadonlySet<number>;
  }>;

/**
 * The rows left by a list's text filter and its own one. Each filter is applied when it changes, so that no row
 * disappears while edited; rows added later are shown.
 */
export function useFilter<T>(rows: readonly Row<T>[], { narrow, textOf, withErrors }: Narrowing<T>) {
  const call = useApiCall();
  const [{ query, away }, setFilter] = useState({ query: '', away: new Set<number>() });
  const [narrowed, setNarrowed] = useState<ReadonlySet<number> | null>(null);
  const keysOf = (some: readonly Row<T>[]) => new Set(some.map(({ key }) => key));
  const toggleNarrow = async () => {
    if (narrowed !== null || !narrow) return setNarrowed(null);
    const [loaded, profile] = await Promise.all([narrow.load().catch(() => null), call(readProfile)]);
    if (!loaded || !profile.ok) return showToast.error('Ce filtre n’a pas pu être chargé.');
    const isKept = loaded(profile.data);
    setNarrowed(keysOf(rows.filter(({ item }) => !isKept(item))));
  };
  return {
    visible: rows.filter(({ key }) => !away.has(key) && !narrowed?.has(key)),
    query,
    search: (next: string) =>
      setFilter({
        query: next,
        away: keysOf(rows.filter(({ item, index }) => !withErrors.has(index) && !holds(textOf(item), next))),
      }),
    /** Keys of rows hidden by the list's own filter; null while off. */
    narrowed,
    toggleNarrow: () => void toggleNarrow(),
  };
}
