'use client';

import { useEffect } from 'react';
import { startBehaviour } from './start';

/** Starts the behaviour of the public pages under plain `next start`. Renders nothing; the front server sends `page-script.ts` instead. */
export function Behaviour() {
  useEffect(() => {
    const stop = new AbortController();
    startBehaviour(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
