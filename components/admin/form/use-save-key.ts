'use client';
import { useEffect, useRef } from 'react';

/** Ctrl+S, or Cmd+S. */
export const isSaveKey = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';

/** Saves on Ctrl+S (Cmd+S), unless a dialog is open over the form. `inDialog`: the form is itself in a dialog. */
export function useSaveKey(save: () => void, inDialog = false): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (document.querySelectorAll('dialog[open]').length === (inDialog ? 1 : 0)) latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [inDialog]);
}
