/**
 * Whether what was guessed of a line says it: all of its words, no others, and in no field what a publication does not
 * have there.
 */
import { foldLetters } from '@/lib/format/fold';
import { type Name, nameText } from '@/lib/names/name';
import { isBody } from '@/lib/names/words';
import { monthOf } from './dates';
import { isCountry } from './event-place';
import { isCity, isHouse, preprintServerIn } from './houses';
import { mark as ofHal } from './plain-hal';
import { expressionIn, patternOf } from './plain-patterns';
import words from './words/faithful.json' with { type: 'json' };
import type { Work } from './work';

const wordsIn = (text: string): string[] => foldLetters(text).match(/[a-z]+|\d+|[^\0-\x7f]+/g) ?? [];

/** Words that a field or the nature stands for, and those that the reader writes beside what it has read. */
const [standsFor, written] = [new Set(wordsIn(words.standsFor)), new Set(wordsIn(words.written))];

const expressionOf = expressionIn(words.parts);
const doubtful = Object.entries(words.doubtful).map(
  ([field, patterns]) => [field, expressionOf(patterns.join('|'), 'u')] as const,
);

/** What HAL shows of a record says more than its own fields do, in an order of its own. */
export const isFaithful = (line: string, work: Work): boolean =>
  work.title === line || ofHal.test(line) || (saysAll(line, work) && isPlausible(line, work));

/** What is read apart, and written in a form of its own. */
const identifiers = patternOf('<identifiers>', 'gi');

/** Texts of a work but for those that are codes of their own. */
function textsOf(work: Work): string[] {
  const texts: string[] = [];
  JSON.stringify(work, (name, value) => {
    if (typeof value === 'string' && !words.codes.includes(name)) texts.push(value);
    return value;
  });
  return texts;
}

const isNumber = (word: string): boolean => /^\d/.test(word);

/** Whether the words of the work are those of the line: « 1551-60 » is « 1551–1560 », and a number may be passed over. */
function saysAll(line: string, work: Work): boolean {
  const ofLine = wordsIn(line);
  const ofWork = textsOf(work).flatMap((text) => wordsIn(text.replace(/<\/?i>/g, '')));
  const dates = [work.date, work.event?.start, work.event?.end].flatMap(
    (date = '') => date.match(/\d+/g)?.map(Number) ?? [],
  );
  const [inLine, inWork] = [new Set(ofLine), new Set(ofWork)];
  const isWritten = (word: string) =>
    word.length < 2 ||
    inLine.has(word) ||
    (isNumber(word) ? ofLine.some((each) => isNumber(each) && word.endsWith(each)) : written.has(word));
  const isSaid = (word: string) =>
    inWork.has(word) ||
    (isNumber(word)
      ? word.length < 2 || dates.includes(Number(word)) || ofWork.some((each) => isNumber(each) && each.endsWith(word))
      : word.length < 3 ||
        standsFor.has(word) ||
        /^[ivxlc]+$/.test(word) ||
        monthOf(word) !== undefined ||
        isCountry(word));
  const [lost = '', ...others] = wordsIn(line.replace(identifiers, ' ')).filter((word) => !isSaid(word));
  const isMinor = lost === '' || (/^\d{2,3}$|^(?:19|20)\d\d$/.test(lost) && others.length === 0);
  return isMinor && ofWork.every(isWritten);
}

/** A body, or two words or more with few in lower case: « Anne de la Tour », not « Le vent dans la plaine ». */
const isPerson = (name: Name): boolean => {
  const text = nameText(name);
  const isWhole = /\s/.test(text) && (text.match(/\s\p{Ll}{3,}/gu) ?? []).length < 3;
  return !/[\d«»:?!]/.test(text) && (isWhole || isBody(text) || /^\p{Lu}{3,8}$/u.test(text));
};

function isPlausible(line: string, work: Work): boolean {
  const { nature, title, authors, editors = [], date, status } = work;
  const { container = '', publisher = '', place = '', institution = '', note = '' } = work;
  const event = work.event?.name ?? '';
  const texts: Readonly<Record<string, string>> = {
    ...{ title, event, publisher, place, institution, note },
    container: nature === 'media' ? '' : container,
  };
  const isFragment =
    /^\p{Ll}{3}/u.test(title) && !/^(?:note-arret|compte-rendu)$/.test(nature) && !line.startsWith(title.slice(0, 9));
  const hasYear = /(?<!\d)(?:19[5-9]|20[0-4])\d(?!\d)/.test(line);
  return !(
    doubtful.some(([field, pattern]) => pattern.test(texts[field] ?? '')) ||
    ![...authors, ...editors].every(isPerson) ||
    isFragment ||
    [title.split(/,\s/).at(-1) ?? '', container, event, institution, publisher].some(isCity) ||
    isCountry(publisher) ||
    isHouse(place, undefined, false) ||
    preprintServerIn(institution) !== undefined ||
    (hasYear && date === undefined && status === undefined && nature !== 'compte-rendu') ||
    (nature === 'article' && container === '' && note !== '')
  );
}
