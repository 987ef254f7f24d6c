'use client';
import { flushSync } from 'react-dom';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';
import { withoutStep } from './undo-step';
import type { Draft } from './use-draft';
import { useEvent } from './use-event';

type Undoable = (text: string | undefined, change: () => void, onUndone?: () => void) => void;

/**
 * Returns a function that changes a draft and offers to undo that, by Ctrl+Z and by the toast `text`, if there is one:
 * the draft goes back to the tree that it was, and keeps later changes. `restore` writes the earlier tree into the
 * form.
 */
export function useUndoable(
  draft: Draft,
  restore: (value: unknown) => void = (value) => draft.set([], value),
): Undoable {
  const offerUndo = useOfferUndo();
  const tree = useEvent(() => draft.value);
  const undo = useEvent((before: unknown, after: unknown): boolean => {
    const earlier = withoutStep(before, after, draft.value);
    if (earlier) flushSync(() => restore(earlier.value));
    return earlier !== null;
  });
  return useEvent((text, change, onUndone) => {
    const before = tree();
    flushSync(change);
    const after = tree();
    offerUndo(text, () => {
      if (undo(before, after)) onUndone?.();
      else showToast.error('Ce qui a été saisi depuis ne permet plus de l’annuler.');
    });
  });
}
