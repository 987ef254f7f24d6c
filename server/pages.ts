/**
 * The finished pages that are kept. A page is good for one epoch (a generation of the content, a day): when the epoch
 * moves all are dropped, and a render that began in an earlier one is given to those who waited for it, never kept.
 */
import type { Page } from './page';

export type Pages = {
  /** The page of a canonical address: at once when it is kept, else rendered once for all who ask meanwhile. */
  readonly get: (key: string) => Page | Promise<Page>;
  /** The page of a canonical address, if it is kept and good. */
  readonly kept: (key: string) => Page | undefined;
  /** Keeps a page that is good for the present epoch. */
  readonly put: (key: string, page: Page) => void;
  /** For tests and figures. */
  readonly size: () => number;
};

type Options = {
  readonly render: (key: string) => Promise<Page>;
  readonly epoch: () => string;
  readonly maxPages?: number;
  readonly maxBytes?: number;
};

export function keepPages({ render, epoch, maxPages = 500, maxBytes = 32 * 2 ** 20 }: Options): Pages {
  let current = '';
  let kept = new Map<string, Page>();
  let underWay = new Map<string, Promise<Page>>();

  function get(key: string): Page | Promise<Page> {
    enter(epoch());
    const page = kept.get(key);
    if (!page) return underWay.get(key) ?? begin(key);
    // Last used, last dropped: a Map keeps the order of insertion.
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
    // Questions leave first: however many are made up, the pages that have an address of their own stay.
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
