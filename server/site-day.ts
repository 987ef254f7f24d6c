import { dayOf, timeZone } from '@/lib/format/dates';

const quarterHour = 15 * 60_000;

/**
 * A function that returns what pages depend on besides content: the day and the time zone, `2026-11-21 Europe/Paris`. They show
 * the year and dates, and are rendered again after midnight. Computed once each quarter of an hour: midnight is at the end of
 * one in every time zone.
 */
export function siteDay(now: () => number = Date.now): () => string {
  let quarter = -1;
  let day = '';
  return () => {
    const current = Math.floor(now() / quarterHour);
    if (current !== quarter) {
      quarter = current;
      day = `${dayOf(new Date(current * quarterHour))} ${timeZone()}`;
    }
    return day;
  };
}
