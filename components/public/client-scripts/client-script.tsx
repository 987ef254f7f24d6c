'use client';

import { useEffect } from 'react';
import { startClientScripts } from './start';

/**
 * Starts the behaviour of public pages under React (`npm run dev`); renders nothing. Elsewhere pages load
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
