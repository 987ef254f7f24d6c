/** The filters of /publications: GET parameters, which work without script; values that are not offered are ignored. */

import { foldLetters } from '@/lib/format/fold';
import { budget } from '@/lib/mathematics/budget';
import { plainMathematics } from '@/lib/mathematics/parts';
import { memoize } from '@/lib/memoize';
import { type filterParameters, type Query, searchWords } from './query';
import type { Publications } from './schema';
import { type PublicationEntry, publicationEntries } from './statistics';
import { typeOf } from './type-badge';
import { venueOf } from './venue';

export type Filter = Pick<Query, (typeof filterParameters)[number]>;
export type Choice = { readonly value: string; readonly label: string };
export type Choices = { readonly years: readonly Choice[]; readonly types: readonly Choice[]; readonly domains: readonly Choice[] };

/** What can be chosen: the years, types and domains that the publications have. */
export const choicesOf = memoize((publications: Publications): Choices => {
  const entries = publicationEntries(publications);
  const distinct = (values: readonly string[]) => [...new Set(values)].map((value) => ({ value, label: value }));
  return {
    years: distinct(entries.map(({ year }) => String(year))),
    types: distinct(entries.map(typeOf)).toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
    domains: Object.entries(publications).map(([value, { title }]) => ({ value, label: title })),
  };
});

/** The filter that a query asks for: no unknown choices, `q` cut at 200 characters. Which author is asked for, read-list.ts knows. */
export function readFilter(query: Query, choices: Choices): Filter {
  const offered = (wanted: string | undefined, among: readonly Choice[]) => among.find(({ value }) => value === wanted)?.value;
  return {
    q: query.q?.slice(0, 200),
    annee: offered(query.annee, choices.years),
    type: offered(query.type, choices.types),
    domaine: offered(query.domaine, choices.domains),
  };
}

export function isFiltered(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

/** The entries that match all filters. */
export const filterEntries = (entries: readonly PublicationEntry[], filter: Filter): PublicationEntry[] => entries.filter(matching(filter));

/** Tells whether an entry matches all filters; each word of `q` is in title (formulas as typed or as read), authors, editors, venue, publisher, type, year, keywords, abstract or an identifier, accents aside. */
export function matching(filter: Filter): (entry: PublicationEntry) => boolean {
  const words = searchWords(filter.q ?? '');
  return (entry) => {
    if (filter.annee && String(entry.year) !== filter.annee) return false;
    if (filter.type && typeOf(entry) !== filter.type) return false;
    if (filter.domaine && entry.domain !== filter.domaine) return false;
    const text = words.length > 0 ? textOf(entry) : '';
    return words.every((word) => text.includes(word));
  };
}

const texts = new WeakMap<PublicationEntry, string>();

/** What is searched of an entry, made once, when the formulas of its title are. */
function textOf(entry: PublicationEntry): string {
  const known = texts.get(entry);
  if (known !== undefined) return known;
  const refusals = budget.refusals();
  const { title, authors, year, details: { keywords = '', abstract = '', editors, publisher, doi, halId, arxivId, isbn } = {} } = entry.item;
  const venue = venueOf(entry.item);
  const plain = plainMathematics(title);
  const text = foldLetters(
    [title, plain === title ? '' : plain, authors, venue, typeOf(entry), year, keywords, abstract, editors, publisher, doi, halId, arxivId, isbn].join(' '),
  );
  if (budget.refusals() === refusals) texts.set(entry, text);
  return text;
}
