'use client';
import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or Cmd+S. */
const isSaveKey = (event: KeyboardEvent): boolean => (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';

/** Saves on Ctrl+S (Cmd+S), unless a dialog is open over the form. `inDialog`: the form is itself in a dialog. */
export function useSaveKey(save: () => void, inDialog = false): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (document.querySelectorAll('dialog[open]').length === (inDialog ? 1 : 0)) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
