'use client';
import { useEffect, useEffectEvent } from 'react';
import { isKey } from './is-key';

/** Closes the form on Escape, unless a dialog, a popover, the open sidebar or a control handles the key. */
export function useEscape(close: (() => void) | undefined): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!close || !isKey(event, 'Escape') || event.defaultPrevented) return;
    if (document.querySelector('dialog[open], [popover]:popover-open, #menu[data-open]')) return;
    event.preventDefault(); // otherwise the same key would close the dialog that this opens
    close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
