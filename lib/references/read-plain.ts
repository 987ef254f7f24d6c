/**
 * Reads a list of references as people write them in a text, one a line, under headings. What a line says is a guess
 * (plain-item.ts): its entry is a draft, with the line itself, for a person to look at.
 */
import { factsOf, isBookPart, isInJournal, type Nature } from './natures';
import { coming } from './plain-asides';
import { isFaithful, isInBook } from './plain-faithful';
import { type Context, classCodes, classOf, headingIn, noContext } from './plain-headings';
import { plainItem } from './plain-item';
import { natureSaid } from './plain-kinds';
import { expressionIn, patternOf, plainWords } from './plain-patterns';
import { headOf } from './plain-title';
import { type OnProgress, readEach } from './read-each';
import { isDateless, statusIn } from './states';
import { boundedEntry } from './tags';
import type { Entry, Work } from './work';

/** Whether half of the lines or more seem to be references, by the first ones. */
export function isPlainList(text: string): boolean {
  const lines = linesOf(text.split('\n', mostLooked).join('\n'), mostLooked);
  return lines.filter(isReference).length * 2 >= Math.max(1, lines.length);
}

const mostLooked = 2000;

/**
 * The entries in their order, without the headings; null when there are more than `max`. A line that is no reference is
 * refused.
 */
export const readPlain = (text: string, max: number, onProgress?: OnProgress): Entry[] | null =>
  readEach(linesOf(text, max), max, readLine, onProgress);

function readLine(given: Line): Entry {
  const { line, text, under } = given;
  const refused = citesAbove.test(text)
    ? '« Op. cit. » et « ibid. » renvoient à une référence sans la dire\u202f: recopiez-la ici en entier.'
    : cancelled.test(text)
      ? 'Cette ligne dit que cela n’a pas eu lieu\u202f: elle n’est pas importée. Si un texte en a paru, récrivez-la sans ce mot.'
      : !isReference(given) && 'Cette ligne ne semble pas être une référence.';
  if (refused) return { line, refused, text: text.slice(0, 2000) };
  let read: ReturnType<typeof plainItem> | undefined;
  let isTold = true;
  const entry = boundedEntry({ line, text }, () => {
    read = plainItem(text, under);
    isTold = under.natures.length < 2 || isOwn(text, under, read.item.custom?.nature ?? 'autre');
    return { item: read.item };
  });
  if (!('work' in entry)) return entry;
  const heading = under.heading === '' ? undefined : under.heading;
  const { work } = entry;
  const isSure = isTold && !saysOther(text, work) && isFaithful(text, work, under.natures, read?.unplaced ?? []);
  return {
    ...entry,
    draft: text,
    heading,
    leavesOutOwner: read?.ownerIs,
    keptAs: isSure ? undefined : keptNature(text, work, under),
  };
}

/** Whether a line has this nature below a heading of several: in words of its own, or in parts that no other of them has. */
function isOwn(text: string, under: Context, nature: Nature): boolean {
  if (natureSaid(text, under.natures) === nature) return true;
  const read = plainItem(text, { ...under, natures: [] }).item.custom?.nature;
  const { kind } = factsOf(nature);
  const alike = under.natures.filter((each) => factsOf(each).kind === kind);
  return read === nature || (read !== undefined && factsOf(read).kind === kind && alike.length === 1);
}

/** Whether a line says that it is of another nature than this one; a preface may be in a book, and advice in a journal. */
function saysOther(text: string, { nature, container, volume }: Work): boolean {
  const said = natureSaid(text, [nature]) ?? nature;
  const isPart = said === 'chapitre' && isBookPart(nature);
  return said !== nature && !isPart && !(said === 'autre' && isInJournal(nature) && (container ?? volume));
}

/** The nature of a line that is kept as it was written: what it says itself, else its heading where that says one. */
function keptNature(text: string, work: Work, { natures, hasOthers }: Context): Nature {
  const [ofHeading, ...others] = natures;
  const isWhole = work.nature === 'direction' && work.authors.length === 0 && /^\d+$/.test(work.pages ?? ''); // « (éds.), Actes…, 742 p. »
  if (isWhole && !natures.includes('edition-sources')) return work.nature;
  const isBook = ofHeading === 'chapitre' && countsPages.test(text) && !isInBook.test(text);
  const isOfOne = ofHeading !== undefined && others.length === 0 && !hasOthers && !isBook;
  if (isOfOne && !saysOther(text, { ...work, nature: ofHeading })) return ofHeading;
  return natureSaid(text, natures) ?? 'autre';
}

/** « 208 pages », which no chapter has in a book that is not named. */
const countsPages = /\d\s?(?:p\.|pages)(?:$|[\s,.;])/iu;

/** A line that says something; `line` is its number, from 1. */
type Line = { readonly line: number; readonly text: string; readonly under: Context };

/**
 * The lines of a list without its headings. One that is indented more than the first, or that stands below another
 * which has not come to its end, continues it. More than `max` are not looked for.
 */
function linesOf(list: string, max: number): Line[] {
  const found: { line: number; text: string; under: Context }[] = [];
  const lines = list.split('\n');
  const first = indentOf(lines.find((line) => line.trim() !== '') ?? '');
  let under = noContext;
  let last: (typeof found)[number] | undefined;
  let isBlank = true;
  for (const [index, line] of lines.entries()) {
    const isAfterBlank = isBlank;
    isBlank = line.trim() === '';
    if (isBlank) continue;
    const [mark = ''] = marks.exec(line) ?? [];
    const text = line.slice(mark.length).trim();
    const isBroken = last !== undefined && !isAfterBlank && isUnended(last.text);
    const isCut = last !== undefined && !isAfterBlank && mark === '' && !isReference(last) && !isClass.test(text);
    const isEnded = last !== undefined && !isBroken && (/[\d)\].]$/.test(last.text) || begins(lines[index + 1]));
    const isApart = isAfterBlank || isEnded;
    const isUpper = !isBroken && isOfCapitals(text);
    const isOver = !isBroken && (ofRoman.test(text) || isHeadingOver(text, under, lines[index + 1]));
    const heading =
      (isUpper || !isCut || isOver ? headingIn(line, under) : undefined) ??
      (isUpper && isTitle(text, under, lines[index + 1]) ? { ...noContext, heading: text } : undefined) ??
      (isApart && !isCut ? titleIn(text) : undefined);
    if (heading) {
      under = heading;
      last = undefined;
    } else if (last && mark === '' && (indentOf(line) > first || (!isAfterBlank && goesOn(last, text))))
      last.text = joined(last.text, text);
    else {
      last = { line: index + 1, text, under: { ...under, ...classOf(mark) } };
      found.push(last);
      if (found.length > max) break;
    }
  }
  return found;
}

const indentOf = (line: string): number => line.search(/\S|$/);

const isClass = new RegExp(`^(?:${classCodes})$`);

/** « 1. », « [12] », « – », « 6- », « ACL1. », « [ACL-12] », « (ACLN 4) », « C-ACTI 3. », « J12: ». */
const marks = expressionIn({ ...plainWords, classCodes })('<marks>', 'u');

/**
 * Words, a title in guillemets or a decision, at least two separators, and a year or the words for none, which a heading
 * may say; or what cites another.
 */
function isReference({ text, under }: Omit<Line, 'line'>): boolean {
  if (text.length > maxLine || /^[<{@\\]/.test(text)) return false;
  const isUnder = under.heading !== '' && isDatedAtEnd.test(text);
  const isDated = isUnder || under.year !== undefined || under.facts.status !== undefined;
  const hasYear = /(?<!\d)(?:1[4-9]|20)\d\d(?!\d)|\p{Lu}['’]\d\d(?!\d)/u.test(text);
  const says = () =>
    statusIn(text) !== undefined || /\b[sn]\.\s?d\./i.test(text) || isComing.test(text) || isDateless(text);
  if (citesAbove.test(text) || (titleFirst.test(text) && says())) return true;
  return (
    ((text.match(/\p{L}{2,}/gu) ?? []).length >= (under.heading === '' ? 4 : 3) ||
      /^«[^«»]+»,\s/.test(text) ||
      decisionFirst.test(text)) &&
    (text.match(/[,.;:]/g) ?? []).length >= (isDated ? 1 : 2) &&
    (isDated || hasYear || says())
  );
}

/** « , 12 mars 2021 », « (2019) »: the end of a line where nothing says that it goes on. */
const isDatedAtEnd = /[\s/(-](?:1[4-9]|20)\d\d\)?$/;
/** The court or the chamber that a decision is cited by, at the beginning of a line: « Cass. com., », « Civ. 1re, ». */
const decisionFirst = patternOf('<decisionFirst>', 'u');

/** « Op. cit., p. 45 », which says its work by another line. */
const citesAbove = /(?<!\p{L})(?:(?:op|loc|art)\.?\s?cit|ibid(?:em)?)(?!\p{L})/iu;

/** « (annulée - Covid) », « [cancelled] », « , annulé. »: outside its title, no talk that was given. */
const cancelled = patternOf('<cancelled>');

const isComing = new RegExp(String.raw`(?<!\p{L})${coming}(?!\p{L})`, 'iu');
const maxLine = 3000;

/** Whether a line goes on in the next one, as a column of a PDF breaks them: it has no end, or that begins with none. */
function goesOn(before: Omit<Line, 'line'>, text: string): boolean {
  if (before.text.length > maxLine || /[.!?…]["”»)\]]?$/.test(before.text) || /^ibid/i.test(text)) return false;
  if (isUnended(before.text)) return true;
  const hasHead = headOf(text).authors !== '' || titleFirst.test(text);
  const isWhole = isReference({ text, under: before.under });
  if (/^\p{Lu}/u.test(text) && isDatedAtEnd.test(before.text)) return false;
  return isReference(before) ? !isWhole && !hasHead : !isWhole || !hasHead;
}

/** A sign or a small word that something follows, or what is opened and not closed. */
const isUnended = (text: string): boolean =>
  /(?:[,:;(«“&-]|\s(?!ss?$)\p{Ll}{1,3})$/u.test(text) ||
  ['()', '«»', '“”'].some(([open = '', close = '']) => text.lastIndexOf(open) > text.lastIndexOf(close));

/** Whether words of works stand over a line that begins a reference: « Working papers » behind a line without an end. */
const isHeadingOver = (text: string, under: Context, next = ''): boolean =>
  /^\p{Lu}/u.test(text) && (headingIn(text, under)?.natures.length ?? 0) > 0 && begins(next);

/** Whether a line begins a reference. */
const begins = (line = ''): boolean => isReference({ text: line.trim(), under: noContext });

/** A whole title, or a word before it: « Les vents » (soumis), À paraître : « Les vents ». */
const titleFirst = /^(?:\p{Lu}[^«“":]{0,30}:\s)?[«“"][^«»“”"]{8,}[»”"]/u;

const joined = (before: string, text: string): string =>
  /\p{Ll}-$/u.test(before) && /^\p{Ll}/u.test(text) ? before.slice(0, -1) + text : `${before} ${text}`;

/** « IV. Chapitres », « B) Articles » */
const ofRoman = /^(?:[IVX]+|[A-F])\s?[.):–—-]\s/;

const isOfCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}|[,;&-]$/u.test(text);

/** Whether a line of capitals is a heading in words of its owner's: no reference, and short, or with nothing below. */
const isTitle = (text: string, under: Context, next = ''): boolean =>
  !isReference({ text, under }) &&
  (next.trim() === '' || (text.length <= 80 && !/[\d«»“”"]|(?<!\p{L})\p{Lu}\./u.test(text)));

/**
 * A few words that are no sentence, over lines of which they do not say what they are: « Divers », « Depuis ma thèse »,
 * « Guides, fiches et outils ».
 */
const titleIn = (text: string): Context | undefined =>
  text.length <= 80 &&
  (/^\p{Lu}\p{L}+(?:[\s’'/&-]+[\p{L}\d()]+){0,15}\s?:?$/u.test(text) ||
    /^\p{Lu}\p{Ll}+(?:[\s’'/&,-]+\p{Ll}+){1,15}\s?:?$/u.test(text))
    ? { ...noContext, heading: text }
    : undefined;
