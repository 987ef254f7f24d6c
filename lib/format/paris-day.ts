/** Converts between moments and calendar days in Paris time. */

const timeZone = 'Europe/Paris';
const numbers = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const words = new Intl.DateTimeFormat('fr-FR', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dayLength = 24 * 60 * 60 * 1000;

/** The day of a moment, `2026-11-21`. */
export function parisDayOf(at: string | Date): string {
  return wallTime(new Date(at)).slice(0, 10);
}

/** The start of a day, `2026-11-21`, or of the day `after` days later. Midnight always exists in Paris: clocks change at 2 or 3 a.m. */
export function parisDayStart(day: string, after = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + after * dayLength;
  const first = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(first));
}

/** « Aujourd’hui », « Hier », « Samedi 21 novembre 2026 ». */
export function dayText(at: string | Date, now: string | Date): string {
  const day = parisDayOf(at);
  const today = parisDayOf(now);
  if (day === today) return 'Aujourd’hui';
  if (day === parisDayOf(parisDayStart(today, -1))) return 'Hier';
  const text = words.format(new Date(at)).replace(/\b1 /, '1er ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Offset of Paris from UTC at a moment, in ms. */
function offsetAt(time: number): number {
  return Date.parse(`${wallTime(new Date(time))}Z`) - time;
}

function wallTime(at: Date): string {
  const part = new Map(numbers.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}T${part.get('hour')}:${part.get('minute')}:${part.get('second')}`;
}
