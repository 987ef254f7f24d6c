/** A work of a bibliography as a publication of the site. */

import { isDirection, isOfSchool, isWholeBook } from '@/lib/references/natures';
import type { Work } from '@/lib/references/work';
import type { Owner } from '../../profil/own-names';
import { arxivUrl, doiUrl, halUrl } from '../citing/addresses';
import { writeAuthors } from '../citing/write-authors';
import { articleTypeOf, type ListName, listOf } from '../lists';
import type { PublicationDetails, Source } from '../record-fields';
import { newWork, type Publication, workSchemas } from '../schema';
import { dateless, stateInYear, yearOfState } from '../years';

/** The fields that a work fills, as texts; lists are joined by « ; ». What is unknown is absent. */
export type Fields = Readonly<Record<string, string>>;

/** Field names that are the publication's own; all others are in its `details`. */
const ownFields: readonly string[] = 'title authors year journal conference container nature type pages link'.split(
  ' ',
);

/** Without these, there is no publication. */
export const needed: readonly string[] = ['title', 'authors', 'year'];

/** A box that is ticked, as a text. */
export const yes = 'oui';

/** The names of a work: its authors, or the editors of a book without authors. */
export function creditsOf({ nature, authors, editors = [] }: Work): Pick<Work, 'nature' | 'authors' | 'editors'> {
  if (authors.length > 0 || !(isWholeBook(nature) || isDirection(nature))) return { nature, authors, editors };
  return { nature: editors.length > 0 && nature === 'livre' ? 'direction' : nature, authors: editors };
}

/**
 * Why a work cannot be a publication, in French, with all that it lacks: « sans titre ni auteur »; null for one that
 * can.
 */
export function whyNot(work: Work): string | null {
  const lacks = [work.title === '' && 'titre', creditsOf(work).authors.length === 0 && 'auteur'].filter(Boolean);
  return lacks.length > 0 ? `sans ${lacks.join(' ni ')}` : null;
}

/** Its year, that of the talk where it has no other, or the words for none. */
function yearOf({ date, event, status }: Work): string {
  const state = yearOfState(status);
  return date?.slice(0, 4) ?? (state === dateless ? event?.start?.slice(0, 4) : undefined) ?? state;
}

const printed = ['issueTitle', 'articleNumber', 'publisher', 'place', 'series', 'seriesNumber'] as const;
const roles = ['translators', 'reviewedAuthors', 'originalAuthors', 'containerAuthors'] as const;
const identifiers = ['doi', 'halId', 'arxivId', 'isbn', 'issn', 'language'] as const;
const ticks = ['peerReviewed', 'invited', 'unreviewed', 'poster', 'popular'] as const;
const others = ['audience', 'proceedings', 'halType', 'note'] as const;

/** A work's values, by the publication's field names. */
export function fieldsOf(work: Work, owner: Owner): Fields {
  const list = listOf(work.nature);
  const { nature, authors, editors } = creditsOf(work);
  const { event, container, institution, date, doi, halId, arxivId } = work;
  const isSchoolVenue = isOfSchool(nature) && container === undefined; // where another has its series
  const year = yearOf(work);
  const named = (names: Work['editors']) => names && writeAuthors(names, owner, work.language);
  const values: Readonly<Record<string, string | true | undefined>> = {
    title: work.title,
    authors: `${named(authors)}${work.andOthers && authors.length > 0 ? ' et al.' : ''}`,
    year,
    ...(list === 'articles' && { journal: container, type: articleTypeOf(work.nature) }),
    ...(list === 'communications' && { conference: event?.name ?? container }),
    ...(list === 'others' && { nature, container: isSchoolVenue ? institution : container }),
    pages: work.pages,
    link: work.url ?? (doi && doiUrl(doi)) ?? (halId && halUrl(halId)) ?? (arxivId && arxivUrl(arxivId)),
    date: date !== undefined && date.length > 4 ? date : undefined,
    ...picked(work, ['edition', 'volume']),
    number: work.issue,
    ...picked(work, printed),
    editors: editors && `${named(editors)}${work.otherEditors ? ' et al.' : ''}`,
    ...picked(work, ['reviewedTitle', 'originalTitle']),
    ...Object.fromEntries(roles.map((role) => [role, named(work[role])])),
    institution: isSchoolVenue ? undefined : institution,
    eventStart: event?.start,
    eventEnd: event?.end,
    eventPlace: event?.place,
    eventCountry: event?.country,
    ...picked(work, identifiers),
    abstract: work.abstract?.slice(0, 20_000).replace(/[\uD800-\uDBFF]$/, ''), // no half of a character
    keywords: work.keywords?.join(' ; '),
    openAccess: work.pdf,
    status: stateInYear(year) ? undefined : work.status, // the year says it
    ...picked(work, ticks),
    ...picked(work, others),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value === true ? yes : value]] : [])),
  );
}

const picked = <Name extends string>(
  of: Readonly<Partial<Record<Name, string | true>>>,
  names: readonly Name[],
): Readonly<Record<string, string | true | undefined>> => Object.fromEntries(names.map((name) => [name, of[name]]));

/** A new publication with these fields, which `list` takes. */
export function publicationFrom(list: ListName, fields: Fields): Publication {
  return withFields<Publication>(newWork[list](), fields);
}

/** The publication with these fields changed. */
export function withFields<Item extends Publication>(item: Item, fields: Fields): Item {
  const entries = Object.entries(fields);
  const details = Object.fromEntries(
    entries.filter(([name]) => !ownFields.includes(name)).map(([name, value]) => [name, stored(name, value)]),
  );
  const merged: PublicationDetails = { ...item.details, ...details };
  return {
    ...item,
    ...Object.fromEntries(entries.filter(([name]) => ownFields.includes(name))),
    ...(Object.keys(merged).length > 0 && { details: merged }),
  };
}

/** Why a list cannot hold a publication: the field and the message of its first error; null when it can. */
export function faultOf(
  list: ListName,
  item: Publication,
): { readonly field: string; readonly message: string } | null {
  const [issue] = workSchemas[list].safeParse(item).error?.issues ?? [];
  if (!issue) return null;
  const [first, second] = issue.path;
  return { field: String((first === 'details' ? second : first) ?? ''), message: issue.message };
}

/** The publication with what a source says now in place of what it said before. */
export function withSource(item: Publication, source: Source): Publication {
  return { ...item, sources: [...(item.sources ?? []).filter(({ from }) => from !== source.from), source] };
}

/** A publication's own value of a field, as text; '' when it has none. */
export function fieldOf(item: Publication, name: string): string {
  const value: unknown = ownFields.includes(name) ? Reflect.get(item, name) : Reflect.get(item.details ?? {}, name);
  return Array.isArray(value) ? value.join(' ; ') : value === true ? yes : typeof value === 'string' ? value : '';
}

const stored = (name: string, value: string): string | string[] | boolean =>
  name === 'keywords' ? value.split(' ; ') : ticks.some((tick) => tick === name) ? value === yes : value;
