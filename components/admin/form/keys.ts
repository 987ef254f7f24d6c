import { useEffect, useEffectEvent } from 'react';

type Key = 'Enter' | 'Escape' | 'Backspace';

/**
 * Whether a key was really pressed: during composition, as in Japanese, it belongs to the input method. Safari ends the
 * composition before the confirming key, whose code is then 229 (UI Events, « keyCode »).
 */
export const isKey = (event: KeyboardEvent, key: Key): boolean =>
  event.key === key && !event.isComposing && event.keyCode !== 229;

/** Closes the form on Escape, unless a dialog, a popover, the open sidebar or a control handles the key. */
export function useEscape(close: (() => void) | undefined): void {
  useWindowKey((event) => {
    if (!close || !isKey(event, 'Escape') || event.defaultPrevented) return;
    if (document.querySelector('dialog[open], [popover]:popover-open, #menu[data-open]')) return;
    event.preventDefault(); // else the same key would close the dialog that this opens
    close();
  });
}

/** Saves on Ctrl+S (Cmd+S), unless a dialog is open over the form. `inDialog`: the form itself is in a dialog. */
export function useSaveKey(save: (() => unknown) | undefined, inDialog = false): void {
  useWindowKey((event) => {
    if (!save || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (document.querySelectorAll('dialog[open]').length === (inDialog ? 1 : 0)) void save();
  });
}

/** Calls `act` for each key pressed in the page, while mounted. */
export function useWindowKey(act: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
