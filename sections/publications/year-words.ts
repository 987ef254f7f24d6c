/** A publication's year as it is told, and words that replace it. Commands load them too: no JSX here. */
import { capitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import type { Status } from '@/lib/references/natures';
import { statusOf } from '@/lib/references/states';
import { citationWords } from './citing/words';
import type { Article } from './schema';
import { isAsWritten } from './venue';
import { workWords } from './words/works';
import { dateless, isYear } from './years';

type Dated = Pick<Article, 'authors' | 'title' | 'year'>;

/** The year that is told, or the words for it; none of a line that is kept as written without a certain one, which has its own dates. */
export const toldYear = (item: Dated): string => (isAsWritten(item) && item.year === dateless ? '' : item.year);

/** Whether such a line contains the year, which is then not repeated. */
export const saysYear = (item: Dated): boolean => isAsWritten(item) && item.title.includes(toldYear(item));

/** Heading of a list: « 2024 », « À paraître », « Sans date ». */
export function yearTitle(year: string, language: Language = 'fr'): string {
  if (year === dateless) return workWords[language].undated;
  return capitalised(yearWords(year, language));
}

/** A year, or the words that replace it: « à paraître », « s. d. ». */
export function yearWords(year: string, language: Language): string {
  if (isYear(year) || language === 'fr') return year;
  const { pending, dateless: none }: PlaceOfYear = citationWords[language];
  const state = statusOf(year);
  return (state && pending[state]) ?? (year === dateless ? none : year);
}
type PlaceOfYear = { readonly pending: Partial<Record<Status, string>>; readonly dateless: string };
