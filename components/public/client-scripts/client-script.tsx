'use client';

import { useEffect } from 'react';
import { startClientScripts } from './start';

/**
 * Starts the behaviour of the public pages where React runs (`npm run dev`). Renders nothing; elsewhere pages hold
 * `page-script.ts` instead.
 */
export function ClientScript() {
  useEffect(() => {
    const stop = new AbortController();
    startClientScripts(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
