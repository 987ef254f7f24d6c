/** Dates of which only the year, or the year and the month, may be known: `2024`, `2024-03`, `2024-03-18`. They have no time zone. */
import { withFirst } from './dates';

const year = new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const formats: Readonly<Record<number, Intl.DateTimeFormat>> = { 4: year, 7: month, 10: day };

/** « 2024 », « mars 2024 », « 18 mars 2024 »; any other text as it is. As it is shown on the site, and as the citation styles write it. */
export function formatPartialDate(text: string): string {
  return readable(text) ? withFirst((formats[text.length] ?? year).format(new Date(text))) : text;
}

/** « 18–20 mars 2024 »; a single date where there is no other, '' for none. */
export function formatPeriod(start = '', end = ''): string {
  if (start === '' || end === '' || start === end) return formatPartialDate(start || end);
  const format = formats[start.length];
  if (!format || start.length !== end.length || !readable(start) || !readable(end) || start > end)
    return `${formatPartialDate(start)} – ${formatPartialDate(end)}`;
  return withFirst(format.formatRange(new Date(start), new Date(end)).replace(/\s–\s/u, ' – '));
}

const readable = (text: string): boolean => text.length in formats && !Number.isNaN(new Date(text).getTime());
