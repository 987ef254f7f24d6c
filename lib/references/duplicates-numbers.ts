/** Whether volume, number and pages tell two works of one title apart. */
import { foldLetters } from '@/lib/format/fold';
import { isRomanNumeral } from '@/lib/format/roman-capitals';
import { coarseNature } from './named-nature';
import { among } from './natures';
import stock from './words/stock-words.json' with { type: 'json' };
import type { Work } from './work';

export type Numbered = Pick<Work, 'nature' | 'date' | 'volume' | 'issue' | 'articleNumber' | 'pages'>;

/** Whether both say their volume, number, article number or first page, and say different ones. */
export function areApart(one: Numbered, other: Numbered): boolean {
  const years = [one, other].flatMap(({ date }) => date?.slice(0, 4) ?? []);
  const isSaid = (part: string) => !years.includes(part); // a year as volume says nothing else
  const differ = (field: 'volume' | 'issue' | 'articleNumber') =>
    areOther(partsOf(one[field]).filter(isSaid), partsOf(other[field]).filter(isSaid));
  return differ('volume') || differ('issue') || differ('articleNumber') || areOther(firstPage(one), firstPage(other));
}

/** Whether neither is in the other: « 3–4 » and « 4 » may be one issue, « 3–4 » and « 4–5 » are not. */
function areOther(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length > 0 &&
    other.length > 0 &&
    !one.every((part) => other.includes(part)) &&
    !other.every((part) => one.includes(part))
  );
}

function partsOf(text = ''): string[] {
  const numbers = numbersIn(text);
  return numbers.length > 0 ? numbers : wordsIn(text).filter((word) => !labels.has(word));
}
const labels = new Set(stock.numberLabels);
const wordsIn = (text: string): string[] => foldLetters(text).match(/[\p{L}\d]+/gu) ?? [];

/** 5 in « vol. 05 », « t. V » and « e5 ». */
const numbersIn = (text: string): string[] =>
  wordsIn(text).flatMap(
    (word) => word.match(/\d+/g)?.map((digits) => digits.replace(/^0+(?=\d)/, '')) ?? romanNumber(word) ?? [],
  );

/**
 * Where a part begins: « 10 p. » says how many pages it has, and 1 is that of an author's copy too. Of a whole work,
 * pages are how many it has.
 */
function firstPage({ nature, pages = '' }: Numbered): string[] {
  const isCount = /^\s*\d+\s*p(?:ages?|p)?\b\.?\s*$/i.test(pages);
  return isPart(coarseNature(nature)) && !isCount
    ? numbersIn(pages)
        .slice(0, 1)
        .filter((page) => page !== '1')
    : [];
}
const isPart = among('article', 'communication', 'chapitre', 'autre');

function romanNumber(text: string): string | undefined {
  if (!isRomanNumeral(text)) return undefined;
  const values = Array.from(text, (letter) => romanLetters[letter] ?? 0);
  return String(values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0));
}
const romanLetters: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
