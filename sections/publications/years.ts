import type { Status } from '@/lib/references/natures';
import { isDateless, statusOf } from '@/lib/references/states';
import { pendingWords } from './record-words';

/** First and last year of a typed publication; imported ones may have others. */
export const firstYear = 1990;
export const lastYear = 2030;

/** Stored year of a publication whose year is unknown. */
export const dateless = 's.\u00a0d.';

/** The words for a missing year, forthcoming works first, in list order. */
export const yearless: readonly string[] = [...Object.values(pendingWords), dateless];

export const isYear = (value: string): boolean => /^\d{4}$/.test(value);

/** Whether a year may be typed: one in range, or the words for none. */
export const isTypedYear = (value: string): boolean =>
  yearless.includes(value) || (isYear(value) && Number(value) >= firstYear && Number(value) <= lastYear);

/**
 * A year for storage: trimmed; phrases for a missing one, in any language, become our words: « in press » is « sous
 * presse ».
 */
export function yearFrom(typed: string): string {
  const value = typed.trim();
  return value === '' || isYear(value) ? value : (wordsOf(statusOf(value)) ?? (isDateless(value) ? dateless : value));
}

/** The words for the year of a work in this state without one. */
export const yearOfState = (status: Status | undefined): string => wordsOf(status) ?? dateless;

/** The state in words for a missing year; undefined for a year and for « s. d. ». */
export const stateInYear = (year: string): Status | undefined => (isYear(year) ? undefined : statusOf(year));

/** Sort key, newest first: forthcoming works are newer than all, undated ones older. */
export const rankOfYear = (year: string): number =>
  isYear(year) ? Number(year) : year === dateless ? 0 : 9999 - yearless.indexOf(year);

const wordsOf = (status: Status | undefined): string | undefined => status && pendingWords[status];
