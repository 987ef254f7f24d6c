/** French counts, numbers and dates, as the page and the administration show them. */

const number = new Intl.NumberFormat('fr');
const rules = new Intl.PluralRules('fr');

/** « 1 200 », with French spaces. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** `one` below 2, `many` from 2 on: the French rule. */
export function plural(count: number, one: string, many: string): string {
  return rules.select(count) === 'one' ? one : many;
}

/** « 1 thèse », « 1 200 thèses »: the number and its noun, with a no-break space between them. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)}\u00a0${plural(count, one, many)}`;
}

/** « et 3 autres », « et 1 autre »: what a shortened list leaves out; '' for none. */
export function andOthers(count: number): string {
  return count > 0 ? `et ${formatNumber(count)} ${plural(count, 'autre', 'autres')}` : '';
}

/** « une minute », « 15 minutes », « 23 heures »: how long to wait, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} heures`;
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}

/** Dates are in Paris time, wherever the server runs. */
const timeZone = 'Europe/Paris';
const short = new Intl.DateTimeFormat('fr-FR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const long = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: '2-digit', minute: '2-digit' });

/** « 21/11/2026 »; « Non définie » for a missing or unreadable date. */
export function formatDate(value: Date | string | null | undefined): string {
  return written(value, short);
}

/** « 21 novembre 2026 » */
export function formatLongDate(value: Date | string | null | undefined): string {
  return written(value, long);
}

/** « 14 h 32 » */
export function formatTime(value: Date | string): string {
  return written(value, clock).replace(':', '\u00a0h\u00a0');
}

function written(value: Date | string | null | undefined, format: Intl.DateTimeFormat): string {
  const date = value ? new Date(value) : null;
  return date === null || Number.isNaN(date.getTime()) ? 'Non définie' : format.format(date);
}
