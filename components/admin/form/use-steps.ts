'use client';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { joined } from '@/sections/nodes/three-way';
import { cannotUndo, dropSteps, isNewest, keepStep, type Step } from '../providers/past';
import { showToast } from '../providers/toast';
import { getAt, type Path, setAt } from './draft';
import type { Draft } from './use-draft';
import { useEvent } from './use-event';

export type Steps = {
  /**
   * Changes the draft in one step, which Ctrl+Z takes back, and the toast `text`, if there is one. `write` puts an
   * earlier tree into the form.
   */
  readonly undoable: (
    text: string | undefined,
    change: () => void,
    onUndone?: () => void,
    write?: (value: unknown) => void,
  ) => void;
  /** Writes what was typed in the focused field; keys without a pause are one step. */
  readonly typed: (path: Path, next: unknown) => void;
};

/** Typing in one field, by the draft before and after it; `at` in ms. */
type Typing = { readonly step: Step; readonly before: unknown; after: unknown; at: number };

/** The longest time between two keys of one step, in ms; the same as in the rich texts. */
const pause = 1000;
/** How much one key inserts, in UTF-16 units, an emoji included. */
const longestKey = 2;

/**
 * The steps of a draft: what they changed can be taken back by the trees before and after them, and what was changed
 * since stays.
 */
export function useSteps(draft: Draft): Steps {
  const { current: owner } = useRef({});
  const typing = useRef<Typing | null>(null);
  useEffect(() => () => dropSteps(owner), [owner]);
  const tree = useEvent(() => draft.value);
  /** Takes the draft from a tree to another; false where what followed no longer permits it. */
  const go = useEvent((from: unknown, to: unknown, write?: (value: unknown) => void): boolean => {
    const both = joined(from, to, draft.value);
    if (both) flushSync(() => (write ? write(both.value) : draft.set([], both.value)));
    else showToast.error(cannotUndo);
    return both !== null;
  });
  const goInField = (from: unknown, to: unknown): void => {
    const { activeElement: field } = document;
    const hasCaret =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null);
    const shown = hasCaret ? field.value : '';
    if (!go(from, to) || !hasCaret) return;
    const caret = caretAfter(shown, field.value);
    field.setSelectionRange(caret, caret);
  };
  return {
    undoable: useEvent<Parameters<Steps['undoable']>, void>((text, change, onUndone, write) => {
      const before = tree();
      flushSync(change);
      const after = tree();
      keepStep(owner, { undo: () => go(after, before, write) && onUndone?.() }, text);
    }),
    typed: useEvent((path: Path, next: unknown): void => {
      const field = document.activeElement ?? undefined;
      const before = tree();
      const after = setAt(before, path, next);
      draft.set(path, next);
      const last = typing.current;
      const isKey = Math.abs(lengthOf(next) - lengthOf(getAt(before, path))) <= longestKey;
      const at = performance.now();
      if (last && isKey && last.step.field === field && isNewest(last.step) && at - last.at < pause)
        return void Object.assign(last, { after, at });
      const step: Step = {
        ...(field && { field }),
        undo: () => goInField(now.after, now.before),
        redo: () => goInField(now.before, now.after),
      };
      const now: Typing = { step, before, after, at };
      typing.current = now;
      keepStep(owner, step);
    }),
  };
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Where the caret stands once a text has become another: behind what differs. */
function caretAfter(before: string, now: string): number {
  let end = 0;
  while (end < Math.min(before.length, now.length) && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return now.length - end;
}
