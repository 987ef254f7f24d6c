/** The publications for a URL of /publications, on the page and in a file. */
import { cache } from 'react';
import { decapitalised, quoted } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import { inTurns } from '@/lib/turns';
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { type CoAuthor, coAuthorsOf } from './co-authors';
import { type Choices, choicesOf, type Filter, matching, readFilter } from './filter';
import { type Grouping, groupings, type ListedEntry, listed, readGrouping } from './grouping';
import { filterParameters, type Query } from './query';
import { findPublications, type PublicationEntry, publicationEntries } from './statistics';
import { listWords } from './words/list';

export type PublicationList = {
  readonly section: SectionOf<'publications'>;
  readonly choices: Choices;
  readonly filter: Filter;
  readonly coAuthor?: CoAuthor;
  readonly grouping: Grouping;
  /** The unknown parts of the query, in words. */
  readonly unknown: readonly string[];
  /** Number of publications without the filter. */
  readonly total: number;
  readonly items: readonly ListedEntry[];
};

/**
 * Undefined while the section is hidden. Yields to other work while reading a long list; a page and its metadata share
 * one result.
 */
export const readList = (site: PublicSite, query: Query): Promise<PublicationList | undefined> =>
  listOf(site, JSON.stringify(query));

const listOf = cache(async (site: PublicSite, json: string): Promise<PublicationList | undefined> => {
  const query: Query = JSON.parse(json);
  const section = findPublications(site);
  if (!section) return undefined;
  const { content } = section;
  const choices = choicesOf(content, site.language);
  const coAuthor = query.auteur === undefined ? undefined : (await coAuthorsOf(site)).get(query.auteur);
  const filter = { ...readFilter(query, choices), auteur: coAuthor && query.auteur };
  const grouping = readGrouping(query.classement, content);
  const all = publicationEntries(content);
  const matches = await inTurns(each(coAuthor?.entries ?? all, matching(filter, site.language)));
  const items = listed(content, matches.flat(), grouping, site.language);
  return {
    section,
    choices,
    filter,
    coAuthor,
    grouping,
    unknown: unknownParts(query, filter, site.language),
    total: all.length,
    items,
  };
});

/** Entry by entry, the matches. */
function* each(
  entries: readonly PublicationEntry[],
  isFound: (entry: PublicationEntry) => boolean,
): Generator<readonly PublicationEntry[]> {
  for (const entry of entries) yield isFound(entry) ? [entry] : [];
}

/**
 * « année « deux mille » », « « annees » »: the values of `query` that are not in `filter`, and the unknown parameter
 * names.
 */
export function unknownParts(query: Query, filter: Filter, language: Language = 'fr'): string[] {
  const { parameters } = listWords[language];
  const phrase = (name: keyof typeof parameters, value: string) =>
    `${decapitalised(parameters[name])} ${quoted(value.slice(0, 60), language)}`;
  const untaken = filterParameters.flatMap((name) =>
    query[name] !== undefined && filter[name] === undefined ? [phrase(name, query[name])] : [],
  );
  const { classement, inconnu } = query;
  const isUnknownOrder = classement !== undefined && !groupings.some((grouping) => grouping === classement);
  return [
    ...untaken,
    ...(isUnknownOrder ? [phrase('classement', classement)] : []),
    ...(inconnu?.split(', ').map((name) => quoted(name, language)) ?? []),
  ];
}
