import { startCopy } from './copy';
import { startDialogs } from './dialogs';
import { startFilters } from './filters';
import { startLanguages } from './languages';
import { startLayout } from './layout';
import { startMenus } from './menus';
import { startPhotos } from './photos';
import { startPrint } from './print';
import { startScroll } from './scroll';
import { startTheme } from './theme';

/**
 * Starts what script adds to pages that are complete without it: modal dialogs, menus that close, the active link…
 * until `signal` aborts.
 */
export function startClientScripts(signal: AbortSignal): void {
  for (const start of [
    startLayout,
    startTheme,
    startPhotos,
    startDialogs,
    startMenus,
    startScroll,
    startFilters,
    startCopy,
    startPrint,
    startLanguages,
  ])
    start(signal);
}
