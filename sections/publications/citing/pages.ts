/** Parses and writes the pages of a work. */

import { oneLine } from '@/lib/format/one-line';
import { isRomanNumeral } from '@/lib/format/roman-capitals';

export type Pages = {
  /** Absent if the pages are only a text. */
  readonly first?: string;
  readonly last?: string;
  /** All of them, if they are not a single range: « 28, 31–33 », « 12 sqq. », « 320 p. ». */
  readonly list?: string;
};

/**
 * Parses « 100–112 », « pp. 100-112 », « 104-10 », « e1024 », « ix–xiv », « 28, 31–33 », « 6.E.4-1–6.E.4-8 »; other
 * text with a number is kept unchanged. Undefined for text without one.
 */
export function readPages(typed: string): Pages | undefined {
  const text = unlabelled(oneLine(typed).replace(strayEnds, ''));
  const [first, ...others] = text.split(/\s*[,;]\s*/u).map(rangeIn);
  if (!first || !others.every((range) => range !== undefined))
    return /\d/.test(text) ? { list: withDashes(text) } : undefined;
  const last = others.at(-1);
  if (!last) return first;
  const list = [first, ...others].map((range) => writePages(range, '–')).join(', ');
  return { first: first.first, last: last.last ?? last.first, list };
}

/** The comma that databases leave in « 531–546, », and the full stop in « 531–546. ». */
const strayEnds = /^[\s,;]+|(?<![\s,;])[\s,;]+$|(?<=\d)\.$/g;

/** « 1-10, 320 p. » → « 1–10, 320 p. »; « 1-2-3 », « A4-1 » and « 6.4-1 », which are not ranges, are unchanged. */
const withDashes = (text: string): string =>
  text.replace(/(?<![\p{L}\d.:]|-\s?)(\d+)\s?-\s?(?=\d+(?![\p{L}\d:]|\.\d|\s?-))/gu, '$1–');

/** « 100–112 », with this dash. */
export const writePages = ({ first, last, list }: Pages, dash: string): string =>
  list ? list.replaceAll('–', dash) : last ? `${first}${dash}${last}` : (first ?? '');

/**
 * « 100–12 », « S10–9 », « 124A–6A »: ranges whose last page keeps only the digits that differ from the first, as in
 * the NLM's style (Citing Medicine, https://www.ncbi.nlm.nih.gov/books/NBK7256/).
 */
export function shortPages({ first, last, list }: Pages): Pages {
  if (first === undefined || last === undefined) return { first, last, list };
  return {
    first,
    last: shortLast(first, last),
    list: list?.replace(
      /([\p{L}\d]+)–([\p{L}\d]+)/gu,
      (_, from: string, to: string) => `${from}–${shortLast(from, to)}`,
    ),
  };
}

function shortLast(first: string, last: string): string {
  const [, before, from = '', after] = numbered.exec(first) ?? [];
  const [, sameBefore, to = '', sameAfter] = numbered.exec(last) ?? [];
  if (before !== sameBefore || after !== sameAfter || from.length !== to.length || to <= from) return last;
  return to.slice(Array.from(to).findIndex((digit, index) => digit !== from[index])) + after;
}
const numbered = /^(\p{L}*)(\d+)(\p{L}*)$/u;

/**
 * The number of pages of a standalone work: « 320 » from « 320 » and « 320 p. », « xvi, 414 » from « xvi, 414 p. »;
 * undefined for a range.
 */
export function pageCount(pages: Pages): string | undefined {
  const written = writePages(pages, '–');
  return /^\d+$/.test(written) ? written : /^((?:[ivxlc]+,\s*)?\d+)\s*p(?:ages?|\.)?$/i.exec(written)?.[1];
}

/**
 * Strips « p. », « pp. » or « P » before a number, except « P10008 »: five digits are an article number in some
 * journals.
 */
const unlabelled = (text: string): string =>
  /^P\d{5}(?!\d)/u.test(text)
    ? text
    : text.replace(/^(?:p{1,2}(?:ages?)?|p\.\s?p)(?:\s*[.:]?\s*(?=\w*\d)|[.:\s]+(?=[ivxlcdm]+\b))/iu, '');

function rangeIn(text: string): Pages | undefined {
  const [first = '', last, more] = text.split(/\s*[-‐-―−]+\s*|\s+à\s*|à\s+/u).map(unlabelled);
  if (more !== undefined) return rangeOfSections(text);
  if (!isPage(first)) return undefined;
  if (last === undefined) return { first };
  return isPage(last) ? { first, last: inFull(first, last) } : undefined;
}

/**
 * « 104–10 » → « 110 ». With two digits the first may be a chapter: « 12-3 »; nobody abbreviates ranges of hundreds of
 * pages: « 2019–249 ».
 */
function inFull(first: string, last: string): string {
  const [, letters = '', digits = ''] = /^(\p{L}*)(\d{3,15})$/u.exec(first) ?? [];
  if (!/^\d+$/.test(last) || last.length >= digits.length) return last;
  const full = digits.slice(0, -last.length) + last;
  const count = Number(full) - Number(digits);
  return count > 0 && count < 100 ? letters + full : last;
}

/** « 6.E.4-1–6.E.4-8 »: pages numbered within sections, where only a longer dash separates the first from the last. */
function rangeOfSections(text: string): Pages | undefined {
  const [first = '', last = '', more] = text.split(/\s*(?:–|—|--+)\s*/u);
  const isNumbered = (page: string) => /^[\p{L}\d.:]+[-‐‑][\p{L}\d.:]+$/u.test(page) && /\d/.test(page);
  return more === undefined && isNumbered(first) && isNumbered(last) ? { first, last } : undefined;
}

/** A page number, perhaps with letters, or in Roman numerals: « e1024 », « S12 », « xiv ». */
const isPage = (text: string): boolean => (/^[\p{L}\d.:]+$/u.test(text) && /\d/.test(text)) || isRoman(text);

/** « xiv », « XIV ». */
export const isRoman = (text: string): boolean => isRomanNumeral(text.toLowerCase());
