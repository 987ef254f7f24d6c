/** Visits the site for a static copy, as anybody does: its pages, and all that they lead to on the site itself. */
import { CliError } from '@/lib/cli-error.mjs';
import { placeOf } from './place';
import { addressesIn, replaceInCss } from './references';

export type Found = {
  readonly address: string;
  readonly bytes: Buffer;
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

/** How many are asked for at once; the site itself makes two pages at a time. */
const together = 6;

/** Not counted as a visit (lib/site/visits/reader.ts). */
const userAgent = 'Copie statique (robot)';

/**
 * All that the site at `origin` shows to visitors; `siteUrl` is what its absolute addresses begin with. Throws a
 * `CliError` where it is off line, or gives no answer to what it leads to.
 */
export async function visitSite(origin: string, siteUrl: string): Promise<Visited> {
  const [found, moved, missing] = [new Map<string, Found>(), new Map<string, string>(), new Map<string, Missing>()];
  const known = new Set<string>();
  const waiting: { address: string; file: string; from: string }[] = [];
  const add = (address: string, from: string) => {
    const place = placeOf(address);
    if (place === null || known.has(place.file)) return;
    known.add(place.file);
    waiting.push({ ...place, from });
  };
  for (const address of [...beginnings, `/${notFoundPage}`]) add(address, '');

  const visit = async ({ address, file, from }: (typeof waiting)[number]) => {
    const answer = await fetch(origin + address, { redirect: 'manual', headers: { 'User-Agent': userAgent } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const leadsTo = answer.headers.get('location');
    if (leadsTo !== null) {
      const target = pathOn(origin, leadsTo, address);
      const place = target && placeOf(target);
      if (!place) return void missing.set(file, { address, from });
      moved.set(file, place.file);
      return add(target, from);
    }
    if (answer.status === 503) throw new CliError('Le site est hors ligne : mettez-le en ligne, puis recommencez.');
    if (answer.status === 404 && file !== notFoundPage) {
      if (from !== '') missing.set(file, { address, from });
      return;
    }
    if (answer.status !== 200 && file !== notFoundPage)
      throw new CliError(`${address} n’a pas pu être copié : le site a répondu ${answer.status}.`);
    const type = answer.headers.get('content-type') ?? '';
    found.set(file, { address, bytes, type, policy: answer.headers.get('content-security-policy') ?? '' });
    for (const next of leadingTo(bytes, type, address, siteUrl)) add(next, address);
  };
  while (waiting.length > 0) await Promise.all(waiting.splice(0, together).map(visit));
  return { found, moved, missing: Array.from(missing.values()).toSorted((a, b) => (a.address < b.address ? -1 : 1)) };
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
  const links = type.startsWith('text/html') ? addressesIn(text) : addressesInCss(text);
  const absolute = Array.from(text.matchAll(/(?:content="|<loc>|"src":")([^"<]+)/g), ([, address = '']) => address);
  return [...links, ...absolute.filter((address) => address.startsWith(siteUrl))].flatMap(
    (link) => pathOn(siteUrl, link.replaceAll('&amp;', '&'), page) ?? [],
  );
}

function addressesInCss(css: string): string[] {
  const found: string[] = [];
  replaceInCss(css, (address) => {
    found.push(address);
    return address;
  });
  return found;
}
