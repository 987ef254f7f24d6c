/** What /publications shows for its address, which the list as a file shows too. */
import { inTurns } from '@/lib/turns';
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { type CoAuthor, coAuthorsOf } from './co-authors';
import { type Choices, choicesOf, type Filter, matching, readFilter } from './filter';
import { findPublications } from './find-publications';
import { type Grouping, type ListedEntry, listed, readGrouping } from './grouping';
import type { Query } from './query';
import { type PublicationEntry, publicationEntries } from './statistics';

type PublicationList = {
  readonly section: SectionOf<'publications'>;
  readonly choices: Choices;
  readonly filter: Filter;
  /** Whose publications with the owner the filter asks for. */
  readonly coAuthor?: CoAuthor;
  readonly grouping: Grouping;
  /** How many publications there are without the filter. */
  readonly total: number;
  readonly items: readonly ListedEntry[];
};

/** Undefined while the section is hidden. Reads a long list in turns with other work. */
export async function readList(site: PublicSite, query: Query): Promise<PublicationList | undefined> {
  const asked = readAsked(site, query);
  if (!asked) return undefined;
  const { filter, coAuthor } = asked;
  const { content } = asked.section;
  const grouping = readGrouping(query.classement);
  const all = publicationEntries(content);
  const found = await inTurns(each(coAuthor?.entries ?? all, matching(filter)));
  return { ...asked, grouping, total: all.length, items: listed(content, found.flat(), grouping) };
}

/** Entry by entry, those that match. */
function* each(entries: readonly PublicationEntry[], isFound: (entry: PublicationEntry) => boolean): Generator<readonly PublicationEntry[]> {
  for (const entry of entries) yield isFound(entry) ? [entry] : [];
}

/** What an address asks for, without the list itself. Undefined while the section is hidden. */
export function readAsked(site: PublicSite, query: Query): Pick<PublicationList, 'section' | 'choices' | 'filter' | 'coAuthor'> | undefined {
  const section = findPublications(site);
  if (!section) return undefined;
  const choices = choicesOf(section.content);
  const coAuthor = query.auteur === undefined ? undefined : coAuthorsOf(site).get(query.auteur);
  return { section, choices, filter: { ...readFilter(query, choices), auteur: coAuthor && query.auteur }, coAuthor };
}
