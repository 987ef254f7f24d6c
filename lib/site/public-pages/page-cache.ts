/**
 * The public pages that Next has rendered, in memory (`cacheHandler` in next.config.mjs). The address of a page holds
 * the version of the site (proxy.ts), so a page is never out of date; those of older versions are dropped. Next awaits
 * `set` before it answers the first visitor, and sends what `set` has left in the entry, its headers too.
 */
import path from 'node:path';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { type Bounds, keepWithin } from '@/lib/memoize';
import { withTypedWords } from '@/sections/publications/typed-words';
import { internalPage, ownerOnlySuffix } from './page-address';
import { renderQueue } from './render-queue';
import { type PageParts, partsOfBuild, sealPage } from './seal';
import { pageTag, siteState } from './site-state';

/** Next's cache entry of a page, as far as this file reads and changes it. */
type Rendered = {
  readonly kind: string;
  html: string;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
};
type Entry = {
  readonly value: Rendered;
  readonly lastModified: number;
  readonly cacheControl: { readonly revalidate: false; readonly expire: undefined };
};

/** Bounds of what is kept: pages, and characters of HTML. */
const mostPages = { count: 500, size: 32 * 2 ** 20 };

/**
 * Pages by key, of the versions that `current` returns; pages of any other version are neither kept nor returned.
 */
export function createPageStore(current: () => readonly string[], most: Bounds = mostPages) {
  const kept = new Map<string, Entry>();
  let keptVersions = '';

  /** Whether a key is of a current version, or of none; drops what is kept of another. */
  function isCurrent(key: string): boolean {
    const now = current();
    const isOfNow = (each: string) => now.includes(internalPage(each)?.version ?? now[0] ?? '');
    if (String(now) !== keptVersions) for (const each of kept.keys()) if (!isOfNow(each)) kept.delete(each);
    keptVersions = String(now);
    return isOfNow(key);
  }

  return {
    get(address: string): Entry | null {
      const { key, typed } = internalPage(address) ?? { key: address, typed: '' };
      const entry = isCurrent(key) ? kept.get(key) : undefined;
      if (!entry) return null;
      // The least recently used is dropped first: a Map keeps the order of insertion.
      kept.delete(key);
      kept.set(key, entry);
      return typed === ''
        ? entry
        : { ...entry, value: { ...entry.value, html: withTypedWords(entry.value.html, typed) } };
    },
    set(address: string, value: Rendered): void {
      const { key } = internalPage(address) ?? { key: address };
      if (!isCurrent(key) || key.length > longestKey) return;
      kept.set(key, { value, lastModified: Date.now(), cacheControl: { revalidate: false, expire: undefined } });
      // Searches are dropped first: however many a client makes up, the other pages stay.
      const oldestFirst = Array.from(kept).toSorted(([a], [b]) => Number(isSearch(b)) - Number(isSearch(a)));
      keepWithin(most, kept, (entry) => entry.value.html.length, oldestFirst);
    },
    has: (key: string): boolean => isCurrent(key) && kept.has(key),
    size: () => kept.size,
  };
}

/** A search with longer words is rendered anew at each visit. Next's own part of a key is about 100 characters. */
const longestKey = 500;

const isSearch = (key: string): boolean => internalPage(key)?.isSearch ?? false;

/**
 * A page that says that there is none. It cannot call `notFound()`: of a static page, Next would then send an empty
 * one, which React fills.
 */
const isMissing = /<main [^>]*data-status="404"/;

/**
 * A page with formulas that were not made yet (components/public/owner-text.tsx): the next visitor gets more of them.
 */
const isUnfinished = /<span data-formule="en-attente">/;

const store = createPageStore(() => {
  const { version, coming } = siteState();
  return [version, ...coming];
});
const renders = renderQueue();
renders.isMade = store.has;
let parts: PageParts | undefined;

/** Next makes one for each request, so what is kept is the module's. */
export default class PageCache {
  /** Where there is no page, Next renders one, once for all who ask for it at the same time; `proxy.ts` gave it its turn. */
  async get(key: string): Promise<Entry | null> {
    return store.get(key);
  }

  async set(key: string, data: Rendered | null): Promise<void> {
    renders.end(internalPage(key)?.key ?? key);
    if (
      data?.kind !== 'APP_PAGE' ||
      typeof data.html !== 'string' ||
      process.env.NEXT_PHASE === 'phase-production-build'
    )
      return;
    parts ??= partsOfBuild(path.resolve('.next/static'), path.resolve('public'));
    if (isMissing.test(data.html)) data.status = 404;
    const isFinal = (data.status ?? 200) === 200 && !isUnfinished.test(data.html);
    const page = internalPage(key);
    // The filters of /publications fetch one search after the other, for its list alone: it links to its sheets and its
    // script.
    const { html, policy } = sealPage(data.html, page?.isSearch ? { ...parts, inlined: new Map() } : parts);
    data.html = html;
    Object.assign(data, { rscData: undefined, segmentData: undefined }); // for Next's client-side router, which public pages do not have
    const { 'set-cookie': _, ...headers } = data.headers ?? {}; // it would be one visitor's, sent to all
    data.headers = {
      ...headers,
      'content-security-policy': policy,
      ...(page && caching(isFinal ? page.version : undefined)),
    };
    if (isFinal || page === null) store.set(key, { ...data });
    if (page?.typed) data.html = withTypedWords(html, page.typed);
    forgetControls(key);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/**
 * Next notes how long each key may be kept in a map that nobody empties, and versions make ever new keys. Entries say
 * it themselves (`cacheControl`).
 */
function forgetControls(key: string): void {
  const noted: unknown = Reflect.get(SharedCacheControls, 'cacheControls');
  if (noted instanceof Map) noted.delete(key);
}

/**
 * How browsers keep a page of a version; `undefined` for an error page and an unfinished one. While the site is off
 * line, and in a language that is not public, its owner alone gets pages.
 */
const caching = (version: string | undefined): Record<string, string> =>
  version === undefined || version.endsWith('.hors-ligne') || version.endsWith(ownerOnlySuffix)
    ? { 'cache-control': 'no-store' }
    : { 'cache-control': 'public, no-cache', etag: pageTag(version) };
