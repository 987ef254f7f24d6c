/** Parts that all styles write alike. */
import { decapitalised } from '@/lib/format/french';
import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import type { Language } from '@/lib/languages';
import { isParticle } from '@/lib/names/particles';
import { editionText } from '@/lib/references/edition';
import {
  factsOf,
  isDirection,
  isInJournal,
  isInVolume,
  isNumbered,
  isOfSchool,
  isWholeBook,
  type Status,
} from '@/lib/references/natures';
import { doiUrl } from '../addresses';
import type { Author } from '../authors';
import { isRoman } from '../pages';
import { isUnprinted } from '../proceedings';
import type { Reference } from '../reference';
import { citationWords, labelledPages, type Words } from '../words';

export type TextSpan = { readonly text: string; readonly italic?: true };

/** A reference, its language and its words. */
export type Cited = Reference & { readonly writtenIn: Language; readonly words: Words };
/** The words; French by default. */
type Worded = { readonly words?: Words };

/** « rapport », or the author's own word: « rapport de recherche », « brevet européen ». */
export function kindOf({ nature, kind, writtenIn }: Cited): string | undefined {
  const { fullName, name } = factsOf(nature);
  const isSaid = isBookLike({ nature }) && !isWholeBook(nature) && nature !== 'autre';
  const genre = isSaid ? decapitalised((writtenIn === 'fr' && fullName) || name[writtenIn]) : undefined;
  return kind?.replace(/^(?:Rapport|Brevet|Demande)\b/, (word) => word.toLowerCase()) ?? genre;
}

/** « rapport n° RR-9000 », « brevet n° FR3000000 ». */
export const genreOf = (reference: Cited): string | undefined =>
  isNumbered(reference.nature) && reference.number
    ? `${kindOf(reference)} ${reference.words.number(reference.number)}`
    : kindOf(reference);

/** The archive of a preprint, judging by its identifiers. */
export const archiveOf = ({ nature, arxivId, doi = '' }: Reference): string | undefined =>
  nature === 'prepublication' && (arxivId || /^10\.48550\/arxiv/i.test(doi)) ? 'arXiv' : undefined;

/** « 2e éd. » of a book, or of a work's book. */
export const editionIn = ({ nature, edition, writtenIn }: Cited): string =>
  edition && !isInJournal(nature) ? editionText(edition, 'éd.', writtenIn) : '';

/** « 2024 », « 2024 (sous presse) » or « sous presse » if unpublished, `dateless` without a date. */
export function yearOf(reference: Cited, dateless: string): string {
  const state = pendingOf(reference);
  if (reference.year === '') return state ?? dateless;
  return state ? `${reference.year} (${state})` : reference.year;
}

/** « sous presse », for an unpublished work. */
export function pendingOf({
  status,
  words = citationWords.fr,
}: Pick<Reference, 'status'> & Worded): string | undefined {
  const pending: Partial<Record<Status, string>> = words.pending;
  return status && pending[status];
}

/** Whether a work is in a book: a chapter, or a printed communication. */
export const isInBook = (reference: Reference): boolean =>
  reference.container !== '' && isInVolume(reference.nature) && !isUnprinted(reference);

/** Whether a work stands alone, with its title in italics. */
export const isBookLike = ({ nature }: Pick<Reference, 'nature'>): boolean =>
  !isInJournal(nature) && !isInVolume(nature);

/** Whether a lone page number is the number of pages; in a newspaper it is where a column stands. */
export const countsPages = ({ nature, container }: Pick<Reference, 'nature' | 'container'>): boolean =>
  nature === 'numero-revue' ||
  (isBookLike({ nature }) && (container === '' || isWholeBook(nature) || isOfSchool(nature)));

/** « p. 100–112 »; « 412 p. » for a book; « art. 7 » without pages. */
export const pagesText = ({ pages, articleNumber, writtenIn, ...work }: Printed): string | undefined =>
  pages
    ? labelledPages(pages, '–', countsPages(work), writtenIn)
    : articleNumber && citationWords[writtenIn].articleInShort(articleNumber);
type Printed = Pick<Cited, 'nature' | 'container' | 'pages' | 'articleNumber' | 'writtenIn'>;

/**
 * The publisher: a thesis's school, a report's institution, else the publisher; for software without one, the
 * institution.
 */
export function publisherOrSchool({ nature, container, publisher, institution }: Reference): string | undefined {
  if (nature === 'rapport') return institution || container || publisher;
  if (isOfSchool(nature)) return container || institution || publisher;
  return publisher ?? (nature === 'logiciel' ? institution : undefined);
}

/** Whether a work's authors directed it: not if the volume has editors besides authors. */
export const isDirected = ({ nature, authors, editors = [] }: Reference): boolean =>
  isDirection(nature) && authors.length > 0 && editors.length === 0;

/** Whether its authors curated an exhibition, judging by its note, rather than exhibited. */
export const isCurated = ({ nature, note = '' }: Pick<Reference, 'nature' | 'note'>): boolean =>
  nature === 'exposition' && /^(?:co-?)?(?:commissa|curat)/i.test(note);

/** The editors of a standalone work with other authors, or of the untitled book that it is in. */
export function directorsOf({ nature, container, editors = [] }: Reference): readonly Author[] {
  return nature !== 'brevet' && (isBookLike({ nature }) || (isInVolume(nature) && container === '')) ? editors : [];
}

/** Whether its number is the one in its series and written with it, as for a book. */
export const hasSeriesNumber = ({ nature, container }: Pick<Reference, 'nature' | 'container'>): boolean =>
  isBookLike({ nature }) && !isOfSchool(nature) && nature !== 'brevet' && container !== '';

/** « Lecture Notes in Computer Science, n° 1234 »; '' without a series. */
export function seriesText(
  { series, seriesNumber, words = citationWords.fr }: Pick<Reference, 'series' | 'seriesNumber'> & Worded,
  beforeNumber = words.comma,
): string {
  const number = seriesNumber && words.number(seriesNumber);
  return series ? joined([series, number], beforeNumber) : '';
}

/**
 * The series of a standalone work, or of the volume that a work is in, then the number in it; '' for a work done for an
 * institution, its container.
 */
export function seriesOf(reference: Reference & Worded, beforeNumber?: string): string {
  const { nature, container, institution, number, words } = reference;
  if (!isBookLike(reference)) return seriesText(reference, beforeNumber);
  if (nature === 'rapport') return institution && institution !== container ? container : '';
  const seriesNumber = hasSeriesNumber(reference) ? number : undefined;
  return isOfSchool(nature) ? '' : seriesText({ series: container, seriesNumber, words }, beforeNumber);
}

/** « Lieu : Éditeur », or the institution without a publisher; '' without either. */
export const publisherOf = (reference: Cited): string =>
  joined([reference.place, publisherName(reference)], reference.words.colon);

/** The publisher of a work, else its institution. */
export const publisherName = (reference: Reference): string | undefined =>
  publisherOrSchool(reference) ?? reference.institution;

/**
 * « 3–5 juin 2024 », the days of a conference, else the talk's day or month; '' if unknown or not in the work's year.
 */
export const eventDays = (
  { year, date = '', eventStart, eventEnd, writtenIn }: Cited,
  months: 'long' | 'short',
): string =>
  year !== '' && eventStart?.startsWith(year)
    ? formatPeriod(eventStart, eventEnd, months, writtenIn)
    : formatPartialDate(date, months, writtenIn);

/**
 * Splits « Antoine de » into « Antoine » and « de »: catalogues write « Saint-Exupéry, Antoine de », and a particle has
 * no initial.
 */
export function particlesOf(given: string): { readonly given: string; readonly particles: string } {
  const words = given.trim().split(/\s+/u);
  const last = words.findLastIndex((word) => !/^\p{Ll}/u.test(word) || !isParticle(word.replace(/^d['’]$/u, 'de')));
  return { given: words.slice(0, last + 1).join(' '), particles: words.slice(last + 1).join(' ') };
}

/**
 * « Jean-Pierre Marie » and « J.-P. M. » as « J.-P. M. » with `.` after each, as « JPM » with ''; « JP » are two
 * initials.
 */
export function initials(given: string, after: '.' | ''): string {
  const parts = given
    .split(/[\s.]+/u)
    .join(' ')
    .replaceAll(' -', '-')
    .split(' ')
    .flatMap((word) => (/^\p{Lu}{2}$/u.test(word) ? [...word] : word || []));
  const letters = (word: string) =>
    word
      .split('-')
      .filter(Boolean)
      .map((part) => (Array.from(part)[0] ?? '').toLocaleUpperCase('fr') + after)
      .join(after === '' ? '' : '-');
  return parts.map(letters).join(after === '' ? '' : ' ');
}

/**
 * Joins names: « A, B et C »; « A, B et al. » if some are left out. A style may join them its own way with `listed`.
 */
export const listedWith = (
  names: readonly string[],
  andOthers: boolean | undefined,
  words: Words,
  listed = words.listed,
): string => (andOthers && names.length > 0 ? `${names.join(words.comma)} ${words.andOthers}` : listed(names));

/**
 * Most authors that a style names: beyond that, ISO 690 names the first and « et al. », APA (§9.8) the first nineteen
 * and the last, Vancouver the first six and « et al. ».
 */
export const mostNames = { usual: 12, apa: 20, vancouver: 6 } as const;
export const listedBriefly = (names: readonly string[], { andOthers, words }: Cited): string =>
  names.length > mostNames.usual ? listedWith(names.slice(0, 1), true, words) : listedWith(names, andOthers, words);

/** Joins the non-empty texts. */
export const joined = (texts: readonly (string | false | null | undefined)[], separator: string): string =>
  texts.filter(Boolean).join(separator);

/** A full stop, unless the text ends in one, or in « ! », « ? » or « … ». */
export const fullStop = (text: string): string => (/[.!?…]$/u.test(text) ? '' : '.');
export const ended = (text: string): string => (text === '' ? '' : text + fullStop(text));
/** The non-empty texts as sentences. */
export const sentences = (texts: readonly (string | false | undefined)[]): string =>
  joined(
    texts.map((text) => ended(text || '')),
    ' ',
  );
/** Capitalised; a Roman numeral, as in « xvi, 320 p. », is unchanged. */
export const capitalised = (text: string): string =>
  isRoman(text.split(/[^\p{L}]/u, 1).join('')) ? text : text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A reference as its owner wrote it, with the year and the URL that it does not say. */
export const lineOf = ({ title, year, doi, link }: Reference): string =>
  joined([ended(title.includes(year) ? title : `${title}, ${year}`), doi ? doiUrl(doi) : link], ' ');

/** Plain and italic texts in turn; empty ones are left out. */
export const spans = (...parts: readonly (string | TextSpan)[]): TextSpan[] =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part)).filter(({ text }) => text !== '');

export const italic = (text: string): TextSpan => ({ text, italic: true });
