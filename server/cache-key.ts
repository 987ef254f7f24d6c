/**
 * Which addresses show the same bytes to every visitor, and the key under which their page is cached.
 * The query parameters are those of the pages themselves (app/(site)/publications); others in an address are ignored.
 */
const parametersOf: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/publications': ['annee', 'type', 'domaine', 'q', 'page'],
};

/**
 * Documents without parameters: a publication's page and its reference as a file, the feed, and what crawlers and phones
 * ask for. An unknown publication is rendered as a 404 and not cached.
 */
const plain = [
  /^\/publications\/[a-z0-9]+(?:-[a-z0-9]+)*(?:\/reference\.(?:bib|ris))?$/,
  /^\/(?:publications\/flux\.xml|sitemap\.xml|robots\.txt|manifest\.webmanifest)$/,
];

/** Pages with longer values or paths are rendered without being cached. */
const longestValue = 80;
const longestPath = 200;

/**
 * The canonical path and query of a public page, or null for a page that is not cached.
 * Parameters come in the table's order, empty ones are dropped; an address that names one twice is not cached.
 */
export function cacheKey(url: string): string | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const known = Object.hasOwn(parametersOf, path) ? parametersOf[path] : undefined;
  if (!known) return path.length <= longestPath && plain.some((pattern) => pattern.test(path)) ? path : null;
  if (mark < 0 || known.length === 0) return path;
  const given = new URLSearchParams(url.slice(mark + 1));
  const canonical = new URLSearchParams();
  for (const name of known) {
    const values = given.getAll(name);
    const [value = ''] = values;
    if (values.length > 1 || value.length > longestValue) return null;
    if (value !== '') canonical.set(name, value);
  }
  return canonical.size === 0 ? path : `${path}?${canonical}`;
}
