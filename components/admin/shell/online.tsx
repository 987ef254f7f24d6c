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

/** Whether the browser has a connection, and the site is on line for its visitors. */
export function Online({ isSiteOffline }: { readonly isSiteOffline: boolean }) {
  const online = useOnline();
  const text = !online ? 'Hors ligne' : isSiteOffline ? 'Site hors ligne' : 'En ligne';
  return (
    <span
      className={cx(
        'inline-flex items-center gap-mark font-medium before:size-2 before:rounded-full before:bg-current',
        online && !isSiteOffline ? 'text-ok' : 'text-ink-faint',
      )}
    >
      {text}
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
