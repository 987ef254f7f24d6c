import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import type { Language } from '@/lib/languages';
import { isInJournal, isWholeBook } from '@/lib/references/work';
import { type Author, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { withoutStops } from '../journal-stops';
import { labelledPages } from '../labelled-pages';
import { shortPages, writePages } from '../pages';
import { isSpoken } from '../proceedings';
import type { Reference } from '../reference';
import { isPrefaceOf, subjectText } from '../subject';
import { citationWords } from '../words';
import {
  archiveOf,
  directorsOf,
  editionIn,
  ended,
  eventDays,
  hasSeriesNumber,
  initials,
  isBookLike,
  isDirected,
  isInBook,
  kindOf,
  mostNames,
  particlesOf,
  pendingOf,
  publisherOf,
  seriesOf,
  spans,
  stop,
  upper,
  yearOf,
} from './parts';

const most = mostNames.vancouver;

/**
 * Vancouver, as the recommendations of the ICMJE have it, which follow the NLM's Citing Medicine
 * (https://www.ncbi.nlm.nih.gov/books/NBK7256/), with the punctuation of the language, in French: « Tazrouti N, García Peña A. Titre. Revue.
 * 2024;12(3):100-12. doi:10.… »; « Lieu : Éditeur ; 2024. » for a book. Nothing is in italics.
 */
export function vancouver(reference: Reference, language: Language = 'fr'): TextSpan[] {
  const words = citationWords[language];
  const { nature, authors, title, container, doi, link } = reference;
  const head = [listOf(authors, language, reference.andOthers), ...rolesOf(reference, language)]
    .filter(Boolean)
    .join(words.comma);
  const hasGenre =
    isBookLike(reference) && nature !== 'brevet' && !isOnlyArchived(reference) && !hasReportNumber(reference);
  const genre = hasGenre && kindOf(reference, language);
  const isOfContainer = container !== '' && (isInJournal(nature) || isInBook(reference));
  return spans(
    head ? `${ended(head)} ` : '',
    ended([title, genre && `[${genre}]`, !isOfContainer && mediumOf(reference, language)].filter(Boolean).join(' ')),
    ` ${sourceOf(reference, language)}`,
    doi ? ` doi:${doi}` : link ? ` ${words.availableFrom}${link}` : '',
  );
}

const yearIn = (reference: Reference, language: Language): string =>
  yearOf(reference, citationWords[language].datelessOfVancouver, language);

/** « [En ligne] », of what is read at its address. */
const mediumOf = ({ link, doi }: Reference, language: Language): string =>
  link && !doi ? citationWords[language].onlineOfVancouver : '';

/** A report's number stands at the end, and says that it is one. */
const hasReportNumber = ({ nature, number }: Reference): boolean => nature === 'rapport' && Boolean(number);

function sourceOf(reference: Reference, language: Language): string {
  const { nature, container, volume, number, articleNumber } = reference;
  const pages = reference.pages && shortPages(reference.pages);
  const translators = peopleOf(reference.translators ?? [], 'translators', language);
  if (isInJournal(nature)) {
    const issue = `${volume ?? ''}${number ? `(${number})` : ''}`;
    const part = pages ? writePages(pages, '-') : (articleNumber ?? '');
    const journal =
      container && ended([withoutStops(container), mediumOf(reference, language)].filter(Boolean).join(' '));
    const about = subjectText(reference, language, nameInVancouver);
    return `${[translators && ended(translators), about && ended(about), journal, upper(yearIn(reference, language))].filter(Boolean).join(' ')}${issue && `;${issue}`}${part && `:${part}`}${stop(part)}`;
  }
  return isSpoken(reference) && container
    ? talkOf(reference, language)
    : isOnlyArchived(reference) || nature === 'brevet'
      ? deposited(reference, language)
      : bookOf(reference, language);
}

function talkOf(reference: Reference, language: Language): string {
  const { presentedAt, semicolon } = citationWords[language];
  const days = (!pendingOf(reference) && eventDays(reference, 'short', language)) || yearIn(reference, language);
  return `${presentedAt}${[reference.container, days, reference.eventPlace].filter(Boolean).join(semicolon)}.`;
}

/** A patent, or what is only in an archive. */
function deposited(reference: Reference, language: Language): string {
  const { nature, date, number, kind, place } = reference;
  if (nature !== 'brevet')
    return `${archiveOf(reference)} [${kindOf(reference, language)}]. ${upper(yearIn(reference, language))}.`;
  const day =
    date && !pendingOf(reference) ? formatPartialDate(date, 'long', language) : upper(yearIn(reference, language));
  const country = kind ? '' : place; // a kind says it: « brevet européen »
  return `${[[upper(kindOf(reference, language) ?? ''), number].filter(Boolean).join(' '), country].filter(Boolean).join(citationWords[language].comma)}. ${day}.`;
}

/** A book, or the book that a work is in. */
function bookOf(reference: Reference, language: Language): string {
  const words = citationWords[language];
  const { nature, container, editors = [], volume, number } = reference;
  const isIn = isInBook(reference);
  const pages = reference.pages && labelledPages(shortPages(reference.pages), '-', isBookLike(reference), language);
  const archive = archiveOf(reference);
  const series = seriesOf(reference, language, words.semicolon);
  const event =
    isIn && nature === 'communication'
      ? [formatPeriod(reference.eventStart, reference.eventEnd, 'short', language), reference.eventPlace]
      : [];
  const host = [[container, mediumOf(reference, language)].filter(Boolean).join(' '), ...event]
    .filter(Boolean)
    .join(words.semicolon);
  const translators = peopleOf(reference.translators ?? [], 'translators', language);
  const numbers = [
    (isIn || isWholeBook(nature)) && volume && words.volume(volume),
    isWholeBook(nature) && !hasSeriesNumber(reference) && number && words.number(number),
  ];
  const sentences = [
    subjectText(reference, language, nameInVancouver),
    isIn && translators,
    isIn &&
      `${isPrefaceOf(reference) ? words.prefaceTo : words.withinBook}${[listOf(reference.containerAuthors ?? [], language), peopleOf(editors, 'directors', language, reference.otherEditors), host].filter(Boolean).map(ended).join(' ')}`,
    upper(editionIn(reference, language)),
    !isIn &&
      [translators, peopleOf(directorsOf(reference), 'directors', language, reference.otherEditors)]
        .filter(Boolean)
        .join(words.semicolon),
    upper(numbers.filter(Boolean).join(words.comma)),
    [(!reference.publisher && archive) || publisherOf(reference, language), yearIn(reference, language)]
      .filter(Boolean)
      .join(words.semicolon),
    pages,
    series && !(archive && isArchive(series)) && `(${series})`,
    hasReportNumber(reference) && `${upper(kindOf(reference, language) ?? '')} ${words.reportNumber(number ?? '')}`,
  ];
  return sentences.flatMap((sentence) => (sentence ? [ended(sentence)] : [])).join(' ');
}

/** Whether nothing but an archive is known to have a preprint; its name may be typed as the publisher or the series. */
function isOnlyArchived(reference: Reference): boolean {
  const { publisher = '', container, pages } = reference;
  return (
    archiveOf(reference) !== undefined &&
    !pages &&
    [publisher, container].every((name) => name === '' || isArchive(name))
  );
}

const isArchive = (name: string): boolean => /^arxiv\b/i.test(name);

/** The roles of people who are no authors: the editors of a volume; the inventors and the holder of a patent. */
function rolesOf(reference: Reference, language: Language): string[] {
  const { semicolon, roles } = citationWords[language];
  const { nature, authors, institution } = reference;
  if (isDirected(reference)) return [roles.directors(authors.length)];
  if (nature === 'traduction' && authors.length > 0) return [roles.translators(authors.length)];
  if (nature !== 'brevet') return [];
  if (authors.length === 0) return institution ? [institution, roles.holder] : [];
  const inventors = roles.inventors(authors.length);
  return institution ? [`${inventors}${semicolon}${institution}`, roles.holder] : [inventors];
}

/** « Dupont J, Petit A, directeurs »; '' for nobody. */
function peopleOf(
  people: readonly Author[],
  role: 'directors' | 'translators',
  language: Language,
  andOthers?: true,
): string {
  const { comma, roles } = citationWords[language];
  return people.length === 0
    ? ''
    : `${listOf(people, language, andOthers)}${comma}${roles[role](andOthers ? 2 : people.length)}`;
}

function listOf(authors: readonly Author[], language: Language, andOthers = false): string {
  const { comma, semicolon, andOthersOfVancouver } = citationWords[language];
  const shown = authors.slice(0, most).map((author, index) => {
    const separator = index === 0 ? '' : author.isBody || authors[index - 1]?.isBody ? semicolon : comma; // Citing Medicine, chapter 1: a body beside persons
    return `${separator}${nameInVancouver(author)}`;
  });
  return `${shown.join('')}${authors.length > most || (andOthers && authors.length > 0) ? andOthersOfVancouver : ''}`;
}

/** « King ML Jr », « Dupont J 3rd », « de Saint-Exupéry A ». */
export function nameInVancouver(author: Author): string {
  if (isFamilyFirst(author)) return plainName(author);
  const { family, given: all = '', suffix = '' } = author;
  const { given, particles } = particlesOf(all);
  return [particles, family, initials(given, ''), ranks.get(suffix) ?? suffix.replace(/\.$/, '')]
    .filter(Boolean)
    .join(' ');
}

/** Citing Medicine writes Roman ranks as English ordinals (chapter 1, « Author »). */
const ranks: ReadonlyMap<string, string> = new Map([
  ['II', '2nd'],
  ['III', '3rd'],
  ['IV', '4th'],
  ['V', '5th'],
  ['VI', '6th'],
]);
