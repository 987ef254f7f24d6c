import { useCallback, useEffect, useRef } from 'react';
import { dropSteps, keepStep, keepTyping, redoLast, undoLast } from './past';

/** Returns a function that offers an undo, by a toast and by Ctrl+Z, while the component is mounted. */
export function useOfferUndo(): (text: string | undefined, undo: () => void, about?: string) => void {
  const { current: owner } = useRef({});
  useEffect(() => () => dropSteps(owner), [owner]);
  return useCallback((text, undo, about) => keepStep(owner, { undo }, text, about), [owner]);
}

/**
 * Ctrl+Z (Cmd+Z) undoes the last step, and Ctrl+Y redoes it: never typing in a field that is not visible, as the
 * browser's own page-wide history would. Rich text has its own history.
 */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      const isElsewhere =
        event.defaultPrevented ||
        document.querySelector('dialog[open][role=alertdialog]') ||
        (event.target instanceof HTMLElement && event.target.isContentEditable);
      if (isElsewhere || command(document.activeElement)) event.preventDefault();
    };
    /** « Annuler » in the browser's menu. */
    const onBeforeInput = (event: InputEvent) => {
      const command = { historyUndo: undoLast, historyRedo: redoLast }[event.inputType];
      if (!command || !isTextField(event.target)) return;
      if (event.target !== document.activeElement || command(event.target)) event.preventDefault();
    };
    const onInput = ({ target }: Event) => {
      if (isTextField(target)) keepTyping(target);
    };
    window.addEventListener('keydown', onKey);
    document.addEventListener('beforeinput', onBeforeInput);
    window.addEventListener('input', onInput); // after a form has recorded it
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('beforeinput', onBeforeInput);
      window.removeEventListener('input', onInput);
    };
  }, []);
}

/** The command of a key: Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo; Cmd on a Mac. */
function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey, isComposing }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey || isComposing) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? redoLast : undoLast;
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? redoLast : undefined;
}

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && /^(?:text|search|url|tel|email|password|number)$/.test(target.type));
