'use client';
import { useCallback, useEffect, useRef } from 'react';
import { forgetOffers, offerUndo, type UndoOffer, undoLast } from './undo-offers';

/** Returns a function that offers to undo a removal, by a toast and by Ctrl+Z, as long as the component is there to do so. */
export function useOfferUndo(): (text: string, undo: () => void, about?: string) => void {
  const own = useRef<UndoOffer[]>([]);
  useEffect(() => () => own.current.forEach((offer) => void offer.withdraw()), []);
  return useCallback((text, undo, about) => void own.current.push(offerUndo(text, undo, about)), []);
}

/** Takes back the last removal on Ctrl+Z (Cmd+Z), unless something was typed since, a question is open, or a rich text has undo of its own. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
      const isElsewhere = document.querySelector('dialog[open][role=alertdialog]') || (event.target instanceof HTMLElement && event.target.isContentEditable);
      if (isUndo && !isElsewhere && undoLast()) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    document.addEventListener('input', forgetOffers);
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('input', forgetOffers);
    };
  }, []);
}
