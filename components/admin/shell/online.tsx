'use client';
import { useSyncExternalStore } from 'react';

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
  return <span className={online ? 'online' : 'online off'}>{online ? 'En ligne' : 'Hors ligne'}</span>;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
