/** Formats a moment for the history, in Paris time: « Aujourd’hui à 14 h 32 », « 3 septembre à 8 h 02 ». */
import { parisDayOf, parisDayStart } from './paris-day';

const timeZone = 'Europe/Paris';
const parts = new Intl.DateTimeFormat('fr-FR', { timeZone, year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** `now` decides which days are today and yesterday, and whether the year is shown. */
export function relativeDate(at: string | Date, now: string | Date): string {
  const then = partsOf(at);
  const time = `${Number(then.hour)}\u00a0h\u00a0${then.minute}`;
  const today = parisDayOf(now);
  if (parisDayOf(at) === today) return `Aujourd’hui à ${time}`;
  if (parisDayOf(at) === parisDayOf(parisDayStart(today, -1))) return `Hier à ${time}`;
  return `${then.day === '1' ? '1er' : then.day}\u00a0${then.month}${then.year === today.slice(0, 4) ? '' : ` ${then.year}`} à ${time}`;
}

/** « du 3 septembre à 8 h 02 », « d’hier à 8 h 02 »: after a noun. */
export function ofRelativeDate(text: string): string {
  if (text.startsWith('Aujourd’hui')) return `d’a${text.slice(1)}`;
  return text.startsWith('Hier') ? `d’h${text.slice(1)}` : `du ${text}`;
}

/** « hier à 8 h 02 », « le 3 septembre à 8 h 02 »: after a verb. */
export function onRelativeDate(text: string): string {
  return /^(?:Aujourd|Hier)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : `le ${text}`;
}

type Parts = { readonly [Name in 'year' | 'month' | 'day' | 'hour' | 'minute']: string };

function partsOf(at: string | Date): Parts {
  const found = new Map(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const part = (name: 'year' | 'month' | 'day' | 'hour' | 'minute') => found.get(name) ?? '';
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}
