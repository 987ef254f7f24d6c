/**
 * The script of the pages of a static copy (docs/decisions/0035-static-copy.md): that of the public pages, but for what
 * asks the server. A list is whole in its page, and is filtered there.
 */
import { startCopy } from './copy';
import { startDialogs } from './dialogs';
import { startLanguages } from './languages';
import { startLayout } from './layout';
import { startListInPage } from './list-in-page';
import { startMenus } from './menus';
import { startPhotos } from './photos';
import { startScroll } from './scroll';
import { startTheme } from './theme';

const { signal } = new AbortController();
for (const start of [
  startLayout,
  startTheme,
  startPhotos,
  startDialogs,
  startMenus,
  startScroll,
  startListInPage,
  startCopy,
  startLanguages,
])
  start(signal);
