/** The counted visits of a period, as the administration shows them. */
import { languageFacts } from '@/lib/languages';
import { dayBefore, dayNumber, monthNumber } from './store';
import { type Counts, none, sum } from './tally';

export const periods = ['30-jours', '12-mois', 'tout'] as const;
export type Period = (typeof periods)[number];

/** `key` is a day or a month of the table, a path, a host, a language. */
export type Sum = Counts & { readonly key: string };

export type VisitReport = {
  readonly period: Period;
  /** Since when visits are counted, in ISO 8601. */
  readonly since: string;
  readonly total: Counts;
  /** Each day of the period, or each month, in order, those without a visit too. */
  readonly times: readonly Sum[];
  /** The most read first, as the two below. */
  readonly pages: readonly Sum[];
  readonly origins: readonly Sum[];
  readonly languages: readonly Sum[];
};

/** The number of the first day of a period, by which its rows are found. */
export function firstDay(period: Period, today: string): number {
  if (period === 'tout') return 0;
  return period === '30-jours' ? dayNumber(dayBefore(today, 29)) : monthNumber(dayNumber(today), -11);
}

/** Every day, or month, of a period: `counted` are the sums of its days. */
export function timesOf(period: Period, today: string, counted: readonly Sum[]): Sum[] {
  const month = (key: string) => String(monthNumber(Number(key)));
  const byKey = new Map<string, Counts>();
  for (const each of counted) {
    const key = period === '30-jours' ? each.key : month(each.key);
    byKey.set(key, sum(byKey.get(key) ?? none, each));
  }
  return keysOf(
    period,
    today,
    counted.map(({ key }) => month(key)),
  ).map((key) => ({
    key,
    ...(byKey.get(key) ?? none),
  }));
}

function keysOf(period: Period, today: string, months: readonly string[]): string[] {
  if (period === '30-jours') return Array.from({ length: 30 }, (_, at) => String(dayNumber(dayBefore(today, 29 - at))));
  const last = monthNumber(dayNumber(today));
  const first = period === '12-mois' ? monthNumber(last, -11) : Math.min(last, ...months.map(Number));
  const keys: string[] = [];
  for (let key = first; key <= last && keys.length < mostMonths; key = monthNumber(key, 1)) keys.push(String(key));
  return keys;
}

/** Of a chart: a clock that was wrong once must not make it endless. */
const mostMonths = 600;

export const totalOf = (rows: readonly Counts[]): Counts => rows.reduce(sum, none);

/** « français »; the tag itself of a language that this release does not know. */
export const languageName = (key: string): string =>
  Object.entries(languageFacts).find(([language]) => language === key)?.[1].french ?? key;
