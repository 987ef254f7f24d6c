/**
 * The properties of a publication that the filters of /publications test, and the test: for the server (filter.ts), and
 * for the script of a static copy, whose pages contain these facets as data.
 */
import type { Query } from './query';

export type Facets = {
  /** Value of the year filter: `2024`, `sous-presse`, `sans-date`. */
  readonly annee: string;
  /** Compared with spans of years: without a year, a number above or below all years (years.ts). */
  readonly rank: number;
  readonly type: string;
  readonly domaine: string;
  readonly audience?: string;
  readonly mentions: readonly string[];
  /** All searchable text, folded. */
  readonly text: string;
};

/** The facets of a page's publications by id, and the co-authors for the filter. */
export type ListData = {
  readonly entries: Readonly<Record<string, Facets & { readonly authors: readonly string[] }>>;
  /** Names by the value of `auteur`. */
  readonly authors: Readonly<Record<string, string>>;
};

/** Id of the element with `ListData` as JSON in a page of a static copy. */
export const listDataId = 'list-data';

/** Whether a publication matches all filters except the author's; `words`: those of `q` (query.ts: searchWords). */
export function matchesFacets(facets: Facets, filter: Query, words: readonly string[]): boolean {
  const { annee, de, a, type, domaine, audience, mention } = filter;
  if (annee && facets.annee !== annee) return false;
  if (de && !(facets.rank >= Number(de))) return false;
  if (a && !(/^\d{4}$/.test(facets.annee) && facets.rank <= Number(a))) return false;
  if (type && facets.type !== type) return false;
  if (domaine && facets.domaine !== domaine) return false;
  if (audience && facets.audience !== audience) return false;
  if (mention && !facets.mentions.includes(mention)) return false;
  if (words.length === 0) return true;
  const { text } = facets;
  return words.every((word) => text.includes(word));
}
