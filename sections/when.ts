/** When something happened, as data that cards, margins of documents and counts of years each format their way. */
import type { Language } from '@/lib/languages';
import { type Dated, periodText, yearsOf, yearsText } from './dated';
import { periodWords, yearsInPeriod } from './period';

/** The owner's text, or dates; `goesOn`: whether it is ongoing without an end. */
export type When = string | (Dated & { readonly goesOn: boolean });

/** « 2011–2015 », « depuis sept. 2019 », for visitors; '' if unknown. */
export const whenText = (when: When, language: Language): string =>
  typeof when === 'string' ? periodWords(when, language) : periodText(when, when.goesOn, language);

/** The same for a document's margin: years, with months if both are in one year. */
export const whenInMargin = (when: When, language: Language): string =>
  typeof when === 'string'
    ? periodWords(when.trim(), language, 'short').replace(/(\d{4})\s*[-–—]\s*(?=\d{4})/g, '$1–')
    : (monthsWithinYear(when, language) ?? yearsText(when, when.goesOn, language));

/** « févr.–avr. 2022 », where the year alone would say too little; undefined for other periods. */
function monthsWithinYear({ start = '', end = '' }: Dated, language: Language): string | undefined {
  const [first, last] = [start.slice(0, 7), end.slice(0, 7)];
  const areMonths = first.length === 7 && last.length === 7 && first !== last;
  return areMonths && first.slice(0, 4) === last.slice(0, 4)
    ? periodText({ start: first, end: last }, false, language)
    : undefined;
}

/** Its first and last year. */
export const yearsOfWhen = (when: When, thisYear: number): readonly [first: number, last: number] | undefined =>
  typeof when === 'string' ? yearsInPeriod(when, thisYear) : yearsOf(when, when.goesOn, thisYear);
