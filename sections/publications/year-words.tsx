/** The year of a publication, and the words that stand in its place, as visitors read them. */
import { capitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import type { Status } from '@/lib/references/natures';
import { statusOf } from '@/lib/references/states';
import { citationWords } from './citing/words';
import { workWords } from './words/works';
import { dateless, isYear } from './years';

/** The heading of a list: « 2024 », « À paraître », « Sans date ». */
export function yearTitle(year: string, language: Language = 'fr'): string {
  if (year === dateless) return workWords[language].undated;
  return capitalised(yearWords(year, language));
}

/** A year, or the words that stand in its place: « à paraître », « s. d. ». */
export function yearWords(year: string, language: Language): string {
  if (isYear(year) || language === 'fr') return year;
  const { pending, dateless: none }: PlaceOfYear = citationWords[language];
  const state = statusOf(year);
  return (state && pending[state]) ?? (year === dateless ? none : year);
}
type PlaceOfYear = { readonly pending: Partial<Record<Status, string>>; readonly dateless: string };

type Props = { readonly children: string; readonly shown?: string; readonly language: Language };

/** « 2024 », or what is `shown` of it; or what stands in its place: « à paraître ». */
export function Year({ children: year, shown = year, language }: Props) {
  return isYear(year) ? <time dateTime={year}>{shown}</time> : yearWords(year, language);
}
