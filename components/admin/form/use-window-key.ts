'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls `act` for each key that is pressed in the page, as long as the component is there. */
export function useWindowKey(act: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
