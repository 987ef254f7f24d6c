/** The parts that all styles write in the same way. */
import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import type { Language } from '@/lib/languages';
import { isParticle } from '@/lib/names/particles';
import { editionText } from '@/lib/references/edition';
import {
  isDirection,
  isInJournal,
  isInVolume,
  isOfSchool,
  isWholeBook,
  type Nature,
  type Status,
} from '@/lib/references/natures';
import { doiAddress } from '../addresses';
import type { Author } from '../authors';
import { isRoman } from '../pages';
import { isSpoken } from '../proceedings';
import type { Reference } from '../reference';
import { citationWords, labelledPages, type Words } from '../words';

export type TextSpan = { readonly text: string; readonly italic?: true };

/** A reference, and in which language and words it is written. */
export type Cited = Reference & { readonly writtenIn: Language; readonly words: Words };
/** The same, in French unless it says otherwise. */
type Worded = { readonly words?: Words };

/** « rapport », or what its author calls it: « rapport de recherche », « brevet européen ». */
export function kindOf({ nature, kind, words }: Cited): string | undefined {
  const genres: Partial<Record<Nature, string>> = words.genres;
  return kind?.replace(/^(?:Rapport|Brevet|Demande)\b/, (word) => word.toLowerCase()) ?? genres[nature];
}

/** « rapport n° RR-9000 », « brevet n° FR3000000 ». */
export const genreOf = (reference: Cited): string | undefined =>
  isNumbered(reference.nature) && reference.number
    ? `${kindOf(reference)} ${reference.words.number(reference.number)}`
    : kindOf(reference);

/** Reports and patents have numbers of their own. */
export const isNumbered = (nature: Nature): boolean => nature === 'rapport' || nature === 'brevet';

/** Where a preprint is archived, as far as its identifiers say. */
export const archiveOf = ({ nature, arxivId, doi = '' }: Reference): string | undefined =>
  nature === 'prepublication' && (arxivId || /^10\.48550\/arxiv/i.test(doi)) ? 'arXiv' : undefined;

/** « 2e éd. » of a book, or of the book that a work is in. */
export const editionIn = ({ nature, edition, writtenIn }: Cited): string =>
  edition && !isInJournal(nature) ? editionText(edition, 'éd.', writtenIn) : '';

/** « 2024 », « 2024 (sous presse) » or « sous presse » for what is not out yet, `dateless` for what has no date. */
export function yearOf(reference: Cited, dateless: string): string {
  const state = pendingOf(reference);
  if (reference.year === '') return state ?? dateless;
  return state ? `${reference.year} (${state})` : reference.year;
}

/** « sous presse », of what is not out yet. */
export function pendingOf({
  status,
  words = citationWords.fr,
}: Pick<Reference, 'status'> & Worded): string | undefined {
  const pending: Partial<Record<Status, string>> = words.pending;
  return status && pending[status];
}

/** Works in a book: chapters, and communications that were printed. */
export const isInBook = (reference: Reference): boolean =>
  reference.container !== '' && isInVolume(reference.nature) && !isSpoken(reference);

/** Works that stand alone, whose titles are in italics. */
export const isBookLike = ({ nature }: Pick<Reference, 'nature'>): boolean =>
  !isInJournal(nature) && !isInVolume(nature);

/** Works whose one number of pages is how many they have; in a newspaper it is where a column stands. */
export const countsPages = ({ nature, container }: Pick<Reference, 'nature' | 'container'>): boolean =>
  isBookLike({ nature }) && (container === '' || isWholeBook(nature) || isOfSchool(nature));

/** « p. 100–112 », of a book « 412 p. », of what has no pages « art. 7 ». */
export const pagesText = ({ pages, articleNumber, writtenIn, ...work }: Printed): string | undefined =>
  pages
    ? labelledPages(pages, '–', countsPages(work), writtenIn)
    : articleNumber && citationWords[writtenIn].articleInShort(articleNumber);
type Printed = Pick<Cited, 'nature' | 'container' | 'pages' | 'articleNumber' | 'writtenIn'>;

/**
 * The publisher of a work: the school of a thesis, the institution of a report, else the publisher; for software
 * without one, the institution.
 */
export function publisherOrSchool({ nature, container, publisher, institution }: Reference): string | undefined {
  if (nature === 'rapport') return institution || container || publisher;
  if (isOfSchool(nature)) return container || institution || publisher;
  return publisher ?? (nature === 'logiciel' ? institution : undefined);
}

/** Whether the authors of a work are those who directed it: a volume that has others for that has authors. */
export const isDirected = ({ nature, authors, editors = [] }: Reference): boolean =>
  isDirection(nature) && authors.length > 0 && editors.length === 0;

/** Whether its authors curated an exhibition, as its note says, and show nothing in it. */
export const isCurated = ({ nature, note = '' }: Pick<Reference, 'nature' | 'note'>): boolean =>
  nature === 'exposition' && /^(?:co-?)?(?:commissa|curat)/i.test(note);

/** The editors of a work that stands alone, beside its authors, or of the untitled book that it is in. */
export function directorsOf({ nature, container, editors = [] }: Reference): readonly Author[] {
  return nature !== 'brevet' && (isBookLike({ nature }) || (isInVolume(nature) && container === '')) ? editors : [];
}

/** Whether its number is that in its series, which is then written with it: that of a book, for instance. */
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
 * The series of what stands alone, or of the volume that a work is in, then with the number in it; '' for a work that
 * is written for the body that is known as its container.
 */
export function seriesOf(reference: Reference & Worded, beforeNumber?: string): string {
  const { nature, container, institution, number, words } = reference;
  if (!isBookLike(reference)) return seriesText(reference, beforeNumber);
  if (nature === 'rapport') return institution && institution !== container ? container : '';
  const seriesNumber = hasSeriesNumber(reference) ? number : undefined;
  return isOfSchool(nature) ? '' : seriesText({ series: container, seriesNumber, words }, beforeNumber);
}

/** « Lieu : Éditeur », or the institution where there is no publisher; '' for neither. */
export const publisherOf = (reference: Cited): string =>
  joined([reference.place, publisherName(reference)], reference.words.colon);

/** The publisher of a work, else its institution. */
export const publisherName = (reference: Reference): string | undefined =>
  publisherOrSchool(reference) ?? reference.institution;

/**
 * « 3–5 juin 2024 », the days of a conference, else the day or month of the talk; '' where they are unknown or not of
 * the year of the work.
 */
export const eventDays = (
  { year, date = '', eventStart, eventEnd, writtenIn }: Cited,
  months: 'long' | 'short',
): string =>
  year !== '' && eventStart?.startsWith(year)
    ? formatPeriod(eventStart, eventEnd, months, writtenIn)
    : formatPartialDate(date, months, writtenIn);

/** « Antoine » and « de »: catalogues write « Saint-Exupéry, Antoine de », and no initial stands for a particle. */
export function particlesOf(given: string): { readonly given: string; readonly particles: string } {
  const words = given.trim().split(/\s+/u);
  const last = words.findLastIndex((word) => !/^\p{Ll}/u.test(word) || !isParticle(word.replace(/^d['’]$/u, 'de')));
  return { given: words.slice(0, last + 1).join(' '), particles: words.slice(last + 1).join(' ') };
}

/** « Jean-Pierre Marie » and « J.-P. M. » as « J.-P. M. » with `.` after each, as « JPM » with ''; « JP » are two. */
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
 * Names one after the other: « A, B et C »; with « et al. » for those who are not named: « A, B et al. ». A style may
 * join them in its own way, `listed`.
 */
export const listedWith = (
  names: readonly string[],
  andOthers: boolean | undefined,
  words: Words,
  listed = words.listed,
): string => (andOthers && names.length > 0 ? `${names.join(words.comma)} ${words.andOthers}` : listed(names));

/**
 * How many authors a style names: of more, ISO 690 here names the first « et al. », APA (§9.8) the first nineteen and
 * the last, Vancouver the first six « et al. ».
 */
export const mostNames = { usual: 12, apa: 20, vancouver: 6 } as const;
export const listedBriefly = (names: readonly string[], { andOthers, words }: Cited): string =>
  names.length > mostNames.usual ? listedWith(names.slice(0, 1), true, words) : listedWith(names, andOthers, words);

/** The texts that say something, with a sign between them. */
export const joined = (texts: readonly (string | false | null | undefined)[], sign: string): string =>
  texts.filter(Boolean).join(sign);

/** A full stop, unless the text ends with a sign of its own. */
export const stop = (text: string): string => (/[.!?…]$/u.test(text) ? '' : '.');
export const ended = (text: string): string => (text === '' ? '' : text + stop(text));
/** The texts that say something as sentences. */
export const sentences = (texts: readonly (string | false | undefined)[]): string =>
  joined(
    texts.map((text) => ended(text || '')),
    ' ',
  );
/** With a capital first; a Roman numeral, as in « xvi, 320 p. », stays as it is. */
export const upper = (text: string): string =>
  isRoman(text.split(/[^\p{L}]/u, 1).join('')) ? text : text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A reference as its owner wrote it, with the year and the address that it does not say. */
export const lineOf = ({ title, year, doi, link }: Reference): string =>
  joined([ended(title.includes(year) ? title : `${title}, ${year}`), doi ? doiAddress(doi) : link], ' ');

/** Plain texts and italic ones in turn; empty ones are left out. */
export const spans = (...parts: readonly (string | TextSpan)[]): TextSpan[] =>
  parts.map((part) => (typeof part === 'string' ? { text: part } : part)).filter(({ text }) => text !== '');

export const italic = (text: string): TextSpan => ({ text, italic: true });
