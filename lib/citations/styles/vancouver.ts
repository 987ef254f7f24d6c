import { isOfSchool } from '@/sections/publications/natures';
import { type Author, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { labelledPages, writePages } from '../pages';
import type { Reference } from '../reference';
import { ended, genreOf, initials, isBookLike, isInBook, publisherOf, spans, stop, yearOf } from './parts';

/** From seven authors on, the first six « et al. ». */
const most = 6;

/**
 * Vancouver, as the recommendations of the ICMJE have it, with French punctuation: « Tazrouti N, García Peña A. Titre. Revue.
 * 2024;12(3):100-112. doi:10.… »; « Lieu : Éditeur ; 2024. » for a book. Nothing is in italics.
 */
export function vancouver(reference: Reference): TextSpan[] {
  const { nature, authors, title, doi, link } = reference;
  const names = listOf(authors);
  const genre = isBookLike(reference) ? genreOf(reference) : undefined;
  return spans(
    names ? `${ended(nature === 'direction' ? `${names}, ${directors(authors)}` : names)} ` : '',
    ended(genre ? `${title} [${genre}]` : title),
    ` ${sourceOf(reference)}`,
    doi ? ` doi:${doi}` : link ? ` ${link}` : '',
  );
}

function sourceOf(reference: Reference): string {
  const year = yearOf(reference);
  const { nature, container, editors = [], volume, number, pages, articleNumber, eventPlace } = reference;
  if (nature === 'article') {
    const issue = `${volume ?? ''}${number ? `(${number})` : ''}`;
    const part = pages ? writePages(pages, '-') : (articleNumber ?? '');
    return `${container ? `${ended(container)} ` : ''}${year}${issue && `;${issue}`}${part && `:${part}`}${stop(part)}`;
  }
  if (nature === 'communication' && container && !isInBook(reference))
    return `Communication présentée à\u00a0: ${[container, year, eventPlace].filter(Boolean).join('\u202f; ')}.`;
  const book = isInBook(reference) ? `Dans\u00a0: ${editors.length > 0 ? `${listOf(editors)}, ${directors(editors)}. ` : ''}${ended(container)} ` : '';
  const series = isBookLike(reference) && container && !isOfSchool(reference.nature) ? ` (${container}).` : '';
  const published = [publisherOf(reference), year].filter(Boolean).join('\u202f; ');
  return `${book}${published}.${pages ? ` ${ended(labelledPages(pages, '-'))}` : ''}${series}`;
}

const directors = (people: readonly Author[]): string => (people.length > 1 ? 'directeurs' : 'directeur');

function listOf(authors: readonly Author[]): string {
  const names = authors.map((author) =>
    isFamilyFirst(author) ? plainName(author) : [author.family, initials(author.given ?? '', '', '')].filter(Boolean).join(' '),
  );
  return names.length > most ? [...names.slice(0, most), 'et al'].join(', ') : names.join(', ');
}
