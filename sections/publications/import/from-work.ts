/** Turns a work of a bibliography into a publication of the site. */

import { isDirection, isOfSchool, isWholeBook } from '@/lib/references/natures';
import type { Work } from '@/lib/references/work';
import type { Owner } from '../../profil/own-names';
import { arxivUrl, doiUrl, halUrl } from '../citing/addresses';
import { writeAuthors } from '../citing/write-authors';
import { articleTypeOf, type ListName, listOf } from '../lists';
import type { PublicationDetails, Source } from '../record-fields';
import { newWork, type Publication, workSchemas } from '../schema';
import { dateless, stateInYear, yearOfState } from '../years';

/** The values of a publication as texts, by field; lists are joined by « ; ». An unknown value is absent. */
export type Fields = Readonly<Record<string, string>>;

/** Field names that are the publication's own; all others are in its `details`. */
const ownFields: readonly string[] = 'title authors year journal conference container nature type pages link'.split(
  ' ',
);

export const requiredFields: readonly string[] = ['title', 'authors', 'year'];

/** A box that is ticked, as a text. */
export const yes = 'oui';

/** Who signs a work: its authors, or the editors of a book without authors, which then counts as edited. */
export function creditsOf({ nature, authors, editors = [] }: Work): Pick<Work, 'nature' | 'authors' | 'editors'> {
  if (authors.length > 0 || !(isWholeBook(nature) || isDirection(nature))) return { nature, authors, editors };
  return { nature: editors.length > 0 && nature === 'livre' ? 'direction' : nature, authors: editors };
}

/** Why a work cannot become a publication: « sans titre ni auteur »; null when it can. */
export function refusalReason(work: Work): string | null {
  const lacks = [work.title === '' && 'titre', creditsOf(work).authors.length === 0 && 'auteur'].filter(Boolean);
  return lacks.length > 0 ? `sans ${lacks.join(' ni ')}` : null;
}

/** The year of the work, else of its event, else the words that stand for a year: « à paraître ». */
function yearOf({ date, event, status }: Work): string {
  const stateText = yearOfState(status);
  return date?.slice(0, 4) ?? (stateText === dateless ? event?.start?.slice(0, 4) : undefined) ?? stateText;
}

const printedFields = ['issueTitle', 'articleNumber', 'publisher', 'place', 'series', 'seriesNumber'] as const;
const nameFields = ['translators', 'reviewedAuthors', 'originalAuthors', 'containerAuthors'] as const;
const identifierFields = ['doi', 'halId', 'arxivId', 'isbn', 'issn', 'language'] as const;
const tickFields = ['peerReviewed', 'invited', 'unreviewed', 'poster', 'popular'] as const;
const otherFields = ['audience', 'proceedings', 'halType', 'note'] as const;

/** A work's values, by the publication's field names. */
export function fieldsOf(work: Work, owner: Owner): Fields {
  const list = listOf(work.nature);
  const { nature, authors, editors } = creditsOf(work);
  const { event, container, institution, date, doi, halId, arxivId } = work;
  const isSchoolVenue = isOfSchool(nature) && container === undefined; // the container of such a work is its series
  const year = yearOf(work);
  const namesText = (names: Work['editors']) => names && writeAuthors(names, owner, work.language);
  const values: Readonly<Record<string, string | true | undefined>> = {
    title: work.title,
    authors: `${namesText(authors)}${work.andOthers && authors.length > 0 ? ' et al.' : ''}`,
    year,
    ...(list === 'articles' && { journal: container, type: articleTypeOf(work.nature) }),
    ...(list === 'communications' && { conference: event?.name ?? container }),
    ...(list === 'others' && { nature, container: isSchoolVenue ? institution : container }),
    pages: work.pages,
    link: work.url ?? (doi && doiUrl(doi)) ?? (halId && halUrl(halId)) ?? (arxivId && arxivUrl(arxivId)),
    date: date !== undefined && date.length > 4 ? date : undefined,
    ...picked(work, ['edition', 'volume']),
    number: work.issue,
    ...picked(work, printedFields),
    editors: editors && `${namesText(editors)}${work.otherEditors ? ' et al.' : ''}`,
    ...picked(work, ['reviewedTitle', 'originalTitle']),
    ...Object.fromEntries(nameFields.map((role) => [role, namesText(work[role])])),
    institution: isSchoolVenue ? undefined : institution,
    eventStart: event?.start,
    eventEnd: event?.end,
    eventPlace: event?.place,
    eventCountry: event?.country,
    ...picked(work, identifierFields),
    abstract: work.abstract?.slice(0, 20_000).replace(/[\uD800-\uDBFF]$/, ''), // the cut may leave half of a character
    keywords: work.keywords?.join(' ; '),
    openAccess: work.pdf,
    status: stateInYear(year) ? undefined : work.status, // « à paraître » stands in the year
    ...picked(work, tickFields),
    ...picked(work, otherFields),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value === true ? yes : value]] : [])),
  );
}

const picked = <Name extends string>(
  work: Readonly<Partial<Record<Name, string | true>>>,
  names: readonly Name[],
): Readonly<Record<string, string | true | undefined>> => Object.fromEntries(names.map((name) => [name, work[name]]));

export function publicationFrom(list: ListName, fields: Fields): Publication {
  return withFields<Publication>(newWork[list](), fields);
}

export function withFields<Item extends Publication>(item: Item, fields: Fields): Item {
  const entries = Object.entries(fields);
  const details = Object.fromEntries(
    entries.filter(([name]) => !ownFields.includes(name)).map(([name, value]) => [name, storedValue(name, value)]),
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

/** The publication with what a source says now, which replaces what the same source said before. */
export function withSource(item: Publication, source: Source): Publication {
  return { ...item, sources: [...(item.sources ?? []).filter(({ from }) => from !== source.from), source] };
}

/** A publication's value of a field, as text; '' when it has none. */
export function fieldOf(item: Publication, name: string): string {
  const value: unknown = ownFields.includes(name) ? Reflect.get(item, name) : Reflect.get(item.details ?? {}, name);
  return Array.isArray(value) ? value.join(' ; ') : value === true ? yes : typeof value === 'string' ? value : '';
}

const storedValue = (name: string, value: string): string | string[] | boolean =>
  name === 'keywords' ? value.split(' ; ') : tickFields.some((tick) => tick === name) ? value === yes : value;
