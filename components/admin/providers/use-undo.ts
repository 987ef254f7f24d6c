'use client';
import { useCallback, useEffect, useRef } from 'react';
import { followTyping, stepBack } from '../form/field-undo';
import { forgetOffers, offerUndo, type UndoOffer, undoLast } from './undo-offers';

/**
 * Returns a function that offers to undo a removal, by a toast and by Ctrl+Z, as long as the component is there to do
 * so.
 */
export function useOfferUndo(): (text: string | undefined, undo: () => void, about?: string) => void {
  const own = useRef<UndoOffer[]>([]);
  useEffect(() => () => own.current.forEach((offer) => void offer.withdraw()), []);
  return useCallback((text, undo, about) => void own.current.push(offerUndo(text, undo, about)), []);
}

/**
 * Ctrl+Z (Cmd+Z) takes back the last removal, unless something was typed since, else the typing of the field that has
 * the focus: never that of another, which the browser's own history would play back. A rich text has undo of its own.
 */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step) return;
      const isHandled = event.defaultPrevented;
      event.preventDefault();
      const isElsewhere =
        document.querySelector('dialog[open][role=alertdialog]') ||
        (event.target instanceof HTMLElement && event.target.isContentEditable);
      if (isHandled || isElsewhere || (step === 'undo' && undoLast())) return;
      stepBack(event.target, step === 'redo');
    };
    const stopFollowing = followTyping();
    window.addEventListener('keydown', onKey);
    document.addEventListener('input', forgetOffers);
    return () => {
      stopFollowing();
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('input', forgetOffers);
    };
  }, []);
}

/** The command of a key: Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo; Cmd on a Mac. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
