'use client';
import { useEffect, useRef, useState } from 'react';
import { quoted } from '@/lib/format/french';
import { useEvent } from '../form/use-event';
import { useAnnounce } from '../providers/live-region';
import { mark } from '../ui/mark';
import type { Keyed } from './list-ops';
import { areSameItems, inserted, keyed, moved, neighbour, rekeyed, removed, replaced } from './list-ops';

type Options<T> = {
  readonly items: readonly T[];
  readonly onChange: (items: readonly T[]) => void;
  readonly blank: () => T;
  /** Copies an item for « Dupliquer », with a new id. */
  readonly copy?: (item: T) => T;
  readonly name: (item: T) => string;
  /** Single-item mode: the index of the only item shown. */
  readonly singleIndex?: number;
};

/** The headless logic of a list of items: its rows, its actions, which are stable functions, and the focus. */
export function useListEditor<T>({ items, onChange, blank, copy, name, singleIndex }: Options<T>) {
  const announce = useAnnounce();
  const [list, setList] = useState<Keyed<T>>(() => keyed(items));
  const isOther = !areSameItems(list.items, items); // changed from elsewhere
  const current = isOther ? rekeyed(list, items) : { ...list, items };
  if (isOther) setList(current);
  const [focus, setFocus] = useState<{ readonly key: number | undefined; readonly why: Focused } | null>(null);

  /** In single-item mode: the keys of the lines that were pasted into the item besides the first, which are shown too. */
  const [pasted, setPasted] = useState<{ readonly into: number | undefined; readonly keys: readonly number[] }>({ into: singleIndex, keys: [] });
  const isShown = (index: number, key: number) =>
    singleIndex === undefined || index === singleIndex || (pasted.into === singleIndex && pasted.keys.includes(key));

  const change = (next: Keyed<T>, focusAt?: number, why: Focused = 'new') => {
    setList(next);
    setFocus(focusAt === undefined ? null : { key: next.keys[focusAt], why });
    onChange(next.items);
  };
  const position = (at: number, total: number) => `position ${at + 1} sur ${total}`;

  return {
    rows: current.items.map((item, index) => ({ item, index, key: current.keys[index] ?? index })).filter(({ index, key }) => isShown(index, key)),
    single: singleIndex !== undefined,
    /** The remove button shows only when there is more than one item. */
    canRemove: singleIndex === undefined && items.length > 1,
    focusOf: (key: number): Focused => (key === focus?.key ? focus.why : false),
    focused: useEvent(() => setFocus(null)),
    add: useEvent(() => change(inserted(current, blank()), items.length)),
    duplicate: useEvent((at: number) => {
      const item = items[at];
      if (item === undefined) return;
      change(inserted(current, copy ? copy(item) : item, at + 1), at + 1);
      announce(`${quoted(name(item))} est dupliqué, ${position(at + 1, items.length + 1)}`);
    }),
    move: useEvent((from: number, to: number) => {
      const item = items[from];
      if (item === undefined || to < 0 || to >= items.length) return;
      change(moved(current, from, to));
      announce(`${quoted(name(item))}, ${position(to, items.length)}`);
    }),
    keyAt: (at: number) => current.keys[at],
    /** Removes the item with this key, wherever it is by now. */
    remove: useEvent((key: number | undefined) => {
      const at = key === undefined ? -1 : current.keys.indexOf(key);
      if (at >= 0) change(removed(current, at), neighbour(items.length, at), 'near');
    }),
    /** Focuses an item that was removed and is in the list again. */
    showReturned: useEvent((item: T) => {
      const at = items.indexOf(item);
      if (at < 0) return;
      setFocus({ key: current.keys[at], why: 'new' });
      announce(`${quoted(name(item))} est de retour, ${position(at, items.length)}`);
    }),
    focusAt: useEvent((at: number) => setFocus({ key: current.keys[at], why: 'near' })),
    /** Puts several items in the place of one. */
    replace: useEvent((at: number, next: readonly [T, ...T[]]) => {
      const all = replaced(current, at, next);
      change(all, at + next.length - 1);
      setPasted({ into: singleIndex, keys: [...(pasted.into === singleIndex ? pasted.keys : []), ...all.keys.slice(at + 1, at + next.length)] });
    }),
    /** Replaces the item at the index `at`, or appends one when `at` is the length of the list. */
    put: useEvent((at: number, item: T) => {
      if (at < items.length) return onChange(items.with(at, item));
      change(inserted(current, item), at);
      announce(`${quoted(name(item))} est dans la liste, ${position(at, items.length + 1)}`);
    }),
  };
}

/** Whether an item takes the focus: because it is new, or near one that was removed. */
export type Focused = 'new' | 'near' | false;

/**
 * Focuses a new element, which is marked for a moment, or the neighbour of a removed one, when `wanted`: its first field, else its
 * toggle button, else itself. Then calls `done`.
 */
export function useFocusOn<E extends HTMLElement>(wanted: Focused, done: () => void) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!wanted) return;
    const first = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    const target = first('input:not([type=hidden]), textarea, select') ?? first('[aria-expanded]') ?? ref.current;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
    if (wanted === 'new' && ref.current) mark(ref.current);
    done();
  });
  return ref;
}
