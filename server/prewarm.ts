/** Renders the home page again after a save, before a visitor asks for it (docs/decisions/0011-hot-path.md). */
import { describeError, log } from '@/lib/log';
import type { PageCache } from './page-cache';

/** ms without a further save before the page is rendered: a series of saves costs one render. */
const calm = 100;

/** Returns a function to call when something may have been saved; it does nothing while the cached page is still valid. */
export function homePrewarmer(pages: Pick<PageCache, 'get'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      warm(pages).catch((error: unknown) => log('warn', 'server.warm', { error: describeError(error) }));
    }, calm).unref();
  };
}

async function warm(pages: Pick<PageCache, 'get'>): Promise<void> {
  const page = await pages.get('/');
  await page.encodedAs('br');
}
