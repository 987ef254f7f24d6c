/** Parses and formats hours as lecturers type them. */
import { decapitalised, formatNumber, quoted } from '@/lib/format/french';
import { dictionary, type Language } from '@/lib/languages';
import { hourKinds } from './hetd';
import { readHours } from './read-hours';
import { kindHeads } from './service-heads';

/** Hours by kind and nothing else. */
const onlyHoursByKind = /^(?:[\s+,&]|et(?!\p{L})|éq\.?\s?TD|\d+(?:[.,]\d+)?|h(?:\d\d)?|CTD|CM|TD|TP)+$/iu;

const plainHours = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*(?:h|heures?)?$/i;
const withMinutes = /^(\d{1,5})\s*(?:h|heures?)\s*([0-5]?\d)\s*(?:min(?:utes?)?)?$/i;

/**
 * Minutes of teaching in « 24h CM + 18h TD » and whatever `readHours` reads; null for unreadable hours, and for HETD
 * alone.
 */
export function parseHours(text: string): number | null {
  const hours = readHours(text);
  return text.trim() === '' || !hours || (hours.minutes === 0 && hours.equivalentOnly > 0) ? null : hours.minutes;
}

/** Minutes in « 40h », « 18h30 », « 25 h », « 20 heures », « 1,5 h » or « 40 »; null if unreadable. */
export function parsePlainHours(text: string): number | null {
  const value = text.trim();
  const exact = withMinutes.exec(value);
  if (exact) return Number(exact[1]) * 60 + Number(exact[2]);
  const plain = plainHours.exec(value);
  return plain ? Math.round(Number(`${plain[1]}.${plain[2] ?? 0}`) * 60) : null;
}

/** Total minutes of courses; one with unreadable hours counts as 0. */
export function totalMinutes(courses: readonly { readonly hours: string }[]): number {
  return courses.reduce((sum, { hours }) => sum + (parseHours(hours) ?? 0), 0);
}

/**
 * How typed hours are read, as feedback: « Compté : 42 h (48 HETD) », or that they are not understood. '' where
 * obvious.
 */
export function readingText(text: string): string {
  const hours = readHours(text);
  if (!hours) return `Non compris\u00a0: ${quoted(text.trim())}. Ces heures ne sont pas additionnées.`;
  if (text.trim() === '' || parsePlainHours(text) !== null) return '';
  const { minutes, equivalent, equivalentOnly } = hours;
  if (minutes === 0) return `Compté à part des heures devant les étudiants\u00a0: ${formatEquivalent(equivalentOnly)}.`;
  const also = equivalent === null || equivalent === minutes ? '' : ` (${formatEquivalent(equivalent)})`;
  return `Compté\u00a0: ${formatMinutes(minutes)}${also}.`;
}

/** « 192 HETD » */
export const formatEquivalent = (minutes: number, language: Language = 'fr'): string =>
  `${formatNumber(Math.round((minutes / 60) * 100) / 100, language)}\u00a0HETD`;

const words = dictionary({
  fr: {
    duration: (hours: string, minutes: string) => `${hours}\u00a0h${minutes && `\u00a0${minutes}`}`,
    equivalents: 'éq. TD',
  },
  en: {
    duration: (hours, minutes) => `${hours}\u00a0h${minutes && `\u00a0${minutes}\u00a0min`}`,
    equivalents: '(in tutorial equivalents)',
  },
  ar: {
    duration: (hours, minutes) => `${hours}\u00a0س${minutes && `\u00a0${minutes}\u00a0د`}`,
    equivalents: '(بما يعادل الأعمال التوجيهية)',
  },
});

/** « 40 h », « 18 h 30 », with no-break spaces. */
export function formatMinutes(minutes: number, language: Language = 'fr'): string {
  const rest = minutes % 60;
  const hours = formatNumber(Math.floor(minutes / 60), language);
  return words[language].duration(hours, rest === 0 ? '' : String(rest).padStart(2, '0'));
}

/** Hours in one format (« 18 h 30 »); « 24h CM + 18h TD » with kinds in the page's language; other text as typed. */
export function hoursText(hours: string, language: Language = 'fr'): string {
  const minutes = parsePlainHours(hours);
  if (minutes !== null) return formatMinutes(minutes, language);
  if (language === 'fr' || !onlyHoursByKind.test(hours)) return hours;
  const kindOf = (code: string) => hourKinds.find((kind) => kind === code.toLowerCase()) ?? 'cm';
  return hours
    .replace(/(?<=\d)\s?h(?=[\s\p{L}+,&]|$)/giu, language === 'en' ? '\u00a0h ' : '$&')
    .replace(/éq\.?\s?TD/giu, words[language].equivalents)
    .replace(/CTD|CM|TD|TP/giu, (code) => decapitalised(kindHeads[kindOf(code)][language]))
    .replace(/\bet\b/giu, '+')
    .replace(/ +(?=[ ,])/g, '')
    .trim();
}
