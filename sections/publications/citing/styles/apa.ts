import { formatPartialDate } from '@/lib/format/partial-date';
import { isInJournal, isNumbered, isThesis, isWholeBook } from '@/lib/references/natures';
import { doiUrl } from '../addresses';
import { type Author, invertedName, isFamilyFirst, plainName } from '../authors';
import { writePages } from '../pages';
import { isUnprinted } from '../proceedings';
import type { Reference } from '../reference';
import { isPrefaceOf, subjectText, titleAndPeople } from '../subject';
import { labelledPages } from '../words';
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
  genreOf,
  hasSeriesNumber,
  initials,
  isBookLike,
  isCurated,
  isDirected,
  isInBook,
  italic,
  joined,
  kindOf,
  listedWith,
  mostNames,
  particlesOf,
  pendingOf,
  publisherOrSchool,
  seriesOf,
  spans,
  type TextSpan,
} from './parts';

const maxNames = mostNames.apa;

/**
 * APA, seventh edition, in French: « Tazrouti, N. et García Peña, A. (2024). Titre. *Revue*, *12*(3), 100–112.
 * https://doi.org/10.… ». Given names are initials; a book's place is left out. Paragraphs (§) are those of the
 * Publication Manual (https://apastyle.apa.org).
 */
export function apa(reference: Cited): TextSpan[] {
  const { words, nature, authors, andOthers, title, doi, link } = reference;
  const names = authors.map(nameInApa);
  const dated = datedOf(reference);
  const isLong = names.length > maxNames;
  const first = isLong ? names.slice(0, maxNames - 1) : names;
  const shown =
    isLong && !andOthers
      ? `${first.join(words.comma)}${words.comma}… ${names.at(-1)}`
      : listedWith(first, andOthers, words, words.apa.authors);
  const role = isDirected(reference)
    ? words.apa.directed(authors.length)
    : isCurated(reference) && authors.length > 0
      ? words.roles.curators(authors.length)
      : nature === 'traduction' && authors.length > 0 && words.apa.translated;
  const head = role ? `${shown} (${role}).` : ended(shown); // §9.7: a full stop ends the authors
  const isTalk = isUnprinted(reference);
  const house = isTalk || isInJournal(nature) ? '' : namedPublisher(reference);
  return spans(
    head ? `${head} (${dated}). ` : '',
    ...(isBookLike(reference) || isTalk ? [italic(title), afterTitle(reference)] : afterPlainTitle(reference)),
    head ? '' : ` (${dated}).`,
    ...placeOf(reference, isTalk),
    house ? ` ${ended(house)}` : '',
    doi ? ` ${doiUrl(doi)}` : link ? ` ${link}` : '',
  );
}

/**
 * « 2024 »; « sous presse » without a year, « s. d. » for no date (§9.14, §9.17); « 2024, 3–5 juin » for a talk
 * (§10.5), and « 2024, 4 mai » for what appears on a day if it is of a kind that needs more than a year, such as a post
 * or a web page (§10.1, §10.16).
 */
function datedOf(reference: Cited): string {
  const { nature, year, date = '', status, words, writtenIn } = reference;
  const { comma, dateless } = words;
  const state = pendingOf(reference);
  if (state && status === 'sous-presse') return state;
  if (state) return joined([year, state], comma);
  if (year === '') return dateless;
  const days = isUnprinted(reference)
    ? eventDays(reference, 'long')
    : nature === 'autre' || nature === 'media'
      ? formatPartialDate(date, 'long', writtenIn)
      : '';
  return days.endsWith(` ${year}`) ? `${year}${comma}${days.slice(0, -year.length - 1)}` : year;
}

/**
 * The text after a title in italics: in parentheses its editors and translators (§10.2), edition, volume, the number of
 * a patent or the series and number of a report (§9.19, §10.4, §11.8); then in brackets its kind, capitalised (§9.21),
 * for a thesis with its university (§10.6), unless a number implies it; else a full stop.
 */
function afterTitle(reference: Cited): string {
  const { words, nature, title, number, volume } = reference;
  const country = nature === 'brevet' && !reference.kind && reference.place;
  const isOfNumber = isNumbered(nature) && Boolean(number);
  const details = [
    !isUnprinted(reference) && editionIn(reference),
    nature === 'rapport' && seriesOf(reference),
    isOfNumber && capitalised(genreOf(reference) ?? ''),
    isOfNumber && country,
    isWholeBook(nature) && volume && words.volume(volume),
    isWholeBook(nature) && !hasSeriesNumber(reference) && number && words.number(number),
  ];
  const numbered = joined([...helpersOf(reference), details.filter(Boolean).join(words.comma)], words.semicolon);
  const kind =
    nature === 'communication'
      ? words.apa[reference.poster ? 'poster' : 'talk']
      : nature === 'rapport'
        ? reference.kind
        : kindOf(reference);
  const bracketed = isOfNumber
    ? ''
    : joined([kind, aboutOf(reference), country, isThesis(nature) && schoolOf(reference)], words.comma);
  if (numbered || bracketed) return `${numbered && ` (${numbered})`}${bracketed && ` [${capitalised(bracketed)}]`}.`;
  return fullStop(title);
}

function afterPlainTitle(reference: Cited): string[] {
  const helpers = helpersOf(reference).join(reference.words.semicolon);
  const about = aboutOf(reference);
  if (about === '') return [helpers ? `${reference.title} (${helpers}).` : ended(reference.title)];
  return [`${reference.title}${helpers && ` (${helpers})`} [${capitalised(about)}].`];
}

/**
 * « compte rendu du livre *Le miasme*, de M. Lenoir » (§10.7), the decision that a note is on, the original of a
 * translation.
 */
function aboutOf(reference: Cited): string {
  const { apa: words } = reference.words;
  const { title, people } = titleAndPeople(reference);
  const about = subjectText(reference, plainInitials);
  return about !== '' && reference.nature === 'compte-rendu' && title
    ? words.reviewed(title, words.others(people.map(plainInitials)))
    : about;
}

/** « F. Fichaux et A. Petit, dir. », « W. Schadewaldt, trad. ». */
function helpersOf(reference: Cited): string[] {
  const { comma, apa: words } = reference.words;
  const written = (people: readonly Author[], role: string, andOthers?: true) =>
    people.length > 0
      ? [`${listedWith(people.map(plainInitials), andOthers, reference.words, words.others)}${comma}${role}`]
      : [];
  const directors = directorsOf(reference);
  return [
    ...written(directors, words.directed(reference.otherEditors ? 2 : directors.length), reference.otherEditors),
    ...written(reference.translators ?? [], words.translated),
  ];
}

const schoolOf = ({ container, institution }: Reference): string | undefined => container || institution;

/** The publisher; none if it is the author (§9.29), or the university of a thesis, which is named earlier. */
function namedPublisher(reference: Reference): string {
  const { nature, authors, publisher, institution, container } = reference;
  if (isThesis(nature)) return publisher === schoolOf(reference) ? '' : (publisher ?? '');
  const house =
    publisherOrSchool(reference) ??
    institution ??
    (isBookLike(reference) && container !== '' ? container : archiveOf(reference));
  const isAuthor = authors.length === 1 && authors[0]?.family === house;
  return isAuthor ? '' : (house ?? '');
}

function placeOf(reference: Cited, isTalk: boolean): (string | TextSpan)[] {
  const { words, nature, container, editors = [], volume, number, pages, articleNumber, eventPlace } = reference;
  if (isBookLike(reference)) return [];
  if (isTalk) return container || eventPlace ? [` ${ended(joined([container, eventPlace], words.comma))}`] : [];
  if (isInBook(reference)) {
    const directors =
      editors.length > 0
        ? `${listedWith(editors.map(plainInitials), reference.otherEditors, words, words.apa.others)} (${words.apa.directed(reference.otherEditors ? 2 : editors.length)})${words.comma}`
        : '';
    const within = withinOf(reference);
    const { containerAuthors = [] } = reference;
    const bookAuthors =
      containerAuthors.length > 0 ? words.apa.others(containerAuthors.map(plainInitials)) + words.comma : '';
    return [
      ` ${isPrefaceOf(reference) ? words.prefaceTo : words.within}${bookAuthors}${directors}`,
      italic(container),
      within ? ` (${within}).` : '.',
    ];
  }
  if (!isInJournal(nature)) {
    const within = withinOf(reference);
    return within ? [` ${ended(capitalised(within))}`] : [];
  }
  const part =
    pages && !countsPages(reference) ? writePages(pages, '–') : articleNumber ? words.articleOfApa(articleNumber) : '';
  const parts = [
    container && [italic(container)],
    volume ? [italic(volume), number ? `(${number})` : ''] : number && [`(${number})`],
    part && [part],
  ];
  const filled = parts.flatMap((each) => (each ? [each] : []));
  const last = filled.at(-1)?.at(-1) ?? '';
  return filled.length === 0
    ? []
    : [
        ' ',
        ...filled.flatMap((each, index) => (index === 0 ? each : [words.comma, ...each])),
        fullStop(typeof last === 'string' ? last : last.text),
      ];
}

/** « 2e éd., vol. 3, p. 7–20 ». */
function withinOf(reference: Cited): string {
  const { words, volume, pages } = reference;
  return joined(
    [
      editionIn(reference),
      volume && words.volume(volume),
      pages && labelledPages(pages, '–', false, reference.writtenIn),
    ],
    words.comma,
  );
}

/** « Tazrouti, N. » */
export function nameInApa(author: Author): string {
  if (isFamilyFirst(author)) return plainName(author);
  if (!author.given) return invertedName(author);
  return invertedName({ ...author, given: initialsOf(author.given) }); // §9.8
}

function plainInitials(author: Author): string {
  return isFamilyFirst(author) ? plainName(author) : plainName({ ...author, given: initialsOf(author.given ?? '') });
}

function initialsOf(all: string): string {
  const { given, particles } = particlesOf(all);
  return joined([initials(given, '.'), particles], ' ');
}
