import { formatPartialDate, formatPeriod } from '@/lib/format/partial-date';
import { type Author, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { withoutStops } from '../journal-stops';
import { labelledPages, shortPages, writePages } from '../pages';
import { isSpoken } from '../proceedings';
import type { Reference } from '../reference';
import {
  archiveOf,
  directorsOf,
  editionIn,
  ended,
  eventDays,
  hasSeriesNumber,
  initials,
  isBook,
  isBookLike,
  isDirected,
  isInBook,
  kindOf,
  particlesOf,
  pendingOf,
  publisherOf,
  seriesOf,
  spans,
  stop,
  upper,
  yearOf,
} from './parts';

/** From seven authors on, the first six « et al. ». */
const most = 6;

/**
 * Vancouver, as the recommendations of the ICMJE have it, which follow the NLM's Citing Medicine
 * (https://www.ncbi.nlm.nih.gov/books/NBK7256/), with French punctuation: « Tazrouti N, García Peña A. Titre. Revue.
 * 2024;12(3):100-12. doi:10.… »; « Lieu : Éditeur ; 2024. » for a book. Nothing is in italics.
 */
export function vancouver(reference: Reference): TextSpan[] {
  const { nature, authors, title, container, doi, link } = reference;
  const head = [listOf(authors, reference.andOthers), ...rolesOf(reference)].filter(Boolean).join(', ');
  const hasGenre =
    isBookLike(reference) && nature !== 'brevet' && !isOnlyArchived(reference) && !hasReportNumber(reference);
  const genre = hasGenre && kindOf(reference);
  const isOfContainer = container !== '' && (nature === 'article' || isInBook(reference));
  return spans(
    head ? `${ended(head)} ` : '',
    ended([title, genre && `[${genre}]`, !isOfContainer && mediumOf(reference)].filter(Boolean).join(' ')),
    ` ${sourceOf(reference)}`,
    doi ? ` doi:${doi}` : link ? ` Disponible sur\u00a0: ${link}` : '',
  );
}

const yearIn = (reference: Reference): string => yearOf(reference, '[date inconnue]');

/** « [En ligne] », of what is read at its address. */
const mediumOf = ({ link, doi }: Reference): string => (link && !doi ? '[En ligne]' : '');

/** A report's number stands at the end, and says that it is one. */
const hasReportNumber = ({ nature, number }: Reference): boolean => nature === 'rapport' && Boolean(number);

function sourceOf(reference: Reference): string {
  const { nature, container, volume, number, articleNumber } = reference;
  const pages = reference.pages && shortPages(reference.pages);
  const translators = peopleOf(reference.translators ?? [], 'traducteur');
  if (nature === 'article') {
    const issue = `${volume ?? ''}${number ? `(${number})` : ''}`;
    const part = pages ? writePages(pages, '-') : (articleNumber ?? '');
    const journal = container && ended([withoutStops(container), mediumOf(reference)].filter(Boolean).join(' '));
    return `${[translators && ended(translators), journal, upper(yearIn(reference))].filter(Boolean).join(' ')}${issue && `;${issue}`}${part && `:${part}`}${stop(part)}`;
  }
  return isSpoken(reference) && container
    ? talkOf(reference)
    : isOnlyArchived(reference) || nature === 'brevet'
      ? deposited(reference)
      : bookOf(reference);
}

function talkOf(reference: Reference): string {
  const days = (!pendingOf(reference) && eventDays(reference, 'short')) || yearIn(reference);
  return `Communication présentée à\u00a0: ${[reference.container, days, reference.eventPlace].filter(Boolean).join('\u202f; ')}.`;
}

/** A patent, or what is only in an archive. */
function deposited(reference: Reference): string {
  const { nature, date, number, kind, place } = reference;
  if (nature !== 'brevet') return `${archiveOf(reference)} [${kindOf(reference)}]. ${upper(yearIn(reference))}.`;
  const day = date && !pendingOf(reference) ? formatPartialDate(date) : upper(yearIn(reference));
  const country = kind ? '' : place; // a kind says it: « brevet européen »
  return `${[[upper(kindOf(reference) ?? ''), number].filter(Boolean).join(' '), country].filter(Boolean).join(', ')}. ${day}.`;
}

/** A book, or the book that a work is in. */
function bookOf(reference: Reference): string {
  const { nature, container, editors = [], volume, number } = reference;
  const isIn = isInBook(reference);
  const pages = reference.pages && labelledPages(shortPages(reference.pages), '-', isBookLike(reference));
  const archive = archiveOf(reference);
  const series = seriesOf(reference, '\u202f; ');
  const event =
    isIn && nature === 'communication'
      ? [formatPeriod(reference.eventStart, reference.eventEnd, 'short'), reference.eventPlace]
      : [];
  const host = [[container, mediumOf(reference)].filter(Boolean).join(' '), ...event].filter(Boolean).join('\u202f; ');
  const translators = peopleOf(reference.translators ?? [], 'traducteur');
  const numbers = [
    (isIn || isBook(nature)) && volume && `vol.\u00a0${volume}`,
    isBook(nature) && !hasSeriesNumber(reference) && number && `n°\u00a0${number}`,
  ];
  const sentences = [
    isIn && translators,
    isIn &&
      `Dans\u00a0: ${[peopleOf(editors, 'directeur', reference.otherEditors), host].filter(Boolean).map(ended).join(' ')}`,
    upper(editionIn(reference)),
    !isIn &&
      [translators, peopleOf(directorsOf(reference), 'directeur', reference.otherEditors)]
        .filter(Boolean)
        .join('\u202f; '),
    upper(numbers.filter(Boolean).join(', ')),
    [(!reference.publisher && archive) || publisherOf(reference), yearIn(reference)].filter(Boolean).join('\u202f; '),
    pages,
    series && !(archive && isArchive(series)) && `(${series})`,
    hasReportNumber(reference) && `${upper(kindOf(reference) ?? '')} n°\u00a0: ${number}`,
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
function rolesOf(reference: Reference): string[] {
  const { nature, authors, institution } = reference;
  if (isDirected(reference)) return [authors.length > 1 ? 'directeurs' : 'directeur'];
  if (nature !== 'brevet') return [];
  if (authors.length === 0) return institution ? [institution, 'titulaire'] : [];
  const inventors = authors.length > 1 ? 'inventeurs' : 'inventeur';
  return institution ? [`${inventors}\u202f; ${institution}`, 'titulaire'] : [inventors];
}

/** « Dupont J, Petit A, directeurs »; '' for nobody. */
const peopleOf = (people: readonly Author[], role: 'directeur' | 'traducteur', andOthers?: true): string =>
  people.length === 0 ? '' : `${listOf(people, andOthers)}, ${role}${people.length > 1 || andOthers ? 's' : ''}`;

function listOf(authors: readonly Author[], andOthers = false): string {
  const shown = authors.slice(0, most).map((author, index) => {
    const separator = index === 0 ? '' : author.isBody || authors[index - 1]?.isBody ? '\u202f; ' : ', '; // Citing Medicine, chapter 1: a body beside persons
    return `${separator}${isFamilyFirst(author) ? plainName(author) : nameOf(author)}`;
  });
  return `${shown.join('')}${authors.length > most || (andOthers && authors.length > 0) ? ', et al' : ''}`;
}

/** « King ML Jr », « Dupont J 3rd », « de Saint-Exupéry A ». */
function nameOf({ family, given: all = '', suffix = '' }: Author): string {
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
