/**
 * The public pages that Next has rendered, in memory (`cacheHandler` in next.config.mjs). The address of a page holds the version of the site
 * (proxy.ts), so a page is never out of date; those of older versions are dropped. Next awaits `set` before it answers the first visitor,
 * and sends what `set` has left in the entry, its headers too.
 */
import path from 'node:path';
import { internalPage } from './page-address';
import { type PageParts, partsOfBuild, sealPage } from './seal';
import { pageTag } from './site-state';

/** What Next stores of a page, of which this reads and changes some. */
type Rendered = {
  readonly kind: string;
  html: string;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
};
type Entry = { readonly value: Rendered; readonly lastModified: number };

/** Bounds of what is kept: pages, and characters of HTML. */
type Bounds = { readonly maxPages?: number; readonly maxSize?: number };

/** Pages by key, of the newest version alone. */
export function createPageStore({ maxPages = 500, maxSize = 32 * 2 ** 20 }: Bounds = {}) {
  const kept = new Map<string, Entry>();
  let newest = '';

  /** Drops the pages of older versions; false for a key of an older version than the newest. */
  function enter(key: string): boolean {
    const version = internalPage(key)?.version ?? newest;
    if (version === newest) return true;
    if (isOlder(version, newest)) return false;
    newest = version;
    kept.clear();
    return true;
  }

  return {
    get(key: string): Entry | null {
      const entry = enter(key) ? kept.get(key) : undefined;
      if (!entry) return null;
      // The least recently used is dropped first: a Map keeps the order of insertion.
      kept.delete(key);
      kept.set(key, entry);
      return entry;
    },
    set(key: string, value: Rendered): void {
      if (!enter(key) || key.length > longestKey) return;
      kept.set(key, { value, lastModified: Date.now() });
      let size = 0;
      for (const entry of kept.values()) size += entry.value.html.length;
      // Searches are dropped first: however many a client makes up, the other pages stay.
      const oldestFirst = Array.from(kept).toSorted(([a], [b]) => Number(isSearch(b)) - Number(isSearch(a)));
      for (const [oldest, entry] of oldestFirst) {
        if (kept.size <= maxPages && size <= maxSize) return;
        size -= entry.value.html.length;
        kept.delete(oldest);
      }
    },
    size: () => kept.size,
  };
}

/** A search with longer words is rendered anew at each visit. Next's own part of a key is about 100 characters. */
const longestKey = 500;

const isSearch = (key: string): boolean => internalPage(key)?.isSearch ?? false;

/** Whether a version of the site comes before another: by its content's number, then by its day. */
function isOlder(version: string, than: string): boolean {
  const [[number = '', day = ''], [otherNumber = '', otherDay = '']] = [version.split('.'), than.split('.')];
  return Number(number) < Number(otherNumber) || (number === otherNumber && day < otherDay);
}

/** A page that says that there is none. It cannot call `notFound()`: of a static page, Next would then send an empty one, which React fills. */
const isMissing = /<main [^>]*data-status="404"/;

const store = createPageStore();
let parts: PageParts | undefined;

/** Next makes one for each request, so what is kept is the module's. */
export default class PageCache {
  async get(key: string): Promise<Entry | null> {
    return store.get(key);
  }

  async set(key: string, data: Rendered | null): Promise<void> {
    if (data?.kind !== 'APP_PAGE' || typeof data.html !== 'string' || process.env.NEXT_PHASE === 'phase-production-build') return;
    parts ??= partsOfBuild(path.resolve('.next/static'), path.resolve('public'));
    if (isMissing.test(data.html)) data.status = 404;
    const isFound = (data.status ?? 200) === 200;
    const page = internalPage(key);
    // The filters of /publications fetch one search after the other, for its list alone: it links to its sheets and its script.
    const { html, policy } = sealPage(data.html, page?.isSearch ? { ...parts, inlined: new Map() } : parts);
    data.html = html;
    Object.assign(data, { rscData: undefined, segmentData: undefined }); // for Next's client-side router, which public pages do not have
    data.headers = { ...data.headers, 'content-security-policy': policy, ...(page && caching(isFound ? page.version : undefined)) };
    if (isFound || page === null) store.set(key, data);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/** How browsers keep a page of a version; `undefined` for an error page. While the site is off line, its owner alone gets pages. */
const caching = (version: string | undefined): Record<string, string> =>
  version === undefined || version.endsWith('.hors-ligne') ? { 'cache-control': 'no-store' } : { 'cache-control': 'public, no-cache', etag: pageTag(version) };
