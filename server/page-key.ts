/**
 * Which addresses show the same bytes to every visitor, and under which name their page is kept.
 * The query parameters are those of the pages themselves (app/publications): anything else in an address changes nothing.
 */
const parametersOf: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  '/publications': ['annee', 'type', 'domaine', 'q'],
};

/** Longer values are rendered without being kept. */
const longestValue = 80;

/**
 * The canonical address of a public page, or null when the page is not one that is kept.
 * Parameters come in the table's order, empty ones are dropped; an address that names one twice is not kept.
 */
export function pageKey(url: string): string | null {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const known = Object.hasOwn(parametersOf, path) ? parametersOf[path] : undefined;
  if (!known) return null;
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
