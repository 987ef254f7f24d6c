'use client';
import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../desk/announce';
import type { Keyed } from './list-ops';
import { inserted, keyed, moved, neighbour, removed } from './list-ops';
import { useSteady } from './use-steady';

type Options<T> = {
  readonly items: readonly T[];
  readonly onChange: (items: readonly T[]) => void;
  readonly blank: () => T;
  /** A copy for « Dupliquer »: with an id of its own. */
  readonly copy?: (item: T) => T;
  readonly name: (item: T) => string;
  /** Single-item mode: the one item that is shown. */
  readonly only?: number;
};

/** The logic of a list of items, without its looks: what is shown, what may be done, where the focus goes. What may be done stays the same function. */
export function useListEditor<T>({ items, onChange, blank, copy, name, only }: Options<T>) {
  const announce = useAnnounce();
  const [list, setList] = useState<Keyed<T>>(() => keyed(items));
  const current = list.items.length === items.length ? { items, keys: list.keys } : keyed(items, 1 + Math.max(-1, ...list.keys));
  const [focusKey, setFocusKey] = useState<number | null>(null);

  const change = (next: Keyed<T>, focusAt?: number) => {
    setList(next);
    setFocusKey(focusAt === undefined ? null : (next.keys[focusAt] ?? null));
    onChange(next.items);
  };
  const position = (at: number, total: number) => `position ${at + 1} sur ${total}`;

  return {
    rows: current.items.flatMap((item, index) => (only === undefined || only === index ? [{ item, index, key: current.keys[index] ?? index }] : [])),
    single: only !== undefined,
    /** The remove button shows only when more than one exists (spec 2.8). */
    canRemove: only === undefined && items.length > 1,
    focusKey,
    focused: useSteady(() => setFocusKey(null)),
    add: useSteady(() => change(inserted(current, blank()), items.length)),
    duplicate: useSteady((at: number) => {
      const item = items[at];
      if (item === undefined) return;
      change(inserted(current, copy ? copy(item) : item, at + 1), at + 1);
      announce(`«\u00a0${name(item)}\u00a0» est dupliqué, ${position(at + 1, items.length + 1)}`);
    }),
    move: useSteady((from: number, to: number) => {
      const item = items[from];
      if (item === undefined || to < 0 || to >= items.length) return;
      change(moved(current, from, to));
      announce(`«\u00a0${name(item)}\u00a0», ${position(to, items.length)}`);
    }),
    remove: useSteady((at: number) => change(removed(current, at), neighbour(items.length, at))),
    /** Puts an item at a place; past the last, it is one more. */
    put: useSteady((at: number, item: T) => (at < items.length ? onChange(items.with(at, item)) : change(inserted(current, item)))),
  };
}

/** Puts the focus on an element that has just appeared, or follows one that went: its first field, what opens it, or itself. */
export function useFocusOn<E extends HTMLElement>(wanted: boolean, done: () => void) {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (!wanted) return;
    const first = (selector: string) => ref.current?.querySelector<HTMLElement>(selector);
    const target = first('input:not([type=hidden]), textarea, select') ?? first('[aria-expanded]') ?? ref.current;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
    done();
  });
  return ref;
}
