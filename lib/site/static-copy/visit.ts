/** Crawls the site for a static copy, like any visitor: its pages and everything on the site that they link to. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from '@/lib/cli-error.mjs';
import { type Replace, replaceInCss, replaceInManifest, urlsIn } from './page';
import { placeOf } from './place';

export type Found = {
  readonly url: string;
  /** The file with its bytes, as sent: kept in memory, a site's documents would have no bound. */
  readonly bodyFile: string;
  /** Its `Content-Type`. */
  readonly type: string;
  readonly policy: string;
};

/** A broken link, and the page that has it. */
export type Missing = { readonly address: string; readonly from: string };

export type Visited = {
  /** By file name in the copy. */
  readonly found: ReadonlyMap<string, Found>;
  /** Files that are another one: their URL redirects. */
  readonly moved: ReadonlyMap<string, string>;
  readonly missing: readonly Missing[];
};

/** Starting points that no page, or not every site, links to; a missing one is not a broken link. */
const startUrls = ['/', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/icon.svg', '/favicon.ico'];

/** The page that hosts show for an unknown URL. */
export const notFoundPage = '404.html';

/** Not counted as a visit (lib/site/visits/counter.ts). */
const headers = { 'User-Agent': 'Copie statique (robot)', 'Accept-Encoding': 'identity' };

type Options = {
  /** Prefix of the site's absolute URLs. */
  readonly siteUrl: string;
  /** An empty folder for what is found; the caller removes it. */
  readonly workFolder: string;
  /** Most requests at once. */
  readonly together: number;
  /** Whether to pause after each response for as long as it took, to leave the site time for others. */
  readonly rests?: boolean;
  /** Called with the numbers of URLs read and known so far. */
  readonly onProgress?: (read: number, known: number) => void;
};

/**
 * All that the site at `origin` shows visitors, in one content version. Throws a `CliError` where it is off line, keeps
 * changing, or does not respond to something it links to.
 */
export async function visitSite(origin: string, options: Options): Promise<Visited> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const visited = await visitOnce(origin, options);
    if (visited) return visited;
  }
  throw new CliError('Le site n’a pas cessé de changer pendant la copie : recommencez dans un moment.');
}

/** Null where the content has changed meanwhile: pages of two versions could link to what one of them lacks. */
async function visitOnce(
  origin: string,
  { siteUrl, workFolder, together, rests = false, onProgress }: Options,
): Promise<Visited | null> {
  const [found, moved, missing] = [new Map<string, Found>(), new Map<string, string>(), new Map<string, Missing>()];
  const known = new Set<string>();
  const versions = new Set<string>();
  const waiting: { url: string; file: string; from: string; number: number }[] = [];
  const add = (url: string, from: string) => {
    const place = placeOf(url);
    if (place === null || known.has(place.file)) return;
    known.add(place.file);
    waiting.push({ ...place, from, number: known.size });
  };
  for (const url of [...startUrls, `/${notFoundPage}`]) add(url, '');

  const stopping = new AbortController();
  const visit = async ({ url, file, from, number }: (typeof waiting)[number]) => {
    const { response, bytes } = await ask(origin + url, stopping.signal);
    const leadsTo = response.headers.get('location');
    if (leadsTo !== null) {
      const target = pathOn(origin, leadsTo, url);
      const place = target && placeOf(target);
      if (!place) return void missing.set(file, { address: url, from });
      moved.set(file, place.file);
      return add(target, from);
    }
    if (response.status === 503) throw new CliError(isOffline(response) ? offline : overloaded);
    if (invalidStatuses.has(response.status) && file !== notFoundPage) {
      if (from !== '') missing.set(file, { address: url, from });
      return;
    }
    if (response.status !== 200 && file !== notFoundPage)
      throw new CliError(`${url} n’a pas pu être copié : le site a répondu ${response.status}.`);
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) versions.add(response.headers.get('etag') ?? '');
    const bodyFile = path.join(workFolder, String(number));
    await fs.writeFile(bodyFile, bytes);
    found.set(file, { url, bodyFile, type, policy: response.headers.get('content-security-policy') ?? '' });
    for (const next of leadingTo(bytes, type, url, siteUrl)) add(next, url);
  };
  const running = new Set<Promise<void>>();
  let read = 0;
  const visitNext = async (next: (typeof waiting)[number]) => {
    const began = performance.now();
    await visit(next);
    if (rests) await pause(performance.now() - began, undefined, { signal: stopping.signal });
    read += 1;
    onProgress?.(read, known.size);
  };
  try {
    while (waiting.length + running.size > 0) {
      for (const next of waiting.splice(0, together - running.size)) {
        const visiting: Promise<void> = visitNext(next).finally(() => running.delete(visiting));
        running.add(visiting);
      }
      await Promise.race(running);
    }
  } catch (error) {
    stopping.abort();
    await Promise.allSettled(running); // nothing may be written once the caller removes the folder
    throw error;
  }
  versions.delete(''); // an uncached page, such as the not-found page
  if (versions.size > 1) return null;
  return { found, moved, missing: Array.from(missing.values()).toSorted((a, b) => (a.address < b.address ? -1 : 1)) };
}

/** Statuses of an invalid URL: a link that the owner typed may lead anywhere. */
const invalidStatuses: ReadonlySet<number> = new Set([400, 404, 405, 410]);

/** How often a page with unrendered formulas is requested; each time it has more of them. */
const mostForFormulas = 50;

/** How often a busy site is retried, and the longest wait in between, in s. */
const mostWhileBusy = 5;
const longestPause = 10;

const offline = 'Le site est hors ligne : mettez-le en ligne, puis recommencez.';
const overloaded = 'Le site a trop à faire pour être copié maintenant : recommencez dans un moment.';

/** Whether a 503 means an off-line site, to be retried in an hour (proxy.ts), or a busy one. */
const isOffline = (response: Response): boolean => secondsToWait(response) >= 3600;
const secondsToWait = (response: Response): number => Number(response.headers.get('retry-after') ?? 1) || 0;

/**
 * The response for a URL; a page's with all its formulas (components/public/owner-text.tsx). A busy site is retried a
 * few times.
 */
async function ask(url: string, signal: AbortSignal): Promise<{ response: Response; bytes: Buffer }> {
  let busy = 0;
  for (let time = 1; ; time += 1) {
    const response = await fetch(url, { redirect: 'manual', headers, signal });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status === 503 && !isOffline(response) && ++busy < mostWhileBusy)
      await pause(1000 * Math.min(secondsToWait(response), longestPause), undefined, { signal });
    else if (time >= mostForFormulas || !bytes.includes('<span data-formule="en-attente">'))
      return { response: response, bytes };
  }
}

/** Where `link` on a page of the site leads within it: path, query and fragment; null for an external link. */
export function pathOn(origin: string, link: string, page: string): string | null {
  if (!URL.canParse(link, origin + page)) return null;
  const url = new URL(link, origin + page);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

function leadingTo(bytes: Buffer, type: string, page: string, siteUrl: string): string[] {
  if (!/^text\/(?:html|css)|xml|manifest/.test(type)) return [];
  const text = bytes.toString();
  const links = type.startsWith('text/html')
    ? urlsIn(text)
    : urlsReplacedBy(type.includes('manifest') ? replaceInManifest : replaceInCss, text);
  const absolute = Array.from(text.matchAll(/(?:content="|<loc>)([^"<]+)/g), ([, url = '']) => url);
  return [...links, ...absolute.filter((url) => url.startsWith(siteUrl))].flatMap(
    (link) => pathOn(siteUrl, link.replaceAll('&amp;', '&'), page) ?? [],
  );
}

/** The URLs in a file that `replaceIn` would replace. */
function urlsReplacedBy(replaceIn: (text: string, replace: Replace) => string, text: string): string[] {
  const found: string[] = [];
  replaceIn(text, (url) => {
    found.push(url);
    return url;
  });
  return found;
}
