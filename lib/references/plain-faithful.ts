/**
 * Whether what was guessed of a line is what it says: each text is one piece of the line; each of its other words and
 * numbers is in a field, or is one that a field stands for; no field has what a publication does not have there; and the
 * heading or the line itself tells the nature.
 */
import { foldLetters } from '@/lib/format/fold';
import { type Name, nameText } from '@/lib/names/name';
import { isBody } from '@/lib/names/words';
import { monthOf } from './dates';
import { isCity, isPublisher, preprintServerIn } from './houses';
import { among, isInJournal, type Nature, natures } from './natures';
import { mark as ofHal } from './plain-hal';
import { expressionIn, patternOf } from './plain-patterns';
import words from './words/faithful.json' with { type: 'json' };
import type { Work } from './work';

const expressionOf = expressionIn(words.parts);
const doubtful = Object.entries(words.doubtful).map(
  ([fields, patterns]) => [fields.split(' '), expressionOf(patterns.join('|'), 'u')] as const,
);
/** Words of a line that are in no text, by the fields or the natures that stand for them. */
const standingFor = Object.entries(words.standsFor).map(
  ([told, list]) => [told.split(' '), new Set(list.split(' '))] as const,
);

/** `unplaced` are the pieces that only the note has. What HAL shows of a record says more than its own fields do, in an order of its own. */
export const isFaithful = (line: string, work: Work, told: readonly Nature[], unplaced: readonly string[]): boolean =>
  isPlausible(line, work, unplaced) &&
  (ofHal.test(line) || (isEvident(line, work, told) && !mayBeSource(line, work, told) && saysAll(line, work)));

/** « Anne Petit (éd.) » under « Livres et éditions » may have edited a text as well as a book of many. */
const mayBeSource = (line: string, { nature }: Work, told: readonly Nature[]): boolean =>
  nature === 'direction' &&
  told.includes('edition-sources') &&
  !told.includes(nature) &&
  !/(?<!\p{L})(?:co-?)?(?:dir|coord)/iu.test(line);

/** What is read apart, and written in a form of its own. */
const identifiers = patternOf('<identifiers>', 'gi');

type Token = { readonly word: string; isTaken: boolean };

const wordsIn = (text: string): string[] =>
  foldLetters(text.replace(/[«»“”„"]/g, '"').replace(/[‐-―−]/g, '-')).match(/\p{L}+|\d+(?:\.\d+)*|\S/gu) ?? [];

/** Takes the tokens of a text where they stand one behind another, and not yet taken; false where they do nowhere. */
function take(tokens: readonly Token[], text: string): boolean {
  const wanted = wordsIn(text);
  const at = tokens.findIndex((_, from) =>
    wanted.every((word, index) => {
      const token = tokens[from + index];
      return token !== undefined && !token.isTaken && token.word === word;
    }),
  );
  for (const token of at === -1 ? [] : tokens.slice(at, at + wanted.length)) token.isTaken = true;
  return at !== -1;
}

const isWord = (word: string): boolean => /[\p{L}\d]/u.test(word);

/** The same of a name, whose family name may be first, between any stops. */
function takeName(all: readonly Token[], name: Name): boolean {
  const tokens = all.filter(({ word }) => isWord(word));
  const parts = wordsIn(nameText(name)).filter(isWord);
  return parts.some((_, index) => take(tokens, [...parts.slice(index), ...parts.slice(0, index)].join(' ')));
}

/** What the reader writes of a note in words of its own: « 2 volumes », « Version 2.1 ». */
const composed = expressionOf(words.composed, 'u');

/** The texts that the line should have as they are; a title that is made of what a review or a note is on is told by that. */
function textsOf(work: Work): string[] {
  const { title, container, series, publisher, place, institution, reviewedTitle = '', event } = work;
  const notes = (work.note ?? '').replace(/^(?:Ouvrage\u00a0?|Book) ?: /, '');
  return [
    title.endsWith(reviewedTitle) ? reviewedTitle || title : title,
    title.includes(reviewedTitle) ? '' : reviewedTitle,
    ...[container, series, institution, place, publisher, event?.name, event?.place, event?.country],
    work.originalTitle,
    work.edition?.match(/^\D+$/)?.[0],
    ...notes.split(/\.\s|,\s/).filter((note) => !composed.test(note)),
  ].flatMap((text) => text || []);
}

const peopleOf = ({ authors, editors, translators, reviewedAuthors, originalAuthors, containerAuthors }: Work) =>
  [authors, editors, translators, reviewedAuthors, originalAuthors, containerAuthors].flatMap((names) => names ?? []);

const plainNumber = (text: string): string => text.replace(/^0+(?=\d)/, '');

function saysAll(line: string, work: Work): boolean {
  const tokens = wordsIn(line.replace(identifiers, ' | ')).map((word): Token => ({ word, isTaken: false }));
  const texts = textsOf(work).toSorted((one, other) => other.length - one.length);
  if (
    !texts.every(
      (text) =>
        take(tokens, text) || preprintServerIn(text) || texts.some((other) => other !== text && other.includes(text)),
    ) ||
    !peopleOf(work).every((name) => takeName(tokens, name))
  )
    return false;
  const { date, event, volume, issue, articleNumber, pages, seriesNumber, edition, note } = work;
  const inFields = new Set(
    [date, event?.start, event?.end, volume, issue, articleNumber, pages, seriesNumber, edition, note].flatMap((text) =>
      wordsIn(text ?? '').map(plainNumber),
    ),
  );
  const ends = pages?.match(/\d+$/)?.[0] ?? '';
  const stands = standingFor.filter(([told]) =>
    told.some((each) => each === 'any' || each === work.nature || isThere(work, each)),
  );
  return tokens.every(({ word, isTaken }, index) => {
    if (isTaken || !isWord(word)) return true;
    if (inFields.has(plainNumber(word)) || word.split('.').every((part) => inFields.has(plainNumber(part))))
      return true;
    if (/^\d/.test(word)) return word.length < ends.length && ends.endsWith(word);
    const isOrdinal = /^(?:er|re|e|eme|nd|rd|th|st)$/.test(word) && /^\d/.test(tokens[index - 1]?.word ?? '');
    return isOrdinal || monthOf(word) !== undefined || stands.some(([, list]) => list.has(word));
  });
}

/** A body, or two words or more with few in lower case: « Anne de la Tour », not « Le vent dans la plaine ». */
const isPerson = (name: Name): boolean => {
  const text = nameText(name);
  const isWhole = /\s/.test(text) && (text.match(/\s\p{Ll}{3,}/gu) ?? []).length < 3;
  if (/^\p{L}{4}/u.test(text) && namedBy(text).length > 0) return false; // « Mémoire de Magister »
  return !/[\d«»:?!]|\.$/.test(text) && (isWhole || isBody(text) || /^\p{Lu}{3,8}$/u.test(text));
};

const isBalanced = (text: string): boolean =>
  ['()', '[]', '«»', '“”'].every(([open = '', close = '']) => text.split(open).length === text.split(close).length) &&
  text.split('"').length % 2 === 1;

/** The texts that have a shape of their own. */
function shapesOf({ nature, title, container = '', event, publisher, place, institution, note, volume, issue }: Work) {
  const isInReview = isInJournal(nature);
  return {
    title: nature === 'note-arret' ? 'Note' : title, // on a decision, which may be between people
    journal: isInReview ? container : undefined,
    book: isInReview ? undefined : container,
    body: nature === 'exposition' ? undefined : institution,
    issueOfTalk: nature === 'communication' ? issue : undefined,
    ...{ event: event?.name, eventPlace: event?.place, publisher, place, institution, note, volume, issue },
  };
}

function isPlausible(line: string, work: Work, unplaced: readonly string[]): boolean {
  const { nature, title, container = '', publisher = '', place = '', institution = '', event, date, status } = work;
  const shapes = new Map(Object.entries(shapesOf(work)));
  return !(
    doubtful.some(([fields, pattern]) => fields.some((field) => pattern.test(shapes.get(field) ?? ''))) ||
    ![...shapes.values()].every((text = '') => isBalanced(text)) ||
    !peopleOf(work).every(isPerson) ||
    namesOther(line, work) ||
    mayHoldMore(line, work) ||
    isBehindPages(line, work) ||
    (!isAlone(nature) && place === '' && oneName.test(publisher) && !isPublisher(publisher)) || // which may be a town
    leavesOut(line, work, unplaced) ||
    (!isPublisher(publisher) && place !== '' && line.includes(`${title}, ${publisher}, ${place}`)) || // « Le vent, la pluie, Paris »
    [title.split(/,\s/).at(-1), container, event?.name, institution, publisher].some((text = '') => isCity(text)) ||
    ((date ?? status) === undefined && nature !== 'compte-rendu' && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line))
  );
}

/** « J. Org. Chem. 2021, 86, 9713–9728: Diazo aldols »: the title stands behind, and the journal where one stands. */
function isBehindPages(line: string, { nature, title, container = '', pages = '' }: Work): boolean {
  const [first = ''] = /^[\p{L}\d]+/u.exec(pages) ?? [];
  const end = first === '' ? -1 : line.search(new RegExp(String.raw`(?<!\d)${first}(?!\d)`, 'u'));
  return isInJournal(nature) && end !== -1 && line.indexOf(title) < end && line.lastIndexOf(container) > end;
}

/** Whether words with a capital stand between the parts of a line, of which nothing tells what they are. */
function leavesOut(line: string, work: Work, unplaced: readonly string[]): boolean {
  const { container, institution, publisher, place, date = '' } = work;
  const parts = [container, institution, publisher, place, date.slice(0, 4)];
  const isOpen = isInJournal(work.nature) && !(work.volume ?? work.issue ?? work.pages ?? work.articleNumber);
  const end = isOpen ? line.length : Math.max(...parts.map((text) => (text ? line.lastIndexOf(text) : -1)));
  return unplaced.some(
    (text) =>
      /^\p{Lu}\p{L}/u.test(text) && line.indexOf(text) < end && namedBy(text).length === 0 && !remark.test(text),
  );
}
/** A deposit is at one: « Zenodo » */
const isAlone = among('donnees', 'logiciel', 'prepublication', 'brevet', 'media');
/** « Nevers » */
const oneName = /^\p{Lu}\p{Ll}+$/u;
const remark = expressionOf(words.remarks, 'u');

/** The natures that the first word of a text stands for, where it stands for nothing else: « Rapport final du projet ». */
function namedBy(text: string): readonly string[] {
  const [word = ''] = wordsIn(text);
  const [told = [], ...others] = standingFor.flatMap(([each, list]) => (list.has(word) ? [each] : []));
  return others.length === 0 ? told.filter((each) => natures.some((nature) => nature === each)) : [];
}

/** Whether a text names a nature that is not of it: « Rapport final », « Conférence invitée : Titre », « Titre. HDR ». */
function namesOther(line: string, { nature, title, institution = '', publisher = '' }: Work): boolean {
  const isQuoted = /[«“"]\s?$/.test(line.slice(0, line.indexOf(title)));
  const [, label = ''] = /^(\p{L}+(?:\s\p{L}+){0,2})\s?:/u.exec(title) ?? [];
  const last = title.split(/[,.]\s/).at(-1) ?? '';
  const isOther = isGuess(nature) && namedBy(title).some((each) => each !== nature);
  return (
    (!isQuoted && (isOther || namedBy(label).length > 0 || (last !== title && namedBy(last).length > 0))) ||
    [institution, publisher].some((text) => namedBy(text).length > 0)
  );
}
/** What a line is taken for that names no nature. */
const isGuess = among('livre', 'article', 'chapitre');

/** Whether the parts are there that a work of this nature has, of which some are only where its heading says what it is. */
function isEvident(line: string, work: Work, told: readonly Nature[]): boolean {
  const { nature, container, issue, pages = '', publisher = '', place = '', event, date = '' } = work;
  const isSaid = told.includes(nature) || !isGuess(nature);
  const facts = {
    told: told.length === 1 && told[0] === nature,
    named: told.includes(nature),
    day: date.length > 7 && told.length < 2, // below a heading of several, a day may be that of a talk
    city: isCity(place),
    house: publisher !== '' && (isPublisher(publisher) || isCity(place) || (isSaid && /^\d+$/.test(pages))),
    delimited: isMade(nature) || isDelimited(line, work),
    host: isInBook.test(line),
    whole: !pages.includes('–') && (container ?? issue) === container,
    meeting: event?.name && (event.place ?? event.start),
  };
  const has = (part: string) => isThere({ ...work, ...facts }, part);
  return evidence.some(
    ([of, parts]) => of.includes(nature) && parts.some((each) => each.split(' ').every((part) => has(part))),
  );
}

/** « dans », « in », which lead to the book. */
export const isInBook = /(?<=^|[\s.,;»”"])(?:in|dans)(?!\p{L})/iu;

/** Whether quotes, or stops of sentences, mark where a title ends, which a comma does not. */
function isDelimited(line: string, { title }: Work): boolean {
  const at = line.indexOf(title);
  return (at !== -1 && /^["”»]|^\s?[»”".?!]|^$/u.test(line.slice(at + title.length))) || /[?!]$/.test(title);
}

/** « Les vents, Issy », « Les vents, Cours spécialisés »: what is apart by a comma may be no part of a title. */
const mayHoldMore = (line: string, work: Work): boolean =>
  !isMade(work.nature) && /,\s\p{Lu}/u.test(work.title) && !isDelimited(line, work);
/** Whether the title of a work may be made of that of another. */
const isMade = among('compte-rendu', 'note-arret');

/** The parts by which each nature is told, any of which do. */
const evidence = Object.entries(words.evidence).map(([of, parts]) => [of.split(' '), parts] as const);

const isThere = (parts: object, name: string): boolean =>
  Object.entries(parts).some(([each, value]) => each === name && Boolean(value));
