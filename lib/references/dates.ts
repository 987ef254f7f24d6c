/** Reads dates in bibliographies, down to a year, a month or a day: `2024`, `2024-03` or `2024-03-18`. */
import { fold } from '@/lib/format/fold';
import words from './words/dates.json' with { type: 'json' };

/**
 * The number of a month, from « 3 », « 03 », « mars », « Mar. » or « March »; the first of « 3-4 » or « mars/avril ».
 * Months are known in eight languages, as whole words, so that « mardi » and « Marseille » do not match; words with
 * another meaning elsewhere, such as « out » or « set », are left out.
 */
export function monthOf(text: string): number | undefined {
  const word = fold(text.trim().replace(/mar(?:ç|c\u0327)o/gi, 'mars')); // « Marco » is a name
  const number = Number(/^(\d{1,2})(?:\s*[-–/]+\s*\d{1,2})?$/.exec(word)?.[1] ?? Number.NaN);
  if (!Number.isNaN(number)) return number >= 1 && number <= 12 ? number : undefined;
  for (const name of word.match(/[a-z]+/g) ?? []) {
    const index = months.findIndex((names) => names.includes(name));
    if (index !== -1) return index + 1;
  }
  return undefined;
}

/** A date from as many of the parts as are valid; undefined without a year of four digits. */
export function dateFrom(year: number | undefined, month?: number, day?: number): string | undefined {
  if (year === undefined || !Number.isInteger(year) || year < 1000 || year > 2999) return undefined;
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return String(year);
  const start = `${year}-${two(month)}`;
  if (day === undefined || !Number.isInteger(day) || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate())
    return start;
  return `${start}-${two(day)}`;
}

/**
 * The first date of a text: `2024-03-18/2024-03-20`, `2024/3//`, `20240318`, « 03/2024 », « 18 mars 2024 », « March 18,
 * 2024 », « 2024a ».
 */
export function dateIn(typed: string): string | undefined {
  const text = typed.replace(/^\s*(\d{1,2})[/.-]([12]\d{3})\/*\s*$/, '$2-$1');
  const [, compactYear, compactMonth, compactDay] =
    /^\s*([12]\d{3})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/.exec(text) ?? [];
  if (compactYear !== undefined) return dateFrom(Number(compactYear), Number(compactMonth), Number(compactDay));
  const numbers = /(?<!\d)([12]\d{3})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?(?!\d)/.exec(text);
  if (!numbers) return dayFirst(text);
  const [, year, month, day] = numbers;
  if (month !== undefined) return dateFrom(Number(year), Number(month), day === undefined ? undefined : Number(day));
  return dayFirst(text) ?? dateFrom(Number(year), monthOf(text), dayBesideMonth(text));
}

/** « 18/03/2024 », as the French write it. */
function dayFirst(text: string): string | undefined {
  const found = /(?<!\d)(\d{1,2})[/.](\d{1,2})[/.]([12]\d{3})(?!\d)/.exec(text);
  return found ? dateFrom(Number(found[3]), Number(found[2]), Number(found[1])) : undefined;
}

/** The day written beside the name of a month: 12 in « 12 mars », « 12-14 juin », « March 12th ». */
export function dayBesideMonth(text: string): number | undefined {
  const day = /(?:^|\s)(\d{1,2})(?:er|ᵉʳ|st|nd|rd|th)?\.?(?=[\s,~–-]|$)/.exec(text)?.[1];
  return day === undefined ? undefined : Number(day);
}

const { months } = words;
const seasons = Object.entries(words.seasons).map(
  ([season, names]) => [season, new RegExp(`\\b(?:${names.join('|')})\\b`)] as const,
);

/**
 * « Printemps 2019 » from « Spring 2019 », `2019///Spring` or `2019-21` (https://www.loc.gov/standards/datetime/,
 * level 1).
 */
export function seasonIn(text: string, year = dateIn(text)): string | undefined {
  const short = text.slice(0, 200);
  const number = Number(/(?<!\d)[12]\d{3}-(2[1-4])(?!\d)/.exec(short)?.[1]) - 21;
  const season = seasons[number] ?? seasons.find(([, named]) => named.test(fold(short)));
  return season === undefined ? undefined : [season[0], year?.slice(0, 4)].filter(Boolean).join(' ');
}

/**
 * The first and last day of « MAR 12-14, 2019 », « 12 March 2019 through 14 March 2019 », « 28 juin-2 juillet 2017 »,
 * « du 12 au 14 mai 2016 », `2024-03-18/2024-03-20`; undefined when the text is no date.
 */
export function daysIn(text: string): { readonly start: string; readonly end?: string } | undefined {
  const written = text
    .slice(0, 200)
    .trim()
    .replace(/^(\d{4}),?\s(?=\p{L})(.+)$/u, '$2 $1'); // « 2019, July 3-5 », « 2018 Sep 2-5 » in Vancouver style
  const [from = '', to] = written.split(
    /\s*(?:\/(?=\d{4})|\bthrough\b|\bto\b|\bau\b|[–—])\s*|\s+-\s+|(?<=\d{4})-(?=\p{L})/iu,
  );
  const firstDate = dateIn(from);
  if (to !== undefined && firstDate !== undefined) return { start: firstDate, end: dateIn(to) };
  const [, first, firstDay, last = first, lastDay, year] =
    /^(\p{L}+)\.?\s+(\d{1,2})\s*[-–]\s*(?:(\p{L}+)\.?\s+)?(\d{1,2}),?\s+(\d{4})$/u.exec(written) ?? [];
  if (first !== undefined) return daysOf(Number(year), [first, firstDay], [last, lastDay]);
  const [, firstOfTwo, before, secondOfTwo, month, yearOfTwo] = daysFirst.exec(written) ?? [];
  if (month !== undefined) return daysOf(Number(yearOfTwo), [before ?? month, firstOfTwo], [month, secondOfTwo]);
  if (firstDate === undefined || firstDate.length < 7) return undefined;
  const [, , lastMonth = '', yearOfMonths] = monthsOnly.exec(written) ?? [];
  return { start: firstDate, ...(lastMonth && { end: dateFrom(Number(yearOfMonths), monthOf(lastMonth)) }) };
}
/** « April-October 2021 » */
const monthsOnly = /^(?:from\s|de\s|d['’])?(\p{L}{3,9})\.?\s*(?:[-–—/]|à|to)\s*(\p{L}{3,9})\.?,?\s(\d{4})$/iu;

const daysFirst =
  /^(?:du\s|les?\s|from\s)?(\d{1,2})(?:er|st|nd|rd|th)?(?:\s+(\p{L}{3,9})\.?)?\s*(?:[-–—/]|et|au|and|to)\s*(\d{1,2})(?:er|st|nd|rd|th)?\s+(\p{L}+)\.?,?\s+(\d{4})$/u;

function daysOf(
  year: number,
  [month = '', day]: readonly (string | undefined)[],
  [lastMonth = '', lastDay]: readonly (string | undefined)[],
) {
  const start = dateFrom(year, monthOf(month), Number(day));
  return start === undefined || start.length < 10
    ? undefined
    : { start, end: dateFrom(year, monthOf(lastMonth), Number(lastDay)) };
}

const two = (number: number) => String(number).padStart(2, '0');
