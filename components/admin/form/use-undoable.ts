'use client';
import { flushSync } from 'react-dom';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';
import { withoutStep } from './undo-step';
import type { Draft } from './use-draft';
import { useEvent } from './use-event';

type Undoable = (text: string | undefined, change: () => void, onUndone?: () => void) => void;

/**
 * Returns a function that changes a draft and offers to undo that, by Ctrl+Z and by the toast `text`, if there is one: the draft goes back to the tree that it
 * was, and keeps later changes.
 * `restore` writes the earlier tree into the form; false when it cannot yet, and undo stays on offer.
 */
export function useUndoable(draft: Draft, restore: (value: unknown) => boolean | undefined = (value) => void draft.set([], value)): Undoable {
  const offerUndo = useOfferUndo();
  const tree = useEvent(() => draft.value);
  const undo = useEvent((before: unknown, after: unknown): 'undone' | 'too late' | 'not yet' => {
    const earlier = withoutStep(before, after, draft.value);
    if (!earlier) return 'too late';
    return flushSync(() => restore(earlier.value)) === false ? 'not yet' : 'undone';
  });
  return useEvent((text, change, onUndone) => {
    const before = tree();
    flushSync(change);
    const after = tree();
    const offer = () =>
      offerUndo(text, () => {
        const outcome = undo(before, after);
        if (outcome === 'undone') onUndone?.();
        else if (outcome === 'not yet') offer();
        else showToast.error('Ce qui a été saisi depuis ne permet plus de l’annuler.');
      });
    offer();
  });
}
