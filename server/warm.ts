/** Draws the home page anew after a save, before a visitor asks for it. */
import { describeFault, log } from '@/lib/log';
import type { Pages } from './pages';

/** ms without a further save before the page is drawn: a series of saves costs one rendering. */
const calm = 100;

/** What to call when something may have been saved; a page that is still good costs nothing. */
export function homeWarmer(pages: Pick<Pages, 'get'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      warm(pages).catch((fault: unknown) => log('warn', 'server.warm', { fault: describeFault(fault) }));
    }, calm).unref();
  };
}

async function warm(pages: Pick<Pages, 'get'>): Promise<void> {
  const page = await pages.get('/');
  await page.variant('br');
}
