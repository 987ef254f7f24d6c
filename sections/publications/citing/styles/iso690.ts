import { formatPeriod } from '@/lib/format/partial-date';
import { isInJournal } from '@/lib/references/natures';
import { type Author, invertedName, isFamilyFirst, plainName } from '../authors';
import { isUnprinted } from '../proceedings';
import type { Reference } from '../reference';
import { isPrefaceOf, subjectText } from '../subject';
import {
  type Cited,
  capitalised,
  directorsOf,
  editionIn,
  ended,
  fullStop,
  hasSeriesNumber,
  isBookLike,
  isCurated,
  isDirected,
  isInBook,
  italic,
  joined,
  kindOf,
  listedBriefly,
  listedWith,
  pagesText,
  publisherOf,
  seriesOf,
  spans,
  type TextSpan,
  yearOf,
} from './parts';

/**
 * ISO 690:2021, author and date, in French: « TAZROUTI, Nabil et GARCÍA PEÑA, Ana, 2024. Titre. *Revue*. Vol.
 * 12, n° 3, p. 100–112. DOI 10.… ». Family names are in capitals, titles of books in italics; « Dans : » comes before
 * the book of a chapter.
 */
export function iso690(reference: Cited): TextSpan[] {
  const { words, nature, authors, editors = [], translators = [], title, container, isbn, doi, link } = reference;
  const names = listedBriefly(authors.map(uppercaseFamily), reference);
  const year = yearOf(reference, `[${words.dateless}]`);
  const head = names
    ? `${names}${isDirected(reference) ? ` ${words.directed(authors.length)}` : isCurated(reference) ? ` (${words.roles.curators(authors.length)})` : nature === 'traduction' ? ` ${words.translated}` : ''}${words.comma}${year}. `
    : '';
  const isWhole = isBookLike(reference);
  const isPart = container !== '' && !isWhole;
  const event = joined(
    [reference.eventPlace, formatPeriod(reference.eventStart, reference.eventEnd, 'long', reference.writtenIn)],
    words.comma,
  );
  const publisher = isInJournal(nature) ? '' : publisherOf(reference);
  const directed = (people: readonly Author[]) =>
    `${listedWith(people.map(uppercaseFamily), reference.otherEditors, words)} ${words.directed(reference.otherEditors ? 2 : people.length)}`;
  const directors = directorsOf(reference);
  const { containerAuthors = [] } = reference;
  const bookAuthors =
    containerAuthors.length > 0 ? words.listed(containerAuthors.map(uppercaseFamily)) + words.comma : '';
  const sentences = [
    directors.length > 0 && directed(directors),
    translators.length > 0 && words.translatedBy(words.listed(translators.map(uppercaseFamilyLast))),
    subjectText(reference),
    isWhole && capitalised(kindOf(reference) ?? ''),
    reference.poster === true && isUnprinted(reference) && capitalised(words.apa.poster),
  ];
  const more = [
    capitalised(editionIn(reference)),
    nature === 'communication' && event,
    publisher,
    ...numbersOf(reference),
  ];
  const asSentences = (texts: readonly (string | false)[]) => texts.map((text) => (text ? ` ${ended(text)}` : ''));
  return spans(
    head,
    ...titled(isWhole ? italic(title) : title, !isPart && isOnline(reference) && words.online),
    head ? '' : ` ${capitalised(year)}.`,
    ...asSentences(sentences),
    ...(isPart
      ? [
          isInBook(reference)
            ? ` ${isPrefaceOf(reference) ? words.prefaceTo : words.withinBook}${bookAuthors}${editors.length > 0 ? directed(editors) + words.comma : ''}`
            : ' ',
          ...titled(italic(container), isOnline(reference) && words.online),
        ]
      : []),
    ...asSentences(more),
    isbn ? ` ISBN\u00a0${isbn}.` : '',
    doi ? ` DOI\u00a0${doi}.` : link ? ` ${words.availableAt}${link}` : '',
  );
}

/**
 * Volume, number and pages; the series, if any, stands between them, so that the volume is not taken for a volume of
 * the series.
 */
function numbersOf(reference: Cited): string[] {
  const { words: labels, volume, number } = reference;
  const numbers = [volume && labels.volume(volume), !hasSeriesNumber(reference) && number && labels.number(number)];
  const part = pagesText(reference);
  const series = seriesOf(reference);
  const written = (words: readonly (string | false | undefined)[]) =>
    capitalised(words.filter(Boolean).join(labels.comma));
  return series ? [written(numbers), series, written([part])] : [written([...numbers, part])];
}

const titled = (title: string | TextSpan, online: string | false): (string | TextSpan)[] => {
  const text = typeof title === 'string' ? title : title.text;
  return [title, online ? ` ${online}.` : fullStop(text)];
};

/** Whether a work is marked as online; a printed kind of work with a DOI only gets the DOI. */
function isOnline({ nature, link, doi, pages, isbn, publisher }: Reference): boolean {
  const isOfWeb = !pages && !isbn && !publisher && ['autre', 'logiciel', 'donnees', 'prepublication'].includes(nature);
  return Boolean(link && (!doi || isOfWeb));
}

/** « DUPONT, Jeanne »; an organisation unchanged. */
export function uppercaseFamily(author: Author): string {
  if (author.isBody) return author.family;
  return isFamilyFirst(author)
    ? plainName(author)
    : invertedName({ ...author, family: author.family.toLocaleUpperCase('fr') });
}

function uppercaseFamilyLast(author: Author): string {
  return author.isBody || isFamilyFirst(author)
    ? plainName(author)
    : plainName({ ...author, family: author.family.toLocaleUpperCase('fr') });
}
