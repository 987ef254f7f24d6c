'use client';

import { useEffect } from 'react';
import { startDialogs } from './dialogs';
import { startMenus } from './menus';
import { startScroll } from './scroll';

/** What script adds to pages that are complete without it: modal windows, menus that close, the active link. Draws nothing. */
export function Behaviour() {
  useEffect(() => {
    const stop = new AbortController();
    startDialogs(stop.signal);
    startMenus(stop.signal);
    startScroll(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
