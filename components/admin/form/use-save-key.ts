'use client';
import { useWindowKey } from './use-window-key';

/** Ctrl+S, or Cmd+S. */
const isSaveKey = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';

/** Saves on Ctrl+S (Cmd+S), unless a dialog is open over the form. `inDialog`: the form is itself in a dialog. */
export function useSaveKey(save: () => void, inDialog = false): void {
  useWindowKey((event) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (document.querySelectorAll('dialog[open]').length === (inDialog ? 1 : 0)) save();
  });
}
