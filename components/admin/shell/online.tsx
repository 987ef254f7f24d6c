'use client';
import { useSyncExternalStore } from 'react';
import { cx } from '../ui/cx';

/** Whether the browser reports a network connection; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

export function Online() {
  const online = useOnline();
  return (
    <span
      className={cx('inline-flex items-center gap-mark font-medium before:size-2 before:rounded-full before:bg-current', online ? 'text-ok' : 'text-ink-faint')}
    >
      {online ? 'En ligne' : 'Hors ligne'}
    </span>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
