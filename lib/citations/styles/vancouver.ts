import { formatPartialDate } from '@/lib/format/partial-date';
import { type Author, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { labelledPages, writePages } from '../pages';
import type { Reference } from '../reference';
import {
  archiveOf,
  editionIn,
  ended,
  eventDays,
  genreOf,
  genres,
  initials,
  isBook,
  isBookLike,
  isInBook,
  particlesOf,
  pendingOf,
  publisherOf,
  seriesOf,
  spans,
  stop,
  suffixOf,
  upper,
  yearOf,
} from './parts';

/** From seven authors on, the first six « et al. ». */
const most = 6;

/**
 * Vancouver, as the recommendations of the ICMJE have it, which follow the NLM's Citing Medicine
 * (https://www.ncbi.nlm.nih.gov/books/NBK7256/), with French punctuation: « Tazrouti N, García Peña A. Titre. Revue.
 * 2024;12(3):100-112. doi:10.… »; « Lieu : Éditeur ; 2024. » for a book. Nothing is in italics.
 */
export function vancouver(reference: Reference): TextSpan[] {
  const { nature, authors, title, doi, link } = reference;
  const head = [listOf(authors, reference.andOthers), ...rolesOf(reference)].filter(Boolean).join(', ');
  const genre = isBookLike(reference) && nature !== 'brevet' && !isOnlyArchived(reference) ? genreOf(reference) : undefined;
  return spans(
    head ? `${ended(head)} ` : '',
    ended(genre ? `${title} [${genre}]` : title),
    ` ${sourceOf(reference)}`,
    doi ? ` doi:${doi}` : link ? ` ${link}` : '',
  );
}

function sourceOf(reference: Reference): string {
  const year = yearOf(reference);
  const { nature, container, date, editors = [], volume, number, pages, articleNumber, eventPlace } = reference;
  if (nature === 'article') {
    const issue = `${volume ?? ''}${number ? `(${number})` : ''}`;
    const part = pages ? writePages(pages, '-') : (articleNumber ?? '');
    return `${container ? `${ended(container)} ` : ''}${year}${issue && `;${issue}`}${part && `:${part}`}${stop(part)}`;
  }
  if (nature === 'communication' && container && !isInBook(reference))
    return `Communication présentée à\u00a0: ${[container, (!pendingOf(reference) && eventDays(reference)) || year, eventPlace].filter(Boolean).join('\u202f; ')}.`;
  const archive = archiveOf(reference);
  if (isOnlyArchived(reference)) return `${archive} [${genres[nature]}]. ${year}.`;
  if (nature === 'brevet') {
    const day = date && !pendingOf(reference) ? formatPartialDate(date) : year;
    return `${[upper(genres.brevet ?? ''), number].filter(Boolean).join(' ')}. ${day}.`;
  }
  const book = isInBook(reference) ? `Dans\u00a0: ${editors.length > 0 ? `${listOf(editors)}, ${directors(editors)}. ` : ''}${ended(container)} ` : '';
  const edition = editionIn(reference);
  const part = `${edition && `${ended(upper(edition))} `}${volume && (book || isBook(nature)) ? `Vol.\u00a0${volume}. ` : ''}`;
  const series = seriesOf(reference, '\u202f; ');
  const inSeries = series && !(archive && isArchive(series)) ? ` (${series}).` : '';
  const published = [(!reference.publisher && archive) || publisherOf(reference), year].filter(Boolean).join('\u202f; ');
  return `${book}${part}${published}.${pages ? ` ${ended(labelledPages(pages, '-', isBookLike(reference)))}` : ''}${inSeries}`;
}

/** Whether nothing but an archive is known to have a preprint; its name may be typed as the publisher or the series. */
function isOnlyArchived(reference: Reference): boolean {
  const { publisher = '', container, pages } = reference;
  return archiveOf(reference) !== undefined && !pages && [publisher, container].every((name) => name === '' || isArchive(name));
}

const isArchive = (name: string): boolean => /^arxiv\b/i.test(name);

/** What people are where they are no authors: who directed a volume; the inventors of a patent, and who holds it. */
function rolesOf({ nature, authors, institution }: Reference): string[] {
  if (nature === 'direction') return authors.length > 0 ? [directors(authors)] : [];
  if (nature !== 'brevet') return [];
  if (authors.length === 0) return institution ? [institution, 'titulaire'] : [];
  const inventors = authors.length > 1 ? 'inventeurs' : 'inventeur';
  return institution ? [`${inventors}\u202f; ${institution}`, 'titulaire'] : [inventors];
}

const directors = (people: readonly Author[]): string => (people.length > 1 ? 'directeurs' : 'directeur');

function listOf(authors: readonly Author[], andOthers = false): string {
  const names = authors.map((author) => (isFamilyFirst(author) ? plainName(author) : nameOf(author)));
  const hasOthers = names.length > most || (andOthers && names.length > 0);
  return [...names.slice(0, most), ...(hasOthers ? ['et al'] : [])].join(', ');
}

/** « King ML Jr », « de Saint-Exupéry A ». */
function nameOf({ family, given: all = '' }: Author): string {
  const { given, particles } = particlesOf(all);
  const { name, suffix = '' } = given ? suffixOf(family) : { name: family };
  return [particles, name, initials(given, ''), suffix.replace(/\.$/, '')].filter(Boolean).join(' ');
}
