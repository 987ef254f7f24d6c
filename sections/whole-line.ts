/** Whether the item of a pasted line says what the line says, and the item of a line that is kept as it is written. */
import { fold } from '@/lib/format/fold';
import { capitalised, decapitalised } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import {
  beyondQuotes,
  hasListedDates,
  hasRoleOfPeriod,
  inOneLine,
  quotation,
  sinceEvent,
  teamOfParts,
  unquoted,
} from './line-parts';
import type { LineReader } from './line-reader';
import { type PeriodFound, periodsIn } from './period';
import { endOfSentence, type Fields } from './read-line';

export type LineItems = {
  readonly read: Fields;
  readonly kept: Fields;
  /** Whether nothing of the line is lost or garbled in what is read. */
  readonly isWhole: boolean;
};

/** What a line below a heading makes of a blank item: what is read of it, and the line as it is written. */
export function itemsOfLine(line: string, reader: LineReader, blank: Fields, above: Fields): LineItems {
  const read = reader.eachLine(line, blank, above);
  const kept = asWritten(reader.withoutPrivate?.(line, above) ?? line, reader, blank, above);
  const isSame = JSON.stringify(read) === JSON.stringify(kept);
  return { read, kept, isWhole: isSame || isWhole(line, read, reader, [blank, above]) };
}

/**
 * The line as the title; beside it what is certain, and its period where it stands apart at the beginning or the end,
 * which the title has then without it. Any other is said in the title alone.
 */
function asWritten(
  line: string,
  { eachLine, titleField = 'title', whenKept, needsPeriod }: LineReader,
  blank: Fields,
  above: Fields,
): Fields {
  const [period, rest] = periodAtEdge(line) ?? [needsPeriod ? yearsAlone(line) : undefined, line];
  const certain = whenKept?.(line, period);
  const [known, undated] = [period?.text.trim() ?? '', ''].map((text) => ({
    ...eachLine(text, blank, { ...above, ...certain }),
    ...certain,
    [titleField]: inOneLine(line),
  }));
  return JSON.stringify(known) === JSON.stringify(undated)
    ? { ...undated }
    : { ...known, [titleField]: inOneLine(rest) };
}

/** The period that is said of all of a line, and the line without it: « 2019-2021 : … », « …, depuis 2019 », « … (2019) ». */
function periodAtEdge(line: string): readonly [period: PeriodFound, rest: string] | undefined {
  const only = onlyPeriod(line);
  const [first = only] = periodsIn(line);
  const behind = first?.at === 0 ? line.slice(first.text.length) : '';
  const [, rest] = (only ? leads : leadsAll).exec(behind) ?? [];
  if (first && rest) return [first, capitalised(rest)];
  if (!only || !/^\)?$/u.test(line.slice(only.at + only.text.length))) return undefined;
  const [, before, led = ''] = /^(.*?\S),?(?:,|\s[–—-]|\s\()\s*(soutenue?\s)?$/u.exec(line.slice(0, only.at)) ?? [];
  return before && isBalanced(before) && !severalThings.test(before)
    ? [{ ...only, text: led + only.text }, before]
    : undefined;
}
/** The period of a title that keeps it: no more than its years. */
function yearsAlone(line: string): PeriodFound | undefined {
  const only = onlyPeriod(line);
  if (!only || only.goesOn || /^\d{4}(?:\P{L}*\d{2,4})?$/u.test(only.text)) return only;
  const years = [only.start, only.end].flatMap((date) => (date ? [date.slice(0, 4)] : []));
  return { ...only, text: [...new Set(years)].join(' – ') };
}
/** The period of a line that has no other year. */
function onlyPeriod(line: string): PeriodFound | undefined {
  const [period, other] = periodsIn(beyondQuotes(line));
  const isAlone = beyondQuotes(line)
    .match(/(?:19|20)\d\d/gu)
    ?.every((year) => period?.text.includes(year));
  return isAlone && !other && period && !sinceEvent.test(line)
    ? { ...period, at: line.lastIndexOf(period.text) }
    : undefined;
}
const leads = /^(?:\s*[:,;/–—-]\s+|\s*\t\s*|\s(?=\p{Lu}))([^\s(\d].*)$/u;
/** A colon or a tab tells the period of all behind it, whatever years that has. */
const leadsAll = /^\s*[:\t]\s*([^\s(\d].*)$/u;

/**
 * Whether a line is made of the texts of its item, each as it is written and from one separator to another, of its
 * dates, and of words that a filled field stands for.
 */
function isWhole(line: string, item: Fields, reader: LineReader, given: readonly Fields[]): boolean {
  const { titleField = 'title', standsFor = {}, isSure } = reader;
  const isValue = (text: string) => Object.hasOwn(standsFor, text);
  const before = given.flatMap((each) => textsOf(each)).map(String);
  const texts = textsOf(item);
  const own = texts.filter((each) => !before.includes(String(each)));
  const placed = piecesOf(line, own, (text) => isDate(text) || isValue(text));
  if (!placed || hasRoleOfPeriod(line) || hasPeriodAside(own) || teamOfParts.test(line)) return false;
  if (hasListedDates(line, own) || sinceEvent.test(line)) return false;
  const { pieces, covered } = placed;
  const title = pieces.find(({ field }) => field === titleField);
  if (title && titleField === 'title' && isInBrackets(line, title)) return false; // « PHC Galilée (Trieste) »
  const isComplete = (piece: Piece): boolean => {
    const written = writtenIn(line, piece);
    const isDescription = piece.field === 'description';
    const isClosed = isQuoted(line, piece) || isInBrackets(line, piece);
    const isOneThing = isClosed || isOneSaying(piece === title ? written : written.replace(/\d{4}/gu, ''));
    const goesWithAnother =
      !mayBeBeside.has(piece.field) &&
      !isValue(piece.text) &&
      (ofSomething.test(written) || (isInBrackets(line, piece) && mayBeOfPart.test(`${piece.field} ${written}`)));
    if (isDescription && (goesOnBefore.test(written) || !isApart(line, piece, pieces))) return false;
    return !goesWithAnother && (isOneThing || (piece !== title && !isDescription));
  };
  if (!pieces.every(isComplete)) return false;
  if (isSure && !isSure(title ? writtenIn(line, title) : '', item, title !== undefined && isQuoted(line, title), line))
    return false;
  const facts = texts.map(([, text]) => text);
  const words = ['', ...texts.flat()].flatMap((key) => wordsOf(isValue(key) && standsFor[key]));
  return gapsOf(covered).every((gap) => isSaid(gap, { pieces, title, facts, words, reader }));
}

type Piece = Place & Readonly<{ field: string; text: string }>;

/** Where a line has each text of an item, and the line without them; undefined where it lacks one that is not `said`. */
function piecesOf(line: string, texts: readonly Text[], isSaidElse: (text: string) => boolean) {
  const pieces: Piece[] = [];
  let covered = line;
  for (const [field, text] of texts.toSorted(([, one], [, other]) => other.length - one.length)) {
    if (isDate(text) || pieces.some((each) => each.text === text)) continue;
    const place = placeOf(covered, text);
    if (!place && !isSaidElse(text)) return undefined;
    if (!place) continue;
    pieces.push({ ...place, field, text });
    covered = covered.slice(0, place.at) + '\uE000'.repeat(place.length) + covered.slice(place.at + place.length);
  }
  return { pieces, covered };
}

type Gap = Readonly<{ gap: string; at: number; isInner: boolean }>;
type Said = Readonly<{
  pieces: readonly Piece[];
  title: Piece | undefined;
  facts: readonly string[];
  words: readonly string[];
  reader: LineReader;
}>;

/** Whether what stands between two pieces parts them, and says nothing that the item does not say. */
function isSaid({ gap, at, isInner }: Gap, { pieces, title, facts, words, reader }: Said): boolean {
  const { joined = [], standsFor = {} } = reader;
  const lead = pieces.find((each) => each.at + each.length === at);
  const isChosen = lead !== undefined && Object.hasOwn(standsFor, lead.text);
  const isText = lead !== undefined && (lead === title || lead.field === 'description');
  if (
    isText &&
    oneWord.test(lead === title ? lead.text : `, ${decapitalised(lead.text)}`) &&
    /^\s*(?:$|[:\d]|\p{L})/u.test(gap)
  )
    return false;
  if (isText && lead.text.includes(',') && /^\s[–—-]\s$/u.test(gap)) return false; // « MCF, LEMAR – UMR 6539 »
  const plain = withoutPeriods(gap, facts.join(' '), isText);
  const isBlank = /^[^\S\t]*$/u.test(plain);
  const isJoined = isChosen || (isBlank && plain === gap && joined.includes(lead?.field ?? ''));
  const isParted = !isInner || !isBlank || isJoined;
  return (
    isParted &&
    wordsOf(plain).every((word) => words.some((each) => word === each || (each.length > 3 && word.startsWith(each))))
  );
}
const wordsOf = (text: unknown): string[] => (typeof text === 'string' ? (fold(text).match(/[\p{L}\d]+/gu) ?? []) : []);

/** « avec S. Roux », « L1 à L3 »: of what stands before it; only what is told of all may begin so, « à l’Inrap ». */
const mayBeBeside: ReadonlySet<string> = new Set(['description', 'situation']);
const ofSomething = /^(?:avec|dont|pour|par|sans|en|de|du|des|à|aux?|et|ou|puis)\s/u;
/** « de l’ATLF et du PEN » goes on with what stands before it. */
const goesOnBefore = /^(?:d(?:es?\s|u\s|['’])|et\s)/iu;
/** « Stade rennais (centre de formation) » */
const mayBeOfPart = /^(?:organization|establishment|etablissement|unit)\s[^\p{Lu}]+$/u;
/** A period beside the one that is read is of something else: « IHÉS, 2008-2009 ; MPIM, 2010 ». */
const hasPeriodAside = (texts: readonly Text[]): boolean =>
  texts.some(([field, text]) => field === 'description' && isDate(text)) &&
  texts.some(([field, text]) => field !== 'description' && isDate(text));
/** « …, budget », « …, 2e semestre » are of what stands behind them. */
const oneWord = /[,;:(–—]\s*(?:\d+(?:er?|[eè]me|nd)\s)?\p{Ll}+$/u;
type Place = Readonly<{ at: number; length: number }>;

/** What is read of a period, or a period as it is written; its years are asked of the line. */
const isDate = (text: string): boolean => periodsIn(text)[0]?.text.trim() === text;

/** What is behind it may be of other years. */
const severalThings = /;|(?<!\p{L})(?:puis|ensuite|auparavant)(?!\p{L})|,\set\s/iu;
/** Whether a text is no more than one thing: no years, no second sentence, no list. */
const isOneSaying = (text: string): boolean => {
  const bare = text.replace(quotation, '¤');
  return !/(?<![\d-])(?:19|20)\d\d(?!\d)|\t/u.test(bare) && !severalThings.test(bare) && !endOfSentence.test(bare);
};

/**
 * Whether a piece is a part of its own that says something of the rest: with a small letter, behind a colon, or in
 * brackets alone; a name belongs elsewhere, « (Leeds) ».
 */
function isApart(line: string, piece: Piece, pieces: readonly Piece[]): boolean {
  const isBeside = Array.from(line.matchAll(/\([^()]*\)/gu)).some(({ index, 0: { length } }) => {
    const isIn = ({ at }: Place) => index < at && at < index + length;
    return isIn(piece) && pieces.some((each) => each !== piece && isIn(each));
  });
  const [before, written] = [line.slice(0, piece.at), writtenIn(line, piece)];
  const isFact =
    /^[^\p{Lu}]/u.test(written) || /:\s*[«“"]?\s*$/u.test(before) || (/\($/u.test(before) && /\s\p{Ll}/u.test(written));
  return isFact && !isBeside && !/\)\s+[«“"]?\s*$/u.test(before);
}

const writtenIn = (line: string, { at, length }: Place): string => line.slice(at, at + length);
const isQuoted = (line: string, { at, length }: Place): boolean =>
  quotesAt(line).some(([from, to]) => from < at && at + length < to);

/** « (60 %, puis 50 %) » */
const isInBrackets = (line: string, { at, length }: Place): boolean =>
  line[at - 1] === '(' && line[at + length] === ')';

/** Where a line has a text as it is written, from one separator to another, not a part of what it quotes. */
function placeOf(line: string, text: string): Place | undefined {
  for (const form of formsOf(text)) {
    const first = form.slice(0, 1);
    const rest = form.slice(1);
    for (let at = 0; at + form.length <= line.length; at++) {
      if (line.slice(at, at + 1).toLowerCase() !== first.toLowerCase() || !line.startsWith(rest, at + 1)) continue;
      const end = at + form.length;
      const isCut = quotesAt(line).some(([from, to]) => at <= from && from < end && end < to);
      if (!isCut && isBalanced(form) && /(?:^|[\s(«“"'’])$/u.test(line.slice(0, at)) && ends.test(line.slice(end)))
        return { at, length: form.length };
    }
  }
  return undefined;
}
const ends = /^(?:$|\s|[,;:)»”"%](?![\p{L}\d])|\.(?:$|\s+\p{Lu}|\s*[–—]))/u;

/** A text as it is stored and as it may be written: « Luc DURAND », « DURAND Luc », « DURAND, Luc ». */
function formsOf(text: string): readonly string[] {
  const words = text.split(' ');
  const turned = words.slice(1).flatMap((_, index) => {
    const [given, family] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return [`${family} ${given}`, `${family}, ${given}`];
  });
  return [text, ...turned];
}

const quotesAt = (line: string): [number, number][] =>
  Array.from(line.matchAll(quotation), ({ index, 0: quote }) => [index, index + quote.length]);

/** Whether each bracket and each quote of a text is closed in it. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text.replace(quotation, '')) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
  }
  return depth === 0;
}

/** What stands between the pieces of a line, before and behind them. */
function gapsOf(covered: string): Gap[] {
  return Array.from(covered.matchAll(/[^\uE000]+/gu), ({ index, 0: gap }) => ({
    gap,
    at: index,
    isInner: index > 0 && index + gap.length < covered.length,
  }));
}

/** A gap without the periods whose years its item has; what a lone year stands behind is of it, « rentrée 2016 ». */
const withoutPeriods = (gap: string, facts: string, isBehindTitle: boolean): string =>
  periodsIn(gap)
    .filter(
      ({ start, end, text }) =>
        facts.includes(text.trim()) || [start, end].every((each) => !each || facts.includes(each.slice(0, 4))),
    )
    .filter(
      ({ at, end, text }) =>
        !isBehindTitle ||
        gap.slice(0, at).trim() !== '' ||
        end ||
        /^(?:depuis|dep|since|jusqu|until|dès|à partir)/iu.test(text),
    )
    .reduceRight((text, { at, text: { length } }) => text.slice(0, at) + text.slice(at + length), gap);

type Text = readonly [field: string, text: string];
/** The texts of an item, each with the name of its field. */
function textsOf(value: unknown, name = ''): Text[] {
  if (typeof value === 'string') return value === '' ? [] : [[name, unquoted(value)]];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, name));
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, each]) => (key === 'id' ? [] : textsOf(each, key)))
    : [];
}
