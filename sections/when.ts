/** When something was: as data, so that a card, the margin of a document and a count of years each read it their way. */
import type { Language } from '@/lib/languages';
import { type Dated, periodText, yearsOf, yearsText } from './dated';
import { periodWords, yearsInPeriod } from './period';

/** As the owner has typed it, or its dates; `goesOn`: whether it lasts while it has no end. */
export type When = string | (Dated & { readonly goesOn: boolean });

/** « 2011–2015 », « depuis sept. 2019 », as visitors read it; '' where nothing is known. */
export const whenText = (when: When, language: Language): string =>
  typeof when === 'string' ? periodWords(when, language) : periodText(when, when.goesOn, language);

/** The same for the margin of a document: its years, and its months where they are of one year. */
export const whenInMargin = (when: When, language: Language): string =>
  typeof when === 'string'
    ? periodWords(when.trim(), language, 'short').replace(/(\d{4})\s*[-–—]\s*(?=\d{4})/g, '$1–')
    : (monthsOfYear(when, language) ?? yearsText(when, when.goesOn, language));

/** « févr.–avr. 2022 », of which the year would say too little; undefined for what is no such period. */
function monthsOfYear({ start = '', end = '' }: Dated, language: Language): string | undefined {
  const [first, last] = [start.slice(0, 7), end.slice(0, 7)];
  const areMonths = first.length === 7 && last.length === 7 && first !== last;
  return areMonths && first.slice(0, 4) === last.slice(0, 4)
    ? periodText({ start: first, end: last }, false, language)
    : undefined;
}

/** The first and the last year that it says. */
export const yearsOfWhen = (when: When, thisYear: number): readonly [first: number, last: number] | undefined =>
  typeof when === 'string' ? yearsInPeriod(when, thisYear) : yearsOf(when, when.goesOn, thisYear);
