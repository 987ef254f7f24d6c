/** Maps the site's URLs to files of a static copy, with ASCII names that any web server gives the right type. */
import path from 'node:path';
import { foldLetters } from '@/lib/format/fold';
import { withoutUnreadQuery } from '@/lib/site/public-pages/page-address';

type Place = {
  /** Relative to the copy's folder: `publications/un-titre/index.html`. */
  readonly file: string;
  /** The URL to request from the site. */
  readonly url: string;
  /** What follows the file name in a link: the list's filters, which script reads, and the fragment. */
  readonly after: string;
};

/** Paths that only the running site has; the copy's pages have another script. */
const serverPaths = /^\/(?:admin|api|login|refus|v|_next\/static\/page)(?:\/|$)/;

/**
 * The place of a URL (path, query and fragment); null for one that a copy lacks. The list of publications is one
 * complete page per order; so is its file.
 */
export function placeOf(url: string): Place | null {
  const { pathname, searchParams, hash } = new URL(url, 'http://site.invalid');
  if (serverPaths.test(pathname)) return null;
  if (/^(?:\/[a-z]{2})?\/publications$/.test(pathname)) return listPlace(pathname, searchParams, hash);
  if (/^\/publications\/liste\.\w+$/.test(pathname)) return { file: pathname.slice(1), url: pathname, after: hash };
  const canonical = withoutUnreadQuery(pathname + (searchParams.size === 0 ? '' : `?${searchParams}`));
  return { file: fileOf(pathname, canonical.slice(pathname.length)), url: canonical, after: hash };
}

function listPlace(pathname: string, searchParams: URLSearchParams, hash: string): Place {
  const order = searchParams.get('classement');
  const filters = new URLSearchParams(searchParams);
  for (const name of ['classement', 'page']) filters.delete(name);
  const isOwnOrder = order !== null && /^[a-z]+$/.test(order);
  return {
    file: `${pathname.slice(1)}/${isOwnOrder ? `classement-${order}` : 'index'}.html`, // no slug has a dot
    url: `${pathname}?${isOwnOrder ? `classement=${order}&` : ''}page=tout`,
    after: (filters.size > 0 ? `?${filters}` : '') + hash,
  };
}

/** A page is a folder with an `index.html`; `static` replaces `_next/static`, which some hosts do not serve. */
function fileOf(pathname: string, query: string): string {
  const parts = pathname
    .replace(/^\/_next\/static\//, '/static/')
    .split('/')
    .filter(Boolean)
    .map(inAscii);
  const name = parts.join('/');
  const [ext = ''] = /\.[a-z]\w{0,10}$/i.exec(name) ?? [];
  if (ext === '') return [...parts, inAscii(query.slice(1)), 'index.html'].filter(Boolean).join('/');
  return query === '' ? name : `${name.slice(0, -ext.length)}-${inAscii(query.slice(1))}${ext}`;
}

function inAscii(part: string): string {
  const text = decoded(part);
  return (/^[\w.-]*$/.test(text) ? text : foldLetters(text).replace(/[^\w.]+/g, '-')).replace(/^\.+/, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A link from a file of the copy to a place in it, relative so that it works wherever the copy stands. */
export function linkBetween(from: string, { file, after }: Place): string {
  if (from === file && after.startsWith('#')) return after;
  return path.posix.relative(path.posix.dirname(from), file) + after;
}

/**
 * Replaces the site's absolute URLs in a text (canonical ones, those of feeds and the sitemap) by those of the copy at
 * `base`, which ends in « / ». With a null base they stay: the copy then names the site as the original.
 */
export function absoluteUrls(siteUrl: string, base: string | null): (text: string) => string {
  if (base === null) return (text) => text;
  const siteUrls = new RegExp(`${siteUrl.replaceAll('.', '\\.')}(?![\\w.:-])(/[^\\s"'<>(){}\\\\]*)?`, 'g');
  return (text) => text.replace(siteUrls, (whole, path = '/') => copyUrl(path.replaceAll('&amp;', '&'), base) ?? whole);
}

/** The URL of a place in the copy, a page's being its folder; null where the copy lacks it. */
function copyUrl(path: string, base: string): string | null {
  const place = placeOf(path);
  if (place === null) return null;
  return base + place.file.replace(/(^|\/)index\.html$/, '$1') + place.after.replaceAll('&', '&amp;');
}

/** robots.txt of a copy, without the rules for server paths. */
export const withoutServer = (robots: string): string =>
  robots.replace(/^(?:Disallow: \/(?:admin|api|login)\n)+/m, 'Disallow:\n');
