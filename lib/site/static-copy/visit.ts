/** Visits the site for a static copy, as anybody does: its pages, and all that they lead to on the site itself. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from '@/lib/cli-error.mjs';
import { addressesIn, type Replace, replaceInCss, replaceInManifest } from './page';
import { placeOf } from './place';

export type Found = {
  readonly address: string;
  /** The file of its bytes, as the site sent them: in memory, the documents of a site would have no bound. */
  readonly kept: string;
  /** Its `Content-Type`. */
  readonly type: string;
  readonly policy: string;
};

/** A link to what is not there, and the page that has it. */
export type Missing = { readonly address: string; readonly from: string };

export type Visited = {
  /** By the name of the file in the copy. */
  readonly found: ReadonlyMap<string, Found>;
  /** Files that are another one: the site redirects their address. */
  readonly moved: ReadonlyMap<string, string>;
  readonly missing: readonly Missing[];
};

/** What no page leads to, or not in every site: where one is not there, it is no broken link. */
const beginnings = ['/', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/icon.svg', '/favicon.ico'];

/** The page that hosts show for an unknown address, which it is itself. */
export const notFoundPage = '404.html';

/** Not counted as a visit (lib/site/visits/counter.ts). */
const headers = { 'User-Agent': 'Copie statique (robot)', 'Accept-Encoding': 'identity' };

type Options = {
  /** What the site's absolute addresses begin with. */
  readonly siteUrl: string;
  /** A folder for what is found, which is there and empty; the caller removes it. */
  readonly keepIn: string;
  /** How many are asked for at once. */
  readonly together: number;
  /** Whether it rests after each answer for as long as that took: others have the site's time meanwhile. */
  readonly rests?: boolean;
  /** Hears how many addresses are read, of how many that are known so far. */
  readonly onProgress?: (read: number, known: number) => void;
};

/**
 * All that the site at `origin` shows to visitors, in one version of its content. Throws a `CliError` where it is off
 * line, changes again and again, or gives no answer to what it leads to.
 */
export async function visitSite(origin: string, options: Options): Promise<Visited> {
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const visited = await visitOnce(origin, options);
    if (visited) return visited;
  }
  throw new CliError('Le site n’a pas cessé de changer pendant la copie : recommencez dans un moment.');
}

/** Null where the content has changed meanwhile: pages of two versions would lead to what one of them has not. */
async function visitOnce(
  origin: string,
  { siteUrl, keepIn, together, rests = false, onProgress }: Options,
): Promise<Visited | null> {
  const [found, moved, missing] = [new Map<string, Found>(), new Map<string, string>(), new Map<string, Missing>()];
  const known = new Set<string>();
  const versions = new Set<string>();
  const waiting: { address: string; file: string; from: string; number: number }[] = [];
  const add = (address: string, from: string) => {
    const place = placeOf(address);
    if (place === null || known.has(place.file)) return;
    known.add(place.file);
    waiting.push({ ...place, from, number: known.size });
  };
  for (const address of [...beginnings, `/${notFoundPage}`]) add(address, '');

  const stopping = new AbortController();
  const visit = async ({ address, file, from, number }: (typeof waiting)[number]) => {
    const { answer, bytes } = await ask(origin + address, stopping.signal);
    const leadsTo = answer.headers.get('location');
    if (leadsTo !== null) {
      const target = pathOn(origin, leadsTo, address);
      const place = target && placeOf(target);
      if (!place) return void missing.set(file, { address, from });
      moved.set(file, place.file);
      return add(target, from);
    }
    if (answer.status === 503) throw new CliError(isOffline(answer) ? offline : overloaded);
    if (absent.has(answer.status) && file !== notFoundPage) {
      if (from !== '') missing.set(file, { address, from });
      return;
    }
    if (answer.status !== 200 && file !== notFoundPage)
      throw new CliError(`${address} n’a pas pu être copié : le site a répondu ${answer.status}.`);
    const type = answer.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) versions.add(answer.headers.get('etag') ?? '');
    const kept = path.join(keepIn, String(number));
    await fs.writeFile(kept, bytes);
    found.set(file, { address, kept, type, policy: answer.headers.get('content-security-policy') ?? '' });
    for (const next of leadingTo(bytes, type, address, siteUrl)) add(next, address);
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
    await Promise.allSettled(running); // nothing is written any more once the caller removes the folder
    throw error;
  }
  versions.delete(''); // a page that the site does not keep, such as that of unknown addresses
  if (versions.size > 1) return null;
  return { found, moved, missing: Array.from(missing.values()).toSorted((a, b) => (a.address < b.address ? -1 : 1)) };
}

/** What the site says of an address that is none: a link that the owner typed may lead anywhere. */
const absent: ReadonlySet<number> = new Set([400, 404, 405, 410]);

/** How often a page with formulas that are not made yet is asked for; each time it has more of them. */
const mostForFormulas = 50;

/** How often a site that has too much to do is asked, and how long it is left alone in between at most, in s. */
const mostWhileBusy = 5;
const longestPause = 10;

const offline = 'Le site est hors ligne : mettez-le en ligne, puis recommencez.';
const overloaded = 'Le site a trop à faire pour être copié maintenant : recommencez dans un moment.';

/** Whether a 503 is that of a site off line, which is to be asked again in an hour (proxy.ts), or of a busy one. */
const isOffline = (answer: Response): boolean => secondsToWait(answer) >= 3600;
const secondsToWait = (answer: Response): number => Number(answer.headers.get('retry-after') ?? 1) || 0;

/**
 * The answer for an address; of a page, with all its formulas (components/public/mathematics.tsx). A busy site is asked
 * again a few times.
 */
async function ask(url: string, signal: AbortSignal): Promise<{ answer: Response; bytes: Buffer }> {
  let busy = 0;
  for (let time = 1; ; time += 1) {
    const answer = await fetch(url, { redirect: 'manual', headers, signal });
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status === 503 && !isOffline(answer) && ++busy < mostWhileBusy)
      await pause(1000 * Math.min(secondsToWait(answer), longestPause), undefined, { signal });
    else if (time >= mostForFormulas || !bytes.includes('<span data-formule="en-attente">')) return { answer, bytes };
  }
}

/** The address on the site, path, query and fragment, that `link` leads to from a page of it; null for any other. */
export function pathOn(origin: string, link: string, page: string): string | null {
  if (!URL.canParse(link, origin + page)) return null;
  const url = new URL(link, origin + page);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

function leadingTo(bytes: Buffer, type: string, page: string, siteUrl: string): string[] {
  if (!/^text\/(?:html|css)|xml|manifest/.test(type)) return [];
  const text = bytes.toString();
  const links = type.startsWith('text/html')
    ? addressesIn(text)
    : addressesBy(type.includes('manifest') ? replaceInManifest : replaceInCss, text);
  const absolute = Array.from(text.matchAll(/(?:content="|<loc>)([^"<]+)/g), ([, address = '']) => address);
  return [...links, ...absolute.filter((address) => address.startsWith(siteUrl))].flatMap(
    (link) => pathOn(siteUrl, link.replaceAll('&amp;', '&'), page) ?? [],
  );
}

/** The addresses in a file that `replaceIn` would replace. */
function addressesBy(replaceIn: (text: string, replace: Replace) => string, text: string): string[] {
  const found: string[] = [];
  replaceIn(text, (address) => {
    found.push(address);
    return address;
  });
  return found;
}
