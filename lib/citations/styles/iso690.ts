import { formatPeriod } from '@/lib/format/partial-date';
import { type Author, invertedName, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { labelledPages } from '../pages';
import type { Reference } from '../reference';
import { editionIn, ended, genres, isBookLike, isInBook, italic, listed, listedBriefly, publisherOf, seriesOf, spans, stop, upper, yearOf } from './parts';

/**
 * ISO 690:2021, author and date, in its French form: « TAZROUTI, Nabil et GARCÍA PEÑA, Ana, 2024. Titre. *Revue*. Vol. 12, n° 3,
 * p. 100–112. DOI 10.… ». Family names are in capitals, titles of books in italics; « Dans : » comes before the book of a chapter.
 */
export function iso690(reference: Reference): TextSpan[] {
  const { nature, authors, editors = [], title, container, volume, number, pages, articleNumber, isbn, doi, link } = reference;
  const names = listedBriefly(authors.map(loud), reference.andOthers);
  const head = names ? `${names}${nature === 'direction' ? ' (dir.)' : ''}, ${yearOf(reference)}. ` : '';
  const within = [
    volume && `vol.\u00a0${volume}`,
    number && `n°\u00a0${number}`,
    pages ? labelledPages(pages, '–', isBookLike(reference)) : articleNumber && `art.\u00a0${articleNumber}`,
  ];
  const directors = editors.length > 0 ? `${listed(editors.map(loud))} (dir.), ` : '';
  const event = [reference.eventPlace, formatPeriod(reference.eventStart, reference.eventEnd)].filter(Boolean).join(', ');
  const edition = editionIn(reference);
  const series = seriesOf(reference);
  const publisher = nature === 'article' ? '' : publisherOf(reference);
  return spans(
    head,
    ...(isBookLike(reference) ? [italic(title), isOnline(reference) ? ' [en ligne].' : stop(title)] : [ended(title)]),
    head ? '' : ` ${yearOf(reference)}.`,
    isBookLike(reference) && genres[nature] ? ` ${ended(upper(genres[nature]))}` : '',
    ...(container && !isBookLike(reference) ? [isInBook(reference) ? ` Dans\u00a0: ${directors}` : ' ', italic(container), stop(container)] : []),
    edition && ` ${ended(upper(edition))}`,
    nature === 'communication' && event ? ` ${ended(event)}` : '',
    publisher && ` ${ended(publisher)}`,
    series && ` ${ended(series)}`,
    within.some(Boolean) ? ` ${ended(upper(within.filter(Boolean).join(', ')))}` : '',
    isbn ? ` ISBN\u00a0${isbn}.` : '',
    doi ? ` DOI\u00a0${doi}.` : link ? ` Disponible à l’adresse\u00a0: ${link}` : '',
  );
}

/** Whether a work has an address and nothing that is in print. */
function isOnline({ nature, link, pages, isbn, publisher }: Reference): boolean {
  return Boolean(link && !pages && !isbn && !publisher) && ['autre', 'logiciel', 'donnees', 'prepublication'].includes(nature);
}

function loud(author: Author): string {
  if (author.isBody) return author.family;
  return isFamilyFirst(author) ? plainName(author) : invertedName({ ...author, family: author.family.toLocaleUpperCase('fr') });
}
