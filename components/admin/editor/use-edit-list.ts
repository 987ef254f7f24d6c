'use client';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted } from '@/lib/format/french';
import type { Path } from '../form/draft';
import { focusItem, goTo } from '../form/focus-field';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useAnnounce } from '../providers/live-region';
import { added, keyed, moved, removed } from './edit-list';

type List<T> = {
  readonly path: Path;
  readonly items: readonly T[];
  readonly name: (item: T) => string;
  /** Whether items are rows that open a window: what comes is then focused itself, else opened. */
  readonly isRows?: boolean;
};
/** The confirmation before a removal, and the toast after it. */
type Removal = { readonly asks?: readonly [verb: string, text: string, names: string]; readonly done: string };

/**
 * The changes of a list of the form, as stable functions that announce what they did. Moves and removals can be undone.
 */
export function useEditList<T>({ path, items, name, isRows = false }: List<T>) {
  const { form, draft, undoable } = useFormContext();
  const announce = useAnnounce();
  const confirm = useConfirmRemoval();
  const keys = useKeys(items);
  const set = (next: readonly T[]) => draft.set(path, next);
  const position = (at: number, total = items.length) => `position ${at + 1} sur ${total}`;
  const show = (at: number) => (isRows ? focusItem(form, [...path, at], true) : goTo(form, [...path, at]));
  const showReturned = useEvent((item: T) => {
    const at = items.indexOf(item);
    if (at < 0) return;
    show(at);
    announce(`${quoted(name(item))} est de retour, ${position(at)}`);
  });
  const takeOut = useEvent((gone: ReadonlySet<number>, done: string) => {
    const at = new Set(keys.flatMap((key, index) => (gone.has(key) ? [index] : [])));
    const [first] = at;
    const item = items[first ?? -1];
    if (first === undefined || item === undefined) return;
    const take = () => set(removed(items, at));
    if (done === '') flushSync(take);
    else undoable(done, take, () => showReturned(item));
    const next = Math.min(first, items.length - at.size - 1);
    focusItem(form, next < 0 ? path : [...path, next]);
  });
  return {
    /** A key for each item, which it keeps while the list changes. */
    keys,
    /** Adds an item at the end, and returns its index. */
    add: useEvent((item: T) => {
      flushSync(() => set(added(items, item)));
      return items.length;
    }),
    duplicate: useEvent((at: number, copy: T) => {
      undoable(undefined, () => set(added(items, copy, at + 1)));
      show(at + 1);
      announce(`${quoted(name(copy))} est dupliqué, ${position(at + 1, items.length + 1)}`);
    }),
    move: useEvent((from: number, to: number) => {
      const item = items[from];
      if (item === undefined || to < 0 || to >= items.length) return;
      undoable(undefined, () => set(moved(items, from, to)));
      announce(`${quoted(name(item))}, ${position(to)}`);
    }),
    /**
     * Removes the items with these keys, wherever they are once the question is answered. Without `done` there is
     * nothing to undo.
     */
    remove: useEvent(async (gone: ReadonlySet<number>, { asks, done }: Removal) => {
      if (!asks || (await confirm(...asks))) takeOut(gone, done);
    }),
  };
}

/** A key for each item of a list. */
function useKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState(() => keyed(items));
  if (known.items === items) return known.keys;
  const next = keyed(items, known);
  setKnown(next);
  return next.keys;
}
