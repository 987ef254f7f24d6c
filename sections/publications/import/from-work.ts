/** A work of a bibliography as a publication of the site. */

import { isDirection, isWholeBook, type Work } from '@/lib/references/work';
import { arxivAddress, doiAddress, halAddress } from '@/sections/publications/citing/addresses';
import { writeAuthors } from '@/sections/publications/citing/write-authors';
import { newId } from '../../fields';
import type { Profile } from '../../profil/schema';
import { articleTypeOf, type ListName, listOf } from '../lists';
import { isOfSchool } from '../natures';
import type { PublicationDetails } from '../record-fields';
import { type Article, article, type Communication, communication, type OtherWork, otherWork } from '../schema';
import { dateless, stateInYear, yearOfState } from '../years';

export type Publication = Article | Communication | OtherWork;

/** The owner of the publications, whose name is recognised among the authors. */
export type Owner = Pick<Profile, 'nom' | 'prenom'>;

/** The fields that a work fills, as texts; lists are joined by « ; ». What is unknown is absent. */
export type Fields = Readonly<Record<string, string>>;

/** Field names that are the publication's own; all others are in its `details`. */
const own: readonly string[] = [
  'title',
  'authors',
  'year',
  'journal',
  'conference',
  'container',
  'nature',
  'type',
  'pages',
  'link',
];

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

/** A work's values, by the publication's field names. */
export function fieldsOf(work: Work, owner: Owner): Fields {
  const list = listOf(work.nature);
  const { nature, authors, editors } = creditsOf(work);
  const isSchoolVenue = isOfSchool(nature) && work.container === undefined; // where another has its series
  const venue =
    list === 'communications'
      ? (work.event?.name ?? work.container)
      : isSchoolVenue
        ? work.institution
        : work.container;
  const year = yearOf(work);
  const named = (names: Work['editors']) => names && writeAuthors(names, owner, work.language);
  const link =
    work.url ??
    (work.doi && doiAddress(work.doi)) ??
    (work.halId && halAddress(work.halId)) ??
    (work.arxivId && arxivAddress(work.arxivId));
  const given: Readonly<Record<string, string | undefined>> = {
    title: work.title,
    authors: `${writeAuthors(authors, owner, work.language)}${work.andOthers && authors.length > 0 ? ' et al.' : ''}`,
    year,
    ...(list === 'articles' && { journal: venue, type: articleTypeOf(work.nature) }),
    ...(list === 'communications' && { conference: venue }),
    ...(list === 'others' && { nature, container: venue }),
    pages: work.pages,
    link,
    date: work.date !== undefined && work.date.length > 4 ? work.date : undefined,
    edition: work.edition,
    volume: work.volume,
    number: work.issue,
    issueTitle: work.issueTitle,
    articleNumber: work.articleNumber,
    publisher: work.publisher,
    place: work.place,
    series: work.series,
    seriesNumber: work.seriesNumber,
    editors: editors && `${named(editors)}${work.otherEditors ? ' et al.' : ''}`,
    translators: named(work.translators),
    reviewedTitle: work.reviewedTitle,
    reviewedAuthors: named(work.reviewedAuthors),
    originalTitle: work.originalTitle,
    originalAuthors: named(work.originalAuthors),
    containerAuthors: named(work.containerAuthors),
    institution: isSchoolVenue ? undefined : work.institution,
    eventStart: work.event?.start,
    eventEnd: work.event?.end,
    eventPlace: work.event?.place,
    eventCountry: work.event?.country,
    doi: work.doi,
    halId: work.halId,
    arxivId: work.arxivId,
    isbn: work.isbn,
    issn: work.issn,
    abstract: work.abstract?.slice(0, 20_000).replace(/[\uD800-\uDBFF]$/, ''), // no half of a character
    keywords: work.keywords?.join(' ; '),
    language: work.language,
    openAccess: work.pdf,
    status: stateInYear(year) ? undefined : work.status, // the year says it
    peerReviewed: work.peerReviewed && yes,
    audience: work.audience,
    invited: work.invited && yes,
    unreviewed: work.unreviewed && yes,
    proceedings: work.proceedings,
    poster: work.poster && yes,
    popular: work.popular && yes,
    halType: work.halType,
    note: work.note,
  };
  return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** A new publication with these fields, which `list` takes. */
export function publicationFrom(list: ListName, fields: Fields): Publication {
  const { title = '', authors = '', year = '' } = fields;
  const common = { title, authors, year };
  const item: Publication =
    list === 'articles'
      ? { id: newId('article'), ...common, journal: '', type: '' }
      : list === 'communications'
        ? { id: newId('communication'), ...common, conference: '' }
        : { id: newId('production'), ...common, nature: 'autre', container: '' };
  return withFields(item, fields);
}

/** The publication with these fields changed. */
export function withFields<Item extends Publication>(item: Item, fields: Fields): Item {
  const entries = Object.entries(fields);
  const details = Object.fromEntries(
    entries.filter(([name]) => !own.includes(name)).map(([name, value]) => [name, stored(name, value)]),
  );
  const merged: PublicationDetails = { ...item.details, ...details };
  return {
    ...item,
    ...Object.fromEntries(entries.filter(([name]) => own.includes(name))),
    ...(Object.keys(merged).length > 0 && { details: merged }),
  };
}

const schemas = { articles: article, communications: communication, others: otherWork } as const;

/** Why a list cannot hold a publication: the field and the message of its first error; null when it can. */
export function faultOf(
  list: ListName,
  item: Publication,
): { readonly field: string; readonly message: string } | null {
  const [issue] = schemas[list].safeParse(item).error?.issues ?? [];
  if (!issue) return null;
  const [first, second] = issue.path;
  return { field: String((first === 'details' ? second : first) ?? ''), message: issue.message };
}

/** A publication's own value of a field, as text; '' when it has none. */
export function fieldOf(item: Publication, name: string): string {
  const value: unknown = own.includes(name) ? Reflect.get(item, name) : Reflect.get(item.details ?? {}, name);
  return Array.isArray(value) ? value.join(' ; ') : value === true ? yes : typeof value === 'string' ? value : '';
}

const ticks: readonly string[] = ['peerReviewed', 'invited', 'unreviewed', 'poster', 'popular'];

const stored = (name: string, value: string): string | string[] | boolean =>
  name === 'keywords' ? value.split(' ; ') : ticks.includes(name) ? value === yes : value;
