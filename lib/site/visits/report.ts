/** The counted visits of a period, as the administration shows them. */

export const periods = ['30-jours', '12-mois', 'tout'] as const;
export type Period = (typeof periods)[number];

/** `key`: a day or month, a path of the table, or a host. */
export type Sum = { readonly key: string; readonly count: number };

/** Views of a page, openings of its PDFs, downloads of its references. */
type PageSum = {
  readonly page: string;
  readonly views: number;
  readonly texts: number;
  readonly citations: number;
};

export type VisitReport = {
  readonly period: Period;
  /** Since when visits are counted, ISO 8601. */
  readonly since: string;
  /** Page views per day of the period, or per month, zeros included. */
  readonly times: readonly Sum[];
  readonly pages: readonly PageSum[];
  /** Most frequent first; the key is '' for none. */
  readonly origins: readonly Sum[];
};

/** First day of a period, `2026-11-27`; '' for all. */
export function firstDay(period: Period, today: string): string {
  if (period === 'tout') return '';
  return period === '30-jours' ? daysBefore(today, 29, 'day') : `${daysBefore(today, 11, 'month')}-01`;
}

/** All days, or months, of a period; `days`: its daily sums. */
export function timesOf(period: Period, today: string, days: readonly Sum[]): Sum[] {
  const unit = period === '30-jours' ? 'day' : 'month';
  const counts = new Map<string, number>();
  for (const { key, count } of days) {
    const time = key.slice(0, length[unit]);
    counts.set(time, (counts.get(time) ?? 0) + count);
  }
  const first = firstDay(period, today) || Array.from(counts.keys()).reduce((a, b) => (a < b ? a : b), today);
  const times: Sum[] = [];
  for (let back = 0; back < mostColumns; back += 1) {
    const key = daysBefore(today, back, unit);
    if (key < first.slice(0, length[unit])) break;
    times.unshift({ key, count: counts.get(key) ?? 0 });
  }
  return times;
}

/** Merges the rows of a page and of its files (lib/site/visits/counter.ts). */
export function pagesOf(paths: readonly Sum[]): PageSum[] {
  const found = new Map<string, PageSum>();
  for (const { key, count } of paths) {
    const page = key.replace(/\.(?:pdf|bib)$/, '');
    const part = key.endsWith('.pdf') ? 'texts' : key.endsWith('.bib') ? 'citations' : 'views';
    found.set(page, { ...(found.get(page) ?? { page, views: 0, texts: 0, citations: 0 }), [part]: count });
  }
  return Array.from(found.values());
}

/** Most columns of a chart: a clock that was once wrong must not make it endless. */
const mostColumns = 600;

type Unit = 'day' | 'month';
const length = { day: 10, month: 7 } as const satisfies Record<Unit, number>;

/** The day or month that is `count` before that of a day. */
function daysBefore(day: string, count: number, unit: Unit): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const time = unit === 'day' ? Date.UTC(year, month - 1, date - count) : Date.UTC(year, month - 1 - count);
  return new Date(time).toISOString().slice(0, length[unit]);
}
