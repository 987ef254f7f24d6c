'use client';

import { useEffect } from 'react';
import { startDialogs } from './dialogs';
import { startFilters } from './filters';
import { startMenus } from './menus';
import { startPhotos } from './photos';
import { startScroll } from './scroll';
import { startTheme } from './theme';

/** What script adds to pages that are complete without it: modal windows, menus that close, the active link… Draws nothing. */
export function Behaviour() {
  useEffect(() => {
    const stop = new AbortController();
    for (const start of [startTheme, startPhotos, startDialogs, startMenus, startScroll, startFilters]) start(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
