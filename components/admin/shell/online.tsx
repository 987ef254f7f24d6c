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

/** Whether the browser has a connection, and whether the owner has taken the site off line. */
export function Online({ isOffline }: { readonly isOffline: boolean }) {
  const online = useOnline();
  const isAll = online && !isOffline;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-mark font-medium before:size-2 before:rounded-full before:bg-current',
        isAll ? 'text-ok' : 'text-ink-faint',
      )}
    >
      {!online ? 'Hors connexion' : isOffline ? 'Site hors ligne' : 'Site en ligne'}
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
