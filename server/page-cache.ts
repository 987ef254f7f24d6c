/**
 * The page cache. A page is valid for one epoch (a generation of the content, a day): when the epoch changes all are dropped,
 * and a render that began in an earlier one is returned to those who waited for it, never cached.
 */
import type { Page } from './cached-page';

export type PageCache = {
  /** The page of a key: at once when it is cached, else rendered once for all requests meanwhile. */
  readonly get: (key: string) => Page | Promise<Page>;
  /** The page of a key, if it is cached and valid. */
  readonly kept: (key: string) => Page | undefined;
  /** Caches a page that is valid in the present epoch. */
  readonly put: (key: string, page: Page) => void;
  /** How many pages are cached, for tests. */
  readonly size: () => number;
};

type Options = {
  readonly render: (key: string) => Promise<Page>;
  readonly epoch: () => string;
  readonly maxPages?: number;
  readonly maxBytes?: number;
};

export function createPageCache({ render, epoch, maxPages = 500, maxBytes = 32 * 2 ** 20 }: Options): PageCache {
  let current = '';
  let kept = new Map<string, Page>();
  let underWay = new Map<string, Promise<Page>>();

  function get(key: string): Page | Promise<Page> {
    enter(epoch());
    const page = kept.get(key);
    if (!page) return underWay.get(key) ?? begin(key);
    // The least recently used is dropped first: a Map keeps the order of insertion.
    kept.delete(key);
    kept.set(key, page);
    return page;
  }

  function enter(now: string): void {
    if (now === current) return;
    current = now;
    kept = new Map();
    underWay = new Map();
  }

  function begin(key: string): Promise<Page> {
    const [startedIn, shared] = [current, underWay];
    const promise = render(key)
      .then((page) => {
        enter(epoch());
        if (page.status === 200 && startedIn === current) keep(key, page);
        return page;
      })
      .finally(() => shared.delete(key));
    shared.set(key, promise);
    return promise;
  }

  function keep(key: string, page: Page): void {
    kept.set(key, page);
    let bytes = 0;
    for (const each of kept.values()) bytes += each.bytes();
    // Pages with a query are dropped first: however many a client makes up, those without one stay.
    for (const isQuestion of [true, false]) {
      for (const [oldest, each] of kept) {
        if (kept.size <= maxPages && bytes <= maxBytes) return;
        if (oldest.includes('?') !== isQuestion) continue;
        bytes -= each.bytes();
        kept.delete(oldest);
      }
    }
  }

  return {
    get,
    kept(key) {
      enter(epoch());
      return kept.get(key);
    },
    put(key, page) {
      enter(epoch());
      keep(key, page);
    },
    size: () => kept.size,
  };
}
