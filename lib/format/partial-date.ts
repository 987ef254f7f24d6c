/** Dates that may lack the month or the day: `2024`, `2024-03`, `2024-03-18`. They have no time zone. */
import { type Language, languageFacts } from '@/lib/languages';
import { withFirst } from './dates';
import { fold } from './fold';

/** Month names in full, « novembre », or abbreviated, « nov. ». */
type Months = 'long' | 'short';

/** The formats of partial dates, by the length of the date. */
function formatsWith(month: Months, locale: string): Readonly<Record<number, Intl.DateTimeFormat>> {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, year: 'numeric', timeZone: 'UTC' });
  return { 4: format({}), 7: format({ month }), 10: format({ day: 'numeric', month }) };
}
const formatsIn = (language: Language) => {
  const { locale } = languageFacts[language];
  return { long: formatsWith('long', locale), short: formatsWith('short', locale) };
};
const formats = { fr: formatsIn('fr'), en: formatsIn('en'), ar: formatsIn('ar') };

/** Whether a text is a valid year, month or day: `2024`, `2024-03`, `2024-03-18`. */
export function isPartialDate(text: string): boolean {
  if (!/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-\d{2})?)?$/.test(text)) return false;
  if (text.length < 10) return true;
  const date = new Date(`${text}T00:00:00Z`); // 31 June would become 1 July
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Parses a typed date, « 09/2019 », « sept. 2019 », « 1er septembre 2019 », “March 2021” or a partial date itself; any
 * other text is returned unchanged.
 */
export function readPartialDate(text: string): string {
  const typed = fold(text).trim();
  const [, day, number, inNumbers] = /^(?:(\d{1,2})[/.-])?(\d{1,2})[/.-](\d{4})$/.exec(typed) ?? [];
  const [, dayBefore, name = '', dayAfter, inWords] =
    /^(?:(\d{1,2})(?:er)? )?([a-z]{3,9})\.? (?:(\d{1,2}), )?(\d{4})$/.exec(typed) ?? [];
  const month = number
    ? Number(number)
    : monthNames.findIndex((names) => names.some((monthName) => monthName.startsWith(name))) + 1;
  const parts = [month, Number(day ?? dayBefore ?? dayAfter)].filter((part) => part > 0);
  const date = [inNumbers ?? inWords, ...parts.map((part) => String(part).padStart(2, '0'))].join('-');
  const isRead = parts.length > 0 && month > 0 && isPartialDate(date) && (inWords === undefined || !/^jui$/.test(name));
  return isRead ? date : text.trim();
}
/** In French and in English. */
const monthNames = Array.from({ length: 12 }, (_, month) =>
  ['fr', 'en'].map((locale) =>
    fold(new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month))),
  ),
);

/** « 2024 », « mars 2024 », « 18 mars 2024 », for the site and citation styles; any other text unchanged. */
export function formatPartialDate(text: string, months: Months = 'long', language: Language = 'fr'): string {
  const format = isPartialDate(text) ? formats[language][months][text.length] : undefined;
  return format ? inPlace(format.format(new Date(text)), language) : text;
}

/** « 18–20 mars 2024 »; a single date without the other, '' without either. */
export function formatPeriod(start = '', end = '', months: Months = 'long', language: Language = 'fr'): string {
  if (start === '' || end === '' || start === end) return formatPartialDate(start || end, months, language);
  const format = formats[language][months][start.length];
  if (!format || start.length !== end.length || !isPartialDate(start) || !isPartialDate(end) || start > end)
    return `${formatPartialDate(start, months, language)} – ${formatPartialDate(end, months, language)}`;
  return inPlace(format.formatRange(new Date(start), new Date(end)), language);
}

/** Changes a date or period to the site's style: « 1er », a dash with full spaces, or with none between two numbers. */
function inPlace(text: string, language: Language): string {
  const dashed = text.replace(/^(\d+)\s–\s(?=\d)/u, '$1–').replace(/\s–\s/u, ' – ');
  return language === 'fr' ? withFirst(dashed) : dashed;
}
