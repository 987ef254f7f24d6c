'use client';
import { isKey } from './is-key';
import { useWindowKey } from './use-window-key';

/** Closes the form on Escape, unless a dialog, a popover, the open sidebar or a control handles the key. */
export function useEscape(close: (() => void) | undefined): void {
  useWindowKey((event) => {
    if (!close || !isKey(event, 'Escape') || event.defaultPrevented) return;
    if (document.querySelector('dialog[open], [popover]:popover-open, #menu[data-open]')) return;
    event.preventDefault(); // otherwise the same key would close the dialog that this opens
    close();
  });
}
