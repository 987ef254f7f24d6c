/**
 * The page cache. A page is valid for one epoch (a content version, a day): when the epoch changes all are dropped,
 * and a render that began in an earlier one is returned to those who waited for it, never cached.
 */
import type { Page } from './cached-page';

type PageCache = {
  /** The page of a key: at once when it is cached, else rendered once for all requests meanwhile. `now` is the epoch, where it is known. */
  readonly get: (key: string, now?: string) => Page | Promise<Page>;
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

  function get(key: string, now = epoch()): Page | Promise<Page> {
    enter(now);
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
    const oldestFirst = Array.from(kept).toSorted(([a], [b]) => Number(b.includes('?')) - Number(a.includes('?')));
    for (const [oldest, each] of oldestFirst) {
      if (kept.size <= maxPages && bytes <= maxBytes) return;
      bytes -= each.bytes();
      kept.delete(oldest);
    }
  }

  return { get, size: () => kept.size };
}
