import { isYear } from './years';

/** « 2024 », or what is `shown` of it; or what stands in its place: « à paraître ». */
export function Year({ children: year, shown = year }: { children: string; shown?: string }) {
  return isYear(year) ? <time dateTime={year}>{shown}</time> : year;
}
