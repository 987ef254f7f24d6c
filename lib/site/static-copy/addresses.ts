/** The absolute addresses in a static copy: canonical ones, those of feeds, of the sitemap, for search engines. */
import { placeOf } from './place';

/**
 * Replaces the site's absolute addresses in a text by those of the copy at `base`, which ends in « / ». With the base
 * null they stay: the copy then names the site as the original.
 */
export function absoluteAddresses(siteUrl: string, base: string | null): (text: string) => string {
  if (base === null) return (text) => text;
  const own = new RegExp(`${siteUrl.replaceAll('.', '\\.')}(?![\\w.:-])(/[^\\s"'<>(){}\\\\]*)?`, 'g');
  return (text) => text.replace(own, (whole, path = '/') => addressOf(path.replaceAll('&amp;', '&'), base) ?? whole);
}

/** The address of a place in the copy, a page by its folder; null for what it has not. */
function addressOf(path: string, base: string): string | null {
  const place = placeOf(path);
  if (place === null) return null;
  return base + place.file.replace(/(^|\/)index\.html$/, '$1') + place.after.replaceAll('&', '&amp;');
}

/** robots.txt of a copy, which has no addresses to keep crawlers from. */
export const withoutServer = (robots: string): string =>
  robots.replace(/^(?:Disallow: \/(?:admin|api|login)\n)+/m, 'Disallow:\n');
