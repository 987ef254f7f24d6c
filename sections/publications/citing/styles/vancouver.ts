import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import { isInJournal, isWholeBook } from '@/lib/references/natures';
import { type Author, isFamilyFirst, plainName } from '../authors';
import { shortPages, writePages } from '../pages';
import { isUnprinted } from '../proceedings';
import type { Reference } from '../reference';
import { isPrefaceOf, subjectText } from '../subject';
import { labelledPages, type Words } from '../words';
import {
  archiveOf,
  type Cited,
  capitalised,
  countsPages,
  directorsOf,
  editionIn,
  ended,
  eventDays,
  fullStop,
  hasSeriesNumber,
  initials,
  isBookLike,
  isCurated,
  isDirected,
  isInBook,
  joined,
  kindOf,
  mostNames,
  particlesOf,
  pendingOf,
  publisherOf,
  sentences,
  seriesOf,
  spans,
  type TextSpan,
  yearOf,
} from './parts';

const maxNames = mostNames.vancouver;

/**
 * Vancouver, by the ICMJE's recommendations, which follow the NLM's Citing Medicine
 * (https://www.ncbi.nlm.nih.gov/books/NBK7256/), with the language's punctuation, in French: « Tazrouti N, García Peña
 * A. Titre. Revue. 2024;12(3):100-12. doi:10.… »; « Lieu : Éditeur ; 2024. » for a book. Nothing is in italics.
 */
export function vancouver(reference: Cited): TextSpan[] {
  const { words, nature, authors, title, container, doi, link } = reference;
  const head = joined([listOf(authors, words, reference.andOthers), ...rolesOf(reference)], words.comma);
  const hasGenre =
    isBookLike(reference) && nature !== 'brevet' && !isOnlyArchived(reference) && !hasReportNumber(reference);
  const genre = hasGenre && kindOf(reference);
  const isOfContainer = container !== '' && (isInJournal(nature) || isInBook(reference));
  return spans(
    head ? `${ended(head)} ` : '',
    ended(joined([title, genre && `[${genre}]`, !isOfContainer && mediumOf(reference)], ' ')),
    ` ${sourceOf(reference)}`,
    doi ? ` doi:${doi}` : link ? ` ${words.availableFrom}${link}` : '',
  );
}

const yearIn = (reference: Cited): string => yearOf(reference, reference.words.datelessOfVancouver);

/** « [En ligne] », for a work read at its URL. */
const mediumOf = ({ link, doi, words }: Cited): string => (link && !doi ? words.onlineOfVancouver : '');

const hasReportNumber = ({ nature, number }: Reference): boolean => nature === 'rapport' && Boolean(number);

function sourceOf(reference: Cited): string {
  const { words, nature, container, volume, number, articleNumber } = reference;
  const pages = reference.pages && !countsPages(reference) ? shortPages(reference.pages) : undefined;
  const translators = peopleOf(reference.translators, 'translators', words);
  if (isInJournal(nature)) {
    const issue = `${volume ?? ''}${number ? `(${number})` : ''}`;
    const part = pages ? writePages(pages, '-') : (articleNumber ?? '');
    const journal = container && joined([withoutStops(container), mediumOf(reference)], ' ');
    const about = subjectText(reference, nameInVancouver);
    return `${joined([sentences([translators, about, journal]), capitalised(yearIn(reference))], ' ')}${issue && `;${issue}`}${part && `:${part}`}${fullStop(part)}`;
  }
  return isUnprinted(reference) && container
    ? talkOf(reference)
    : isOnlyArchived(reference) || nature === 'brevet'
      ? deposited(reference)
      : bookOf(reference);
}

function talkOf(reference: Cited): string {
  const { presentedAt, posterAt, semicolon } = reference.words;
  const days = (!pendingOf(reference) && eventDays(reference, 'short')) || yearIn(reference);
  return `${reference.poster ? posterAt : presentedAt}${joined([reference.container, days, reference.eventPlace], semicolon)}.`;
}

/** A patent, or a work only in an archive. */
function deposited(reference: Cited): string {
  const { words, nature, date, number, kind, place } = reference;
  if (nature !== 'brevet') return `${archiveOf(reference)} [${kindOf(reference)}]. ${capitalised(yearIn(reference))}.`;
  const day =
    date && !pendingOf(reference)
      ? formatPartialDate(date, 'long', reference.writtenIn)
      : capitalised(yearIn(reference));
  const country = kind ? '' : place; // the kind implies it: « brevet européen »
  return `${joined([joined([capitalised(kindOf(reference) ?? ''), number], ' '), country], words.comma)}. ${day}.`;
}

/** A book, or a work's book. */
function bookOf(reference: Cited): string {
  const { words, nature, container, editors = [], volume, number } = reference;
  const isIn = isInBook(reference);
  const pages =
    reference.pages && labelledPages(shortPages(reference.pages), '-', countsPages(reference), reference.writtenIn);
  const archive = archiveOf(reference);
  const series = seriesOf(reference, words.semicolon);
  const event =
    isIn && nature === 'communication'
      ? [formatPeriod(reference.eventStart, reference.eventEnd, 'short', reference.writtenIn), reference.eventPlace]
      : [];
  const host = joined([joined([container, mediumOf(reference)], ' '), ...event], words.semicolon);
  const translators = peopleOf(reference.translators, 'translators', words);
  const numbers = [
    (isIn || isWholeBook(nature)) && volume && words.volume(volume),
    isWholeBook(nature) && !hasSeriesNumber(reference) && number && words.number(number),
  ];
  return sentences([
    subjectText(reference, nameInVancouver),
    isIn && translators,
    isIn &&
      `${isPrefaceOf(reference) ? words.prefaceTo : words.withinBook}${sentences([listOf(reference.containerAuthors, words), peopleOf(editors, 'directors', words, reference.otherEditors), host])}`,
    capitalised(editionIn(reference)),
    !isIn &&
      joined(
        [translators, peopleOf(directorsOf(reference), 'directors', words, reference.otherEditors)],
        words.semicolon,
      ),
    capitalised(numbers.filter(Boolean).join(words.comma)),
    joined([(!reference.publisher && archive) || publisherOf(reference), yearIn(reference)], words.semicolon),
    pages,
    series && !(archive && isArchive(series)) && `(${series})`,
    hasReportNumber(reference) && `${capitalised(kindOf(reference) ?? '')} ${words.reportNumber(number ?? '')}`,
  ]);
}

/** Whether a preprint is only in an archive; the archive's name may be typed as publisher or series. */
function isOnlyArchived(reference: Reference): boolean {
  const { publisher = '', container, pages } = reference;
  return (
    archiveOf(reference) !== undefined &&
    !pages &&
    [publisher, container].every((name) => name === '' || isArchive(name))
  );
}

const isArchive = (name: string): boolean => /^arxiv\b/i.test(name);

/** It grants a patent, and does not hold it. */
const office = /^(?:INPI|OEB|EPO|OMPI|WIPO|USPTO|OMPIC|OAPI|INNORPI)$/u;

function rolesOf(reference: Cited): string[] {
  const { nature, authors, words } = reference;
  const { semicolon, roles } = words;
  const institution = office.test(reference.institution ?? '') ? '' : reference.institution;
  if (isDirected(reference)) return [roles.directors(authors.length)];
  if (isCurated(reference) && authors.length > 0) return [roles.curators(authors.length)];
  if (nature === 'traduction' && authors.length > 0) return [roles.translators(authors.length)];
  if (nature !== 'brevet') return [];
  if (authors.length === 0) return institution ? [institution, roles.holder] : [];
  const inventors = roles.inventors(authors.length);
  return institution ? [`${inventors}${semicolon}${institution}`, roles.holder] : [inventors];
}

/** « Dupont J, Petit A, directeurs »; '' without names. */
function peopleOf(
  people: readonly Author[] | undefined,
  role: 'directors' | 'translators',
  words: Words,
  andOthers?: true,
): string {
  if (!people?.length) return '';
  return `${listOf(people, words, andOthers)}${words.comma}${words.roles[role](andOthers ? 2 : people.length)}`;
}

function listOf(
  authors: readonly Author[] = [],
  { comma, semicolon, andOthersOfVancouver }: Words,
  andOthers = false,
): string {
  const names = authors.slice(0, maxNames).map((author, index) => {
    // Citing Medicine, chapter 1: an organisation beside persons.
    const separator = index === 0 ? '' : author.isBody || authors[index - 1]?.isBody ? semicolon : comma;
    return `${separator}${nameInVancouver(author)}`;
  });
  return `${names.join('')}${authors.length > maxNames || (andOthers && authors.length > 0) ? andOthersOfVancouver : ''}`;
}

/** « King ML Jr », « Dupont J 3rd », « de Saint-Exupéry A ». */
export function nameInVancouver(author: Author): string {
  if (isFamilyFirst(author)) return plainName(author);
  const { family, given: all = '', suffix = '' } = author;
  const { given, particles } = particlesOf(all);
  return joined([particles, family, initials(given, ''), ranks[suffix] ?? suffix.replace(/\.$/, '')], ' ');
}

/** Citing Medicine writes Roman suffixes as English ordinals (chapter 1, « Author »). */
const ranks: Readonly<Partial<Record<string, string>>> = { II: '2nd', III: '3rd', IV: '4th', V: '5th', VI: '6th' };

/**
 * A journal's abbreviated name in the NLM's style: « J. Organomet. Chem. » → « J Organomet Chem »; a name whose full
 * stops end sentences, as « Annales. Histoire, sciences sociales », is unchanged.
 */
function withoutStops(journal: string): string {
  return isAbbreviated(journal) ? journal.replaceAll('.', '') : journal;
}

/**
 * Whether full stops mark abbreviations: all after one or two letters, or after half of the words that can be
 * abbreviated. A lone full stop after a word that looks complete ends a sentence.
 */
function isAbbreviated(journal: string): boolean {
  const words = journal.split(/\s+/);
  const stopped = words.filter((word) => /\p{L}\.[),:]?$/u.test(word));
  if (stopped.every((word) => /^\(?(?:\p{L}\.)+[),:]?$|^\p{L}{2}\.$/u.test(word))) return true;
  const [word = '', ...others] = stopped;
  if (others.length === 0 && word !== words.at(-1) && /\p{L}{4}(?:[aeiouyéè]s?|x)\.$/iu.test(word)) return false;
  return (
    stopped.length * 2 >= words.filter((each) => stopped.includes(each) || /^\p{Lu}?\p{Ll}{3,}/u.test(each)).length
  );
}
