import type { Language } from '@/lib/languages';
import { yearWords } from './year-words';
import { isYear } from './years';

type Props = { readonly children: string; readonly shown?: string; readonly language: Language };

/** « 2024 », or the part of it to be `shown`; or the words that replace it: « à paraître ». */
export function Year({ children: year, shown = year, language }: Props) {
  return isYear(year) ? <time dateTime={year}>{shown}</time> : yearWords(year, language);
}
