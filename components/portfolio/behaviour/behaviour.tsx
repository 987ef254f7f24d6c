'use client';

import { useEffect } from 'react';
import { startBehaviour } from './start';

/** The behaviour of the public pages where Next serves them alone. Draws nothing; the front server sends `page-script.ts` instead. */
export function Behaviour() {
  useEffect(() => {
    const stop = new AbortController();
    startBehaviour(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
