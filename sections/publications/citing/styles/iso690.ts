import { formatPeriod } from '@/lib/format/partial-date';
import type { Language } from '@/lib/languages';
import { isInJournal } from '@/lib/references/work';
import { type Author, invertedName, isFamilyFirst, plainName } from '../authors';
import type { TextSpan } from '../formatted';
import { labelledPages } from '../labelled-pages';
import type { Reference } from '../reference';
import { isPrefaceOf, subjectText } from '../subject';
import { citationWords } from '../words';
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
 * ISO 690:2021, author and date, in French: « TAZROUTI, Nabil et GARCÍA PEÑA, Ana, 2024. Titre. *Revue*. Vol.
 * 12, n° 3, p. 100–112. DOI 10.… ». Family names are in capitals, titles of books in italics; « Dans : » comes before
 * the book of a chapter.
 */
export function iso690(reference: Reference, language: Language = 'fr'): TextSpan[] {
  const words = citationWords[language];
  const { nature, authors, editors = [], translators = [], title, container, isbn, doi, link } = reference;
  const names = listedBriefly(authors.map(loud), reference.andOthers, language);
  const year = yearOf(reference, `[${words.dateless}]`, language);
  const head = names
    ? `${names}${isDirected(reference) ? ` ${words.directed(authors.length)}` : nature === 'traduction' ? ` ${words.translated}` : ''}${words.comma}${year}. `
    : '';
  const isWhole = isBookLike(reference);
  const isPart = container !== '' && !isWhole;
  const event = [reference.eventPlace, formatPeriod(reference.eventStart, reference.eventEnd, 'long', language)]
    .filter(Boolean)
    .join(words.comma);
  const publisher = isInJournal(nature) ? '' : publisherOf(reference, language);
  const directed = (people: readonly Author[]) =>
    `${listedWith(people.map(loud), reference.otherEditors, language)} ${words.directed(reference.otherEditors ? 2 : people.length)}`;
  const directors = directorsOf(reference);
  const { containerAuthors = [] } = reference;
  const bookAuthors = containerAuthors.length > 0 ? words.listed(containerAuthors.map(loud)) + words.comma : '';
  const sentences = [
    directors.length > 0 && directed(directors),
    translators.length > 0 && words.translatedBy(words.listed(translators.map(loudLast))),
    subjectText(reference, language),
    isWhole && upper(kindOf(reference, language) ?? ''),
  ];
  const more = [
    upper(editionIn(reference, language)),
    nature === 'communication' && event,
    publisher,
    ...numbersOf(reference, language),
  ];
  const said = (texts: readonly (string | false)[]) => texts.map((text) => (text ? ` ${ended(text)}` : ''));
  return spans(
    head,
    ...titled(isWhole ? italic(title) : title, !isPart && isOnline(reference) && words.online),
    head ? '' : ` ${upper(year)}.`,
    ...said(sentences),
    ...(isPart
      ? [
          isInBook(reference)
            ? ` ${isPrefaceOf(reference) ? words.prefaceTo : words.withinBook}${bookAuthors}${editors.length > 0 ? directed(editors) + words.comma : ''}`
            : ' ',
          ...titled(italic(container), isOnline(reference) && words.online),
        ]
      : []),
    ...said(more),
    isbn ? ` ISBN\u00a0${isbn}.` : '',
    doi ? ` DOI\u00a0${doi}.` : link ? ` ${words.availableAt}${link}` : '',
  );
}

/**
 * Volume, number and pages; the series, where there is one, comes between them, so that the volume is not taken for a
 * volume of the series.
 */
function numbersOf(reference: Reference, language: Language): string[] {
  const said = citationWords[language];
  const { volume, number, pages, articleNumber } = reference;
  const numbers = [volume && said.volume(volume), !hasSeriesNumber(reference) && number && said.number(number)];
  const part = pages
    ? labelledPages(pages, '–', isBookLike(reference), language)
    : articleNumber && said.articleInShort(articleNumber);
  const series = seriesOf(reference, language);
  const written = (words: readonly (string | false | undefined)[]) => upper(words.filter(Boolean).join(said.comma));
  return series ? [written(numbers), series, written([part])] : [written([...numbers, part])];
}

/** « *Titre* [en ligne]. » */
const titled = (title: string | TextSpan, online: string | false): (string | TextSpan)[] => {
  const text = typeof title === 'string' ? title : title.text;
  return [title, online ? ` ${online}.` : stop(text)];
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
