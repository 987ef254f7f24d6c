'use client';
import { useEffect, useRef } from 'react';

/** Closes the form on Escape, unless a dialog, a popover, the open sidebar or a control handles the key. */
export function useEscape(close: (() => void) | undefined): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open], [popover]:popover-open, #menu[data-open]')) return;
      if (!latest.current) return;
      event.preventDefault(); // otherwise the same key would close the dialog that this opens
      latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
