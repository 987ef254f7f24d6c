/**
 * Dates and times in the site's time zone, whoever reads them: the owner's choice
 * (lib/site/public-pages/site-state.ts), else the setting TIME_ZONE (checked by lib/env.ts), else the host's. A browser
 * uses the one that the server wrote on the document (app/document.tsx). In French, except on public pages in another
 * language.
 */
import { type Language, languageFacts } from '../languages.ts'; // the relative path lets dates.test.ts run this in plain Node

type Moment = Date | string;

export function timeZone(): string {
  const configured =
    typeof document === 'undefined'
      ? process.env.OWNER_TIME_ZONE || process.env.TIME_ZONE
      : document.documentElement.dataset.timeZone;
  return configured || new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A cache of formatters by locale and time zone. */
function formatter(options: Intl.DateTimeFormatOptions): (locale?: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (locale = languageFacts.fr.locale) => {
    const zone = timeZone();
    const known =
      formatters.get(`${locale} ${zone}`) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    formatters.set(`${locale} ${zone}`, known);
    return known;
  };
}

const short = formatter({ day: '2-digit', month: '2-digit', year: 'numeric' });
const shortInWords = formatter({ day: 'numeric', month: 'short', year: 'numeric' });
const long = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const withoutYear = formatter({ day: 'numeric', month: 'long' });
const withWeekday = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const yearOnly = formatter({ year: 'numeric' });
const dayLength = 24 * 60 * 60 * 1000;

const undefinedDate = { fr: 'Non définie', en: 'Not set', ar: 'غير محدد' } as const satisfies Record<Language, string>;

/** « 21/11/2026 », in another language “21 Nov 2026”; « Non définie » for a missing or invalid date, as below. */
export const formatDate = (value: Moment | null | undefined, language: Language = 'fr'): string =>
  typedDate(
    value,
    (date) => (language === 'fr' ? short() : shortInWords(languageFacts[language].locale)).format(date),
    language,
  );

/** « 21 novembre 2026 » */
export const formatLongDate = (value: Moment | null | undefined, language: Language = 'fr'): string =>
  typedDate(value, (date) => longDate(date, language), language);

/** « 21 novembre 2026 à 9 h 05 » */
export const formatDateTime = (value: Moment | null | undefined): string =>
  typedDate(value, (date) => `${longDate(date)} à ${formatTime(date)}`);

/** « 9 h 05 », with no-break spaces. */
export function formatTime(at: Moment): string {
  const [hours = '', minutes = ''] = wallTime(new Date(at)).replace(/^.*T/, '').split(':');
  return `${Number(hours)}\u00a0h\u00a0${minutes}`;
}

export const formatYear = (at: Date): string => yearOnly().format(at);

/** « Aujourd’hui », « Hier », « Samedi 21 novembre 2026 ». */
export function formatDay(at: Moment, now: Moment): string {
  const near = nearDay(at, now);
  if (near) return near;
  const text = withFirst(withWeekday().format(new Date(at)));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * « Aujourd’hui à 14 h 32 », « 3 septembre à 8 h 02 »; `now` decides which days are near and whether to show the year.
 */
export function relativeDate(at: Moment, now: Moment): string {
  const year = formatYear(new Date(at));
  const date =
    withFirst(withoutYear().format(new Date(at))).replace(' ', '\u00a0') +
    (year === formatYear(new Date(now)) ? '' : ` ${year}`);
  return `${nearDay(at, now) ?? date} à ${formatTime(at)}`;
}

/** « du 3 septembre à 8 h 02 », « d’hier à 8 h 02 »: a `relativeDate` after a noun. */
export function ofRelativeDate(text: string): string {
  if (text.startsWith('Aujourd’hui')) return `d’a${text.slice(1)}`;
  return text.startsWith('Hier') ? `d’h${text.slice(1)}` : `du ${text}`;
}

/** « le 3 septembre à 8 h 02 », « hier à 8 h 02 »: a `relativeDate` after a verb. */
export function onRelativeDate(at: Moment, now: Moment): string {
  const text = relativeDate(at, now);
  return /^(?:Aujourd|Hier)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : `le ${text}`;
}

/** Writes the first of a month in French, in a date or a period: « 1er mars », « 1er–11 mars ». */
export const withFirst = (text: string): string => text.replace(/(?<!\d)1(?= \p{L}|–| –)/gu, '1er');

/** The calendar day of a moment, `2026-11-21`. */
export const dayOf = (at: Moment): string => wallTime(new Date(at)).slice(0, 10);

/** The start of a day, `2026-11-21`, or of the day `after` days later. */
export function startOfDay(day: string, after = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + after * dayLength;
  const date = new Date(midnight).toISOString().slice(0, 10);
  const start = midnight - offsetAt(midnight - offsetAt(midnight));
  // Where clocks go forward at midnight, the day begins an hour later.
  return new Date(dayOf(new Date(start)) < date ? start + 60 * 60 * 1000 : start);
}

function longDate(date: Date, language: Language = 'fr'): string {
  const text = long(languageFacts[language].locale).format(date);
  return language === 'fr' ? withFirst(text) : text;
}

function nearDay(at: Moment, now: Moment): 'Aujourd’hui' | 'Hier' | undefined {
  const [day, today] = [dayOf(at), dayOf(now)];
  if (day === today) return 'Aujourd’hui';
  return day === dayOf(startOfDay(today, -1)) ? 'Hier' : undefined;
}

/** A zone's offset from UTC at a moment, in ms; throws a RangeError for an unknown zone. */
export function offsetAt(at: number, zone = timeZone()): number {
  return Date.parse(`${wallTime(new Date(at), zone)}Z`) - Math.floor(at / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
      hourCycle: 'h23',
      timeZone: zone,
    });
  clocks.set(zone, clock);
  return clock;
}

/** `2026-11-21T09:05:00` on the clocks of a zone. */
function wallTime(at: Date, zone = timeZone()): string {
  const part = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}T${part.get('hour')}:${part.get('minute')}:${part.get('second')}`;
}

function typedDate(
  value: Moment | null | undefined,
  format: (date: Date) => string,
  language: Language = 'fr',
): string {
  const date = value ? new Date(value) : null;
  return date === null || Number.isNaN(date.getTime()) ? undefinedDate[language] : format(date);
}
