/** How the days and months of the counted visits are written. */
import { withFirst } from '@/lib/format/dates';

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' });
const shortDay = formatter({ day: 'numeric', month: 'short' });
const longDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });
const shortMonth = formatter({ month: 'short', year: '2-digit' });
const longMonth = formatter({ month: 'long', year: 'numeric' });

/** « 27 nov. » and « 27 novembre 2026 » for `20261127`; « nov. 26 » and « novembre 2026 » for the month `20261100`. */
export function timeNames(key: string): { readonly short: string; readonly long: string } {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(key) ?? [];
  const isMonth = day === '00';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, isMonth ? 1 : Number(day)));
  if (isMonth) return { short: shortMonth.format(date), long: longMonth.format(date) };
  return { short: withFirst(shortDay.format(date)), long: withFirst(longDay.format(date)) };
}
