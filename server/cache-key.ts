/** Which addresses show the same bytes to every visitor, and the key under which their page is cached. */
import { filterParameters, queryParameters } from '@/sections/publications/query';

/** Pages that read parameters; others in an address are ignored. */
const parametersOf: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['/publications', queryParameters],
  ...['bib', 'ris', 'json', 'csv'].map((extension) => [`/publications/liste.${extension}`, filterParameters] as const),
]);

/**
 * Pages without parameters: the home page, a publication's page and its reference as a file, the feed, and what crawlers and
 * phones ask for. An unknown publication is rendered as a 404 and not cached.
 */
const plain = [
  /^\/$/,
  /^\/publications\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/reference\.(?:bib|ris|json))?$/,
  /^\/(?:publications\/flux\.xml|sitemap\.xml|robots\.txt|manifest\.webmanifest)$/,
];

/** Pages with longer values or paths are rendered without being cached. */
const longestValue = 80;
const longestPath = 200;

/**
 * The canonical path and query of a public page, or null for a page that is not cached.
 * Parameters come in the page's own order, empty ones are dropped; an address that names one twice is not cached.
 */
export function cacheKey(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  const parameters = parametersOf.get(path);
  if (!parameters) return path.length <= longestPath && plain.some((pattern) => pattern.test(path)) ? path : null;
  const given = new URLSearchParams(query.join('?'));
  const canonical = new URLSearchParams();
  for (const name of parameters) {
    const [value = '', ...others] = given.getAll(name);
    if (others.length > 0 || value.length > longestValue) return null;
    if (value !== '') canonical.set(name, value);
  }
  return canonical.size === 0 ? path : `${path}?${canonical}`;
}
