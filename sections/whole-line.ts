/** Whether the item of a pasted line says what the line says, and the item of a line that is kept as it is written. */
import { fold } from '@/lib/format/fold';
import { capitalised } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { beyondQuotes, quotation, unquoted } from './line-parts';
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
  const kept = asWritten(line, reader, blank, above);
  const { titleField = 'title' } = reader;
  const isSame = read[titleField] === line || JSON.stringify(read) === JSON.stringify(kept);
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
  const [period, rest] = periodAtEdge(line) ?? [needsPeriod ? onlyPeriod(line) : undefined, line];
  const certain = whenKept?.(line, period);
  const known = eachLine(period?.text.trim() ?? '', blank, { ...above, ...certain });
  const isDated = JSON.stringify(known) !== JSON.stringify(eachLine('', blank, { ...above, ...certain }));
  return { ...known, ...certain, [titleField]: period && isDated ? rest : line };
}

/** The period that is said of all of a line, and the line without it: « 2019-2021 : … », « …, depuis 2019 », « … (2019) ». */
function periodAtEdge(line: string): readonly [period: PeriodFound, rest: string] | undefined {
  const only = onlyPeriod(line);
  const [first = only] = periodsIn(line);
  const behind = first?.at === 0 ? line.slice(first.text.length) : '';
  const [, led] = (only ? leads : leadsAll).exec(behind) ?? [];
  if (first && led) return [first, capitalised(led)];
  if (!only || !/^\)?$/u.test(line.slice(only.at + only.text.length))) return undefined;
  const [, before] = /^(.*\S)(?:,|\s[–—-]|\s\()\s*$/u.exec(line.slice(0, only.at)) ?? [];
  return before && isBalanced(before) ? [only, before] : undefined;
}
/** The period of a line that has no other year. */
function onlyPeriod(line: string): PeriodFound | undefined {
  const [period, other] = periodsIn(beyondQuotes(line));
  const isAlone = beyondQuotes(line)
    .match(/(?:19|20)\d\d/gu)
    ?.every((year) => period?.text.includes(year));
  return isAlone && !other && period ? { ...period, at: line.lastIndexOf(period.text) } : undefined;
}
const leads = /^(?:\s*[:,;–—-]\s+|\s(?=\p{Lu}|\t)\s*)([^\s(\d].*)$/u;
/** A colon tells the period of all behind it, whatever years that has. */
const leadsAll = /^\s*:\s+([^\s(\d].*)$/u;

/**
 * Whether a line is made of the texts of its item, each as it is written and from one separator to another, of its
 * dates, and of words that a filled field stands for.
 */
function isWhole(
  line: string,
  item: Fields,
  { titleField = 'title', standsFor = {}, isSure, joined = [] }: LineReader,
  given: readonly Fields[],
): boolean {
  const title = String(item[titleField] ?? '');
  const before = given.flatMap((each) => textsOf(each).map(([path, text]) => `${path} ${text}`));
  const all = textsOf(item);
  const texts = all.filter(([path, text]) => !before.includes(`${path} ${text}`));
  const pieces: Piece[] = [];
  let covered = line;
  const wordsSaid = ['', ...all.flatMap(([path, text]) => [path.split('.').at(-1) ?? '', text])].flatMap((key) =>
    (Object.hasOwn(standsFor, key) ? standsFor[key] : undefined)?.split(' '),
  );
  for (const [path, text] of texts.toSorted(([, one], [, other]) => other.length - one.length)) {
    if (isDate(text) || pieces.some((each) => each.text === text)) continue;
    const piece = pieceOf(covered, text);
    if (piece) {
      pieces.push({ ...piece, path, text });
      covered = covered.slice(0, piece.at) + '\uE000'.repeat(piece.length) + covered.slice(piece.at + piece.length);
    } else if (!Object.hasOwn(standsFor, text)) return false;
  }
  const facts = all.map(([, text]) => text).join(' ');
  const titleAt = pieces.find(({ path }) => path === titleField);
  const isQuote = titleAt && quotesAt(line).some(([from, to]) => from < titleAt.at && titleAt.at + titleAt.length < to);
  if (!isQuote && !isOneSaying(title)) return false;
  if (isSure && !isSure(line.slice(titleAt?.at, titleAt && titleAt.at + titleAt.length), item, Boolean(isQuote)))
    return false;
  return gapsOf(covered).every(({ gap, isInner, at }) => {
    const lead = pieces.find((each) => each.at + each.length === at);
    const isTitle = lead !== undefined && lead === titleAt;
    if (isTitle && /^\s*(?:$|[:\d]|\p{L})/u.test(gap) && oneWord.test(title)) return false;
    const plain = withoutPeriods(gap, facts, isTitle);
    const words = fold(plain).match(/[\p{L}\d]+/gu) ?? [];
    const isJoined = lead && (joined.includes(lead.path) || Object.hasOwn(standsFor, lead.text));
    const isApart = !isInner || !/^[^\S\t]*$/u.test(gap) || isJoined;
    return (
      isApart &&
      /^[\p{L}\p{M}\d\s,;:.()«»“”"|–—/%'’°→>&-]*$/u.test(plain) &&
      words.every((word) => wordsSaid.includes(word))
    );
  });
}
/** « …, budget » is of what stands behind it. */
const oneWord = /[,;:(–—]\s*\p{Ll}+$/u;
type Place = Readonly<{ at: number; length: number }>;
type Piece = Place & Readonly<{ path: string; text: string }>;

/** What is read of a period, or a period as it is written; its years are asked of the line. */
const isDate = (text: string): boolean =>
  /^(?:depuis )?(?:19|20)\d\d(?:-\d\d){0,2}$/u.test(text) || periodsIn(text)[0]?.text.trim() === text;

/** What a title has that is more than one thing: years, a second sentence, a list. */
const isOneSaying = (title: string): boolean => {
  const bare = title.replace(quotation, '¤');
  return !/(?<![\d-])(?:19|20)\d\d(?!\d)|;|\t/u.test(bare) && !endOfSentence.test(bare) && isBalanced(title);
};

/** Where a line has a text as it is written, from one separator to another, not a part of what it quotes. */
function pieceOf(line: string, text: string): Place | undefined {
  for (const form of formsOf(text)) {
    const first = form.slice(0, 1);
    const rest = form.slice(1);
    for (let at = 0; at + form.length <= line.length; at++) {
      if (line.slice(at, at + 1).toLowerCase() !== first.toLowerCase() || !line.startsWith(rest, at + 1)) continue;
      const end = at + form.length;
      const isCut = quotesAt(line).some(
        ([from, to]) =>
          (from < at && at < to && (line.slice(from + 1, at).trim() !== '' || line.slice(end, to - 1).trim() !== '')) ||
          (at <= from && from < end && end < to),
      );
      if (!isCut && isBalanced(form) && /(?:^|[\s(«“"'’])$/u.test(line.slice(0, at)) && ends.test(line.slice(end)))
        return { at, length: form.length };
    }
  }
  return undefined;
}
const ends = /^(?:$|\s|[,;:.)»”"%](?![\p{L}\d]))/u;

/** A text as it is stored and as it may be written: « Luc DURAND », « DURAND, Luc ». */
function formsOf(text: string): readonly string[] {
  const [, given, family] =
    /^(\S+(?:\s\p{Lu}\p{Ll}\S*)*?)\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)*)$/u.exec(text) ?? [];
  return given && family ? [text, `${family}, ${given}`, `${family} ${given}`] : [text];
}

const quotesAt = (line: string): [number, number][] =>
  Array.from(line.matchAll(quotation), ({ index, 0: quote }) => [index, index + quote.length]);

/** Whether each bracket and each quote of a text is closed in it. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text.replace(quotation, '')) {
    if (/[«»“”"]/u.test(sign)) return false;
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** What stands between the pieces of a line, before and behind them. */
function gapsOf(covered: string) {
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
    .filter(({ at, end, text }) => !isBehindTitle || gap.slice(0, at).trim() !== '' || end || /^\p{L}/u.test(text))
    .reduceRight((text, { at, text: { length } }) => text.slice(0, at) + text.slice(at + length), gap);

/** The texts of an item, each with the path of its field. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return value === '' ? [] : [[path, unquoted(value)]];
  return isRecord(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([key, each]) =>
        key === 'id' ? [] : textsOf(each, Array.isArray(value) ? path : path ? `${path}.${key}` : key),
      )
    : [];
}
