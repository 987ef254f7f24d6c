/** Tells two works with the same title apart by their volume, number and pages. */
import { foldLetters } from '@/lib/format/fold';
import { isRomanNumeral } from '@/lib/format/roman-capitals';
import { coarseNature } from './named-nature';
import { among } from './natures';
import stock from './words/stock-words.json' with { type: 'json' };
import type { Work } from './work';

export type Numbered = Pick<Work, 'nature' | 'date' | 'volume' | 'issue' | 'articleNumber' | 'pages'>;

/** Whether both have a volume, number, article number or first page, and these differ. */
export function areApart(one: Numbered, other: Numbered): boolean {
  const years = [one, other].flatMap(({ date }) => date?.slice(0, 4) ?? []);
  const isNotYear = (part: string) => !years.includes(part); // a year given as the volume says nothing new
  const differ = (field: 'volume' | 'issue' | 'articleNumber') =>
    areDisjoint(partsOf(one[field]).filter(isNotYear), partsOf(other[field]).filter(isNotYear));
  return (
    differ('volume') || differ('issue') || differ('articleNumber') || areDisjoint(firstPage(one), firstPage(other))
  );
}

/** Whether neither contains the other: « 3–4 » and « 4 » may be the same issue, « 3–4 » and « 4–5 » are not. */
function areDisjoint(one: readonly string[], other: readonly string[]): boolean {
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

/** « vol. 05 », « t. V » and « e5 » all give 5. */
const numbersIn = (text: string): string[] =>
  wordsIn(text).flatMap(
    (word) => word.match(/\d+/g)?.map((digits) => digits.replace(/^0+(?=\d)/, '')) ?? romanNumber(word) ?? [],
  );

/**
 * The first page of a part. None for « 10 p. » or for a whole work, where pages are a count; nor for page 1, with which
 * an author's copy begins too.
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
