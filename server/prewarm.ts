/** Renders the home page again after a save, before a visitor asks for it (docs/decisions/0011-hot-path.md). */
import { describeError, log } from '@/lib/log';
import type { Page } from './cached-page';

/** ms without a further save before the page is rendered: a series of saves costs one render. */
const calm = 100;

/** `home` gives the page, rendered where it is not cached any more, or none while nobody gets it. */
type Home = () => Page | Promise<Page> | undefined;

/** Returns a function to call when something may have been saved. */
export function homePrewarmer(home: Home): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      warm(home).catch((error: unknown) => log('warn', 'server.warm', { error: describeError(error) }));
    }, calm).unref();
  };
}

async function warm(home: Home): Promise<void> {
  const page = await home();
  await page?.encodedAs('br');
}
