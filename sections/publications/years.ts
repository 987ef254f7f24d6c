import type { Status } from '@/lib/references/natures';
import { isDateless, statusOf } from '@/lib/references/states';
import { pendingWords } from './record-words';

/** First and last year that a publication may have, unless it was imported. */
export const firstYear = 1990;
export const lastYear = 2030;

/** The stored year of a publication without a known one. */
export const dateless = 's.\u00a0d.';

/** The words for a publication without a year, those to appear first, in the order of lists. */
export const yearless: readonly string[] = [...Object.values(pendingWords), dateless];

export const isYear = (value: string): boolean => /^\d{4}$/.test(value);

/** Whether what stands as a year may be typed: one of those years, or the words for none. */
export const isTypedYear = (value: string): boolean =>
  yearless.includes(value) || (isYear(value) && Number(value) >= firstYear && Number(value) <= lastYear);

/**
 * A year as it is stored: trimmed, and what says that there is none, in any language, by one of our words: « in press »
 * is « sous presse ».
 */
export function yearFrom(typed: string): string {
  const value = typed.trim();
  return value === '' || isYear(value) ? value : (wordsOf(statusOf(value)) ?? (isDateless(value) ? dateless : value));
}

/** The word for the year of a work in this state that has none. */
export const yearOfState = (status: Status | undefined): string => wordsOf(status) ?? dateless;

/** The state that words for no year say; undefined for a year and for « s. d. ». */
export const stateInYear = (year: string): Status | undefined => (isYear(year) ? undefined : statusOf(year));

/**
 * By which publications are sorted, the newest first: what is to appear is newer than all, what has no date is older.
 */
export const rankOfYear = (year: string): number =>
  isYear(year) ? Number(year) : year === dateless ? 0 : 9999 - yearless.indexOf(year);

const wordsOf = (status: Status | undefined): string | undefined => status && pendingWords[status];
