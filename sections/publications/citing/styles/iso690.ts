import { formatPeriod } from '@/lib/format/partial-date';
import { type Author, invertedName, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { labelledPages } from '../pages';
import type { Reference } from '../reference';
import {
  directorsOf,
  editionIn,
  ended,
  hasSeriesNumber,
  isBookLike,
  isDirected,
  isInBook,
  italic,
  kindOf,
  listed,
  listedBriefly,
  listedWith,
  publisherOf,
  seriesOf,
  spans,
  stop,
  upper,
  yearOf,
} from './parts';

/**
 * ISO 690:2021, author and date, in its French form: « TAZROUTI, Nabil et GARCÍA PEÑA, Ana, 2024. Titre. *Revue*. Vol.
 * 12, n° 3, p. 100–112. DOI 10.… ». Family names are in capitals, titles of books in italics; « Dans : » comes before
 * the book of a chapter.
 */
export function iso690(reference: Reference): TextSpan[] {
  const { nature, authors, editors = [], translators = [], title, container, isbn, doi, link } = reference;
  const names = listedBriefly(authors.map(loud), reference.andOthers);
  const year = yearOf(reference, '[s.\u00a0d.]');
  const head = names ? `${names}${isDirected(reference) ? ' (dir.)' : ''}, ${year}. ` : '';
  const isWhole = isBookLike(reference);
  const isPart = container !== '' && !isWhole;
  const event = [reference.eventPlace, formatPeriod(reference.eventStart, reference.eventEnd)]
    .filter(Boolean)
    .join(', ');
  const publisher = nature === 'article' ? '' : publisherOf(reference);
  const directed = (people: readonly Author[]) => `${listedWith(people.map(loud), reference.otherEditors)} (dir.)`;
  const directors = directorsOf(reference);
  const sentences = [
    directors.length > 0 && directed(directors),
    translators.length > 0 && `Trad. par ${listed(translators.map(loudLast))}`,
    isWhole && upper(kindOf(reference) ?? ''),
  ];
  const more = [upper(editionIn(reference)), nature === 'communication' && event, publisher, ...numbersOf(reference)];
  const said = (texts: readonly (string | false)[]) => texts.map((text) => (text ? ` ${ended(text)}` : ''));
  return spans(
    head,
    ...titled(isWhole ? italic(title) : title, !isPart && isOnline(reference)),
    head ? '' : ` ${upper(year)}.`,
    ...said(sentences),
    ...(isPart
      ? [
          isInBook(reference) ? ` Dans\u00a0: ${editors.length > 0 ? `${directed(editors)}, ` : ''}` : ' ',
          ...titled(italic(container), isOnline(reference)),
        ]
      : []),
    ...said(more),
    isbn ? ` ISBN\u00a0${isbn}.` : '',
    doi ? ` DOI\u00a0${doi}.` : link ? ` Disponible à l’adresse\u00a0: ${link}` : '',
  );
}

/**
 * Volume, number and pages; the series, where there is one, comes between them, so that the volume is not taken for a
 * volume of the series.
 */
function numbersOf(reference: Reference): string[] {
  const { volume, number, pages, articleNumber } = reference;
  const numbers = [volume && `vol.\u00a0${volume}`, !hasSeriesNumber(reference) && number && `n°\u00a0${number}`];
  const part = pages ? labelledPages(pages, '–', isBookLike(reference)) : articleNumber && `art.\u00a0${articleNumber}`;
  const series = seriesOf(reference);
  const written = (words: readonly (string | false | undefined)[]) => upper(words.filter(Boolean).join(', '));
  return series ? [written(numbers), series, written([part])] : [written([...numbers, part])];
}

/** « *Titre* [en ligne]. » */
const titled = (title: string | TextSpan, isOnline: boolean): (string | TextSpan)[] => {
  const text = typeof title === 'string' ? title : title.text;
  return [title, isOnline ? ' [en ligne].' : stop(text)];
};

/**
 * Whether a work is read at its address; what has a DOI, and is in print by its nature, is said to have it and no more.
 */
function isOnline({ nature, link, doi, pages, isbn, publisher }: Reference): boolean {
  const isOfWeb = !pages && !isbn && !publisher && ['autre', 'logiciel', 'donnees', 'prepublication'].includes(nature);
  return Boolean(link && (!doi || isOfWeb));
}

/** « DUPONT, Jeanne »; a body as it is. */
export function loud(author: Author): string {
  if (author.isBody) return author.family;
  return isFamilyFirst(author)
    ? plainName(author)
    : invertedName({ ...author, family: author.family.toLocaleUpperCase('fr') });
}

/** « Jeanne DUPONT ». */
function loudLast(author: Author): string {
  return author.isBody || isFamilyFirst(author)
    ? plainName(author)
    : plainName({ ...author, family: author.family.toLocaleUpperCase('fr') });
}
