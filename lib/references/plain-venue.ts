/** Where a reference appeared: in a journal, in a book, at a conference, at a publisher's or a university. */

import { isTalkIn } from './events';
import { preprintServerIn } from './houses';
import { isBookPart, isDirection, isInJournal, isOfSchool, type Nature } from './natures';
import { mediaNature, toldInMedia } from './plain-kinds';
import type { numbersIn } from './plain-numbers';
import { gap, patternOf } from './plain-patterns';
import { type Piece, piecesOf } from './plain-pieces';
import {
  atHouse,
  atMeeting,
  atSchool,
  houseIn,
  inBook,
  inJournal,
  isProceedings,
  isSchool,
  type Place,
  roleBefore,
} from './plain-places';
import type { Work } from './work';

const journalName = patternOf('<journalName>');
const kinds: readonly (readonly [Nature, RegExp])[] = [
  ['hdr', patternOf('<habilitationKind>')],
  ['these', /^thèse|^ph\.?\s?d\b|^doctoral/i],
  ['memoire', /^mémoire de|^master/i],
  ['rapport', patternOf('<reportKind>', 'i')],
  ['prepublication', patternOf('<paperKind>', 'i')], // of a series
];
const writtenKind = ({ text }: Piece): Nature | undefined => kinds.find(([, words]) => words.test(text))?.[0];
const kindOf = (piece: Piece): Nature | undefined =>
  writtenKind(piece) ?? (isTalkIn(piece.text) || meeting.test(piece.text) ? 'communication' : undefined);
/** « 12th Congress of the European Society of Cardiology », « Journées de la SFE », « Congr. Eur. Soc. ». */
const meeting = patternOf('<meeting>');

export type Found = {
  readonly quoted: string | undefined;
  readonly isOfSentences: boolean;
  readonly areEditors: boolean;
  readonly numbers: Pick<Work, 'volume' | 'issue' | 'pages' | 'articleNumber' | 'container'>;
} & Pick<ReturnType<typeof numbersIn>, 'isCounted' | 'isOfMonth'>;
type Venue = Place & { readonly nature: Nature; readonly title: string };
/** How a work of each nature says where it appeared; of all others at a publisher's. */
function shapeOf(nature: Nature): 'book' | 'event' | 'journal' | 'school' | undefined {
  if (isInJournal(nature) || nature === 'prepublication' || nature === 'media') return 'journal';
  if (nature === 'communication') return 'event';
  if (isBookPart(nature)) return 'book';
  return isOfSchool(nature) ? 'school' : undefined;
}

/**
 * The title, unless it was in quotes, and the venue. `natures` are those that the work may have, where its heading says
 * so; a thesis or a direction that the line names is one under any heading.
 */
export function venueOf(left: string, found: Found, natures: readonly Nature[]): Venue {
  const guess = guessed(left, found);
  const isSaid =
    guess.isSaid && guess.nature !== 'communication' && !(isDirection(guess.nature) && natures.some(isOfSchool));
  const isOfSources =
    natures.includes('edition-sources') && !natures.some((each) => each === 'livre' || isDirection(each));
  if (guess.nature === 'direction' && isOfSources) return { ...guess, nature: 'edition-sources' };
  const isLikelyBook = guess.isWeak && natures[0] !== undefined && shapeOf(natures[0]) === undefined;
  if (natures.length === 0 || isSaid || (natures.includes(guess.nature) && !isLikelyBook)) return guess;
  const isInBook = guess.nature === 'chapitre' && (guess.editors || guess.fields.publisher);
  if (isInBook && (natures.includes('autre') || natures.every(isInJournal))) return guess;
  const isOfBook = found.quoted !== undefined;
  const nature = natures.find((each) => (shapeOf(each) === undefined) !== isOfBook) ?? natures[0] ?? guess.nature;
  if (found.areEditors && !natures.some(isDirection) && !isOfSchool(nature)) return guess;
  return { nature, ...shaped(left, found, shapeOf(nature)) };
}

/** What a line says of its nature by itself; `isSaid` where it names it, `isWeak` where hardly anything tells it. */
function guessed(left: string, found: Found): Venue & { readonly isSaid?: boolean; readonly isWeak?: boolean } {
  const { quoted, isOfSentences, areEditors, numbers, isCounted, isOfMonth } = found;
  const told = quoted === undefined ? undefined : toldInMedia(left);
  if (quoted !== undefined && told !== undefined) {
    const { fields, notes } = inJournal(left.slice(told.length), numbers.container);
    return {
      nature: /^(?:tribune|point de vue|op-?ed)/iu.test(told) ? 'article-presse' : 'media',
      title: quoted,
      fields,
      notes: [told.replace(/(?:,|\s(?:dans|pour|à|au|sur|in|for))\s+$/iu, ''), ...notes],
      isSaid: true,
    };
  }
  const within = withinBook(left, quoted);
  if (within) {
    const { title, book } = within;
    const place = inBook(book);
    const isNumbered = (numbers.issue ?? (journalName.test(book) && numbers.volume)) || undefined;
    const isIssue = isNumbered !== undefined && !place.editors && !place.fields.publisher && !place.fields.place;
    if (isIssue && !isCounted) return { nature: 'article', title, ...inJournal(book, numbers.container) };
    const nature = isProceedings(book) ? 'communication' : 'chapitre';
    return { nature, title, ...place };
  }
  const { pieces, tail, upTo } = parted(left, found);
  const kind = tail.findIndex(kindOf);
  const nature = tail[kind] && kindOf(tail[kind]);
  if (!areEditors && nature === 'prepublication')
    return {
      nature,
      title: upTo(tail[kind]),
      ...inJournal(left.slice(tail[kind]?.from), numbers.container),
      isSaid: true,
    };
  if (!areEditors && nature !== undefined && (quoted === undefined || kind === 0))
    return {
      nature,
      title: upTo(tail[kind]),
      ...(nature === 'communication' ? atMeeting(tail.slice(kind)) : atSchool(nature, tail.slice(kind))),
      isSaid: true,
    };
  if (quoted !== undefined) {
    if (roleBefore.test(left) && !areEditors) return { nature: 'chapitre', title: quoted, ...inBook(left) };
    const isBook =
      areEditors &&
      numbers.issue === undefined &&
      numbers.volume === undefined &&
      !/n[°º]\sspécial|special issue/i.test(left);
    if (isBook) return { nature: 'direction', title: quoted, ...atHouse(pieces), isSaid: true };
    const place = inJournal(left, numbers.container);
    const heard = mediaNature(place.fields.container);
    if (heard) return { nature: heard, title: quoted, ...place, isSaid: true };
    return { nature: areEditors ? 'numero-revue' : 'article', title: quoted, ...place };
  }
  const { isSure, publisher } = houseIn(tail);
  const { volume, issue, pages = numbers.articleNumber } = numbers;
  const isAlone = isOfSentences && tail.length === 1 && !isSure && !isCounted && volume === undefined;
  const isArticle =
    isAlone ||
    (!isSure && !isCounted && publisher !== undefined && (isOfMonth || journalName.test(publisher))) ||
    (volume !== undefined && issue !== undefined) ||
    (pages !== undefined && !isCounted && (volume !== undefined || !isSure));
  const isIssue = areEditors && !isSure && issue !== undefined && !isCounted;
  if (isIssue || (isArticle && !areEditors))
    return { nature: isIssue ? 'numero-revue' : 'article', ...shaped(left, found, 'journal'), isWeak: isAlone };
  if (!areEditors && /^rapport\s(?:sur|relatif|annuel|public|d[eu]s?\s|d[’'])/iu.test(left))
    return { nature: 'rapport', ...shaped(left, found, 'school'), isSaid: true };
  const house = shaped(left, found, undefined);
  const alone = preprintServerIn(house.fields.publisher) ? 'prepublication' : 'livre';
  return { ...house, nature: areEditors ? 'direction' : alone, isSaid: areEditors };
}

/** The pieces behind the title, and the title up to one of them. */
function parted(left: string, { quoted, isOfSentences }: Found) {
  const pieces = piecesOf(left, isOfSentences);
  const first =
    quoted === undefined
      ? pieces.findIndex(({ sign }, index) => index > 0 && (sign === '' || sign.includes(isOfSentences ? '.' : ',')))
      : 0;
  const isSubtitle = first === -1 && /^\p{Ll}/u.test(pieces[1]?.text ?? ''); // « CaRoSim: simulateur de robots »
  const tail = isSubtitle ? [] : pieces.slice(first === -1 ? 1 : first);
  return { pieces, tail, upTo: (piece: Piece | undefined): string => quoted ?? left.slice(0, piece?.from) };
}

/** The title and the place of a work whose shape is known. */
function shaped(left: string, found: Found, shape: 'book' | 'event' | 'journal' | 'school' | undefined) {
  const { quoted, isOfSentences, numbers } = found;
  const within = withinBook(left, quoted);
  if (within && shape !== undefined && shape !== 'school') {
    const { title, book } = within;
    if (shape === 'journal') return { title, ...inJournal(book, numbers.container) };
    const place = inBook(book);
    const { container, publisher } = place.fields;
    return shape === 'event' && !place.editors && publisher === undefined && container !== undefined
      ? { title, ...atMeeting(piecesOf(book, false)) }
      : { title, ...place };
  }
  const { tail, upTo } = parted(left, found);
  if (shape === 'event') {
    const named = Math.max(
      0,
      tail.findIndex(({ text }) => isTalkIn(text)),
    );
    return { title: upTo(tail[named]), ...atMeeting(tail.slice(named)) };
  }
  if (shape === 'school') {
    const named = Math.max(
      0,
      tail.findIndex(({ text }) => isSchool(text)),
    );
    return { title: upTo(tail[named]), ...atSchool(undefined, tail.slice(named)) };
  }
  if (shape === 'book') {
    const from = quoted === undefined ? (tail[0]?.from ?? left.length) : 0;
    return { title: upTo(tail[0]), ...inBook(left.slice(from)) };
  }
  if (shape === 'journal') {
    const numbered = tail.findIndex(({ sign }) => sign.includes(gap));
    const last = numbered === -1 ? tail.length - 1 : numbered - 1;
    const journal = isOfSentences ? tail[journalBehind(tail, last)] : tail[journalFrom(tail, last)];
    const from = quoted === undefined ? (journal?.from ?? left.length) : 0;
    return { title: upTo(journal), ...inJournal(left.slice(from), numbers.container, !isOfSentences) };
  }
  const { from, ...house } = atHouse(tail);
  return { title: quoted ?? left.slice(0, from), ...house };
}

/**
 * Where the journal begins that ends at a piece: its name begins with a capital, and may have a stop and a comma in it
 * (« Annales. Histoire, sciences sociales »).
 */
function journalFrom(pieces: readonly Piece[], last: number): number {
  let from = last;
  while (from > 0 && /^\p{Ll}/u.test(pieces[from]?.text ?? '')) from -= 1;
  return from > 0 && /^\p{Lu}\p{L}+\.\s\p{Lu}\p{L}+$/u.test(pieces[from - 1]?.text ?? '') ? from - 1 : from;
}

/** The same where sentences part the title from it: it is behind a second sentence of words, « Wind. A cohort study. J Vent ». */
function journalBehind(pieces: readonly Piece[], last: number): number {
  const next = pieces.findIndex(({ sign }, index) => index > 0 && index <= last && sign.includes('.'));
  return next !== -1 && /\s\p{Ll}{3}/u.test(pieces[0]?.text ?? '') ? next : 0;
}

const inside = patternOf('<inside>', 'u');
const insideQuoted = new RegExp(String.raw`^()[\s,.${gap}]*(?:dans|in)\b\s*:?\s*(.+)$`, 'iu');

/** Journals whose name begins with « In », in Latin. */
const inName = patternOf('<inName>', 'u');

/** What « dans » or « in » leads to. */
function withinBook(left: string, quoted: string | undefined) {
  const [, before = '', book] =
    (quoted === undefined ? inside : insideQuoted).exec(inName.test(left) ? '' : left) ?? [];
  return book === undefined ? undefined : { title: quoted ?? before, book };
}
