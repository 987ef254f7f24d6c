/** When something was: as data, so that a card, the margin of a document and a count of years each read it their way. */
import type { Language } from '@/lib/languages';
import { type Dated, periodText, yearsOf, yearsText } from './dated';
import { periodWords, yearsInPeriod } from './period';

/** As the owner has typed it, or its dates; `goesOn`: whether it lasts while it has no end. */
export type When = string | (Dated & { readonly goesOn: boolean });

/** « 2011–2015 », « depuis sept. 2019 », as visitors read it; '' where nothing is known. */
export const whenText = (when: When, language: Language): string =>
  typeof when === 'string' ? periodWords(when, language) : periodText(when, when.goesOn, language);

/** The same for the margin of a document: its years. */
export const whenInMargin = (when: When, language: Language): string =>
  typeof when === 'string' ? typedYears(when, language) : yearsText(when, when.goesOn, language);

/** The first and the last year that it says. */
export const yearsOfWhen = (when: When, thisYear: number): readonly [first: number, last: number] | undefined =>
  typeof when === 'string' ? yearsInPeriod(when, thisYear) : yearsOf(when, when.goesOn, thisYear);

/** « 2017 – 2021 » → « 2017–2021 », in English « depuis 2020 » → “since 2020”. */
function typedYears(text: string, language: Language): string {
  const years = text.trim().replace(/(\d{4})\s*[-–—]\s*(?=\d{4})/g, '$1–');
  if (language === 'fr') return years;
  const { since, until, present } = words[language];
  return years
    .replace(/^depuis\b/i, since)
    .replace(/^jusqu’en\b/i, until)
    .replace(/\b(?:aujourd['’]hui|en cours)$/i, present);
}

const words = {
  en: { since: 'since', until: 'until', present: 'present' },
  ar: { since: 'منذ', until: 'إلى غاية', present: 'الآن' },
} as const;
