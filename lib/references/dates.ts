/** Dates of bibliographies, which may be a year, a month or a day: `2024`, `2024-03` or `2024-03-18`. */
import { fold } from '@/lib/format/fold';

/** How each month is written, in French and English, without accents: « mardi » or « Marseille » are none. */
const months: readonly (readonly string[])[] = [
  ['janvier', 'janv', 'jan', 'january'],
  ['fevrier', 'fevr', 'fev', 'february', 'febr', 'feb'],
  ['mars', 'mar', 'march'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'aou', 'august', 'aug'],
  ['septembre', 'sept', 'sep', 'september'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
];

/** The number of a month, from « 3 », « 03 », « mars », « Mar. » or « March »; of several, the first. */
export function monthOf(text: string): number | undefined {
  const word = fold(text.trim());
  const number = /^\d{1,2}$/.test(word) ? Number(word) : undefined;
  if (number !== undefined) return number >= 1 && number <= 12 ? number : undefined;
  for (const name of word.match(/[a-z]+/g) ?? []) {
    const index = months.findIndex((names) => names.includes(name));
    if (index !== -1) return index + 1;
  }
  return undefined;
}

/** Of the parts that are known, as many as form a date; undefined without a year of four digits. */
export function dateFrom(year: number | undefined, month?: number, day?: number): string | undefined {
  if (year === undefined || !Number.isInteger(year) || year < 1000 || year > 2999) return undefined;
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return String(year);
  const start = `${year}-${two(month)}`;
  if (day === undefined || !Number.isInteger(day) || day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return start;
  return `${start}-${two(day)}`;
}

/** The first date of a text: `2024-03-18/2024-03-20`, `2024/3//`, « 18 mars 2024 », « March 18, 2024 », « 2024a ». */
export function dateIn(text: string): string | undefined {
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

function dayBesideMonth(text: string): number | undefined {
  const day = /(?:^|\s)(\d{1,2})(?:er|st|nd|rd|th)?(?=[\s,~-]|$)/.exec(text)?.[1];
  return day === undefined ? undefined : Number(day);
}

const two = (number: number) => String(number).padStart(2, '0');
