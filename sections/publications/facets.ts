/**
 * What the filters of /publications look at in a publication, and the rule by which one fits: for the server
 * (filter.ts), and for the script of a static copy, whose pages hold these facets as data.
 */
import type { Query } from './query';

export type Facets = {
  /** The value of the filter by year: `2024`, `sous-presse`, `sans-date`. */
  readonly annee: string;
  /** By which spans of years are compared: for what has no year, a number beyond all years or before them (years.ts). */
  readonly rank: number;
  readonly type: string;
  readonly domaine: string;
  readonly audience?: string;
  readonly mentions: readonly string[];
  /** All that is searched, folded. */
  readonly text: string;
};

/** The facets of a page's publications by their id, and the co-authors whom the filter may name. */
export type ListData = {
  readonly entries: Readonly<Record<string, Facets & { readonly authors: readonly string[] }>>;
  /** Their names by the value of `auteur`. */
  readonly authors: Readonly<Record<string, string>>;
};

/** The id of the element that holds `ListData` as JSON in a page of a static copy. */
export const listDataId = 'list-data';

/** Whether a publication fits all filters but that by author; `words` are those of `q` (query.ts: searchWords). */
export function fits(facets: Facets, filter: Query, words: readonly string[]): boolean {
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
