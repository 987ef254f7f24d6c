/** The date in Paris, on which the pages depend (the copyright year): they are rendered again after midnight there. */
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const quarterHour = 15 * 60_000;

/** A function that returns the date, as `2026-11-21`. It is computed once each quarter of an hour, as midnight is at the end of one. */
export function parisDay(now: () => number = Date.now): () => string {
  let quarter = -1;
  let day = '';
  return () => {
    const current = Math.floor(now() / quarterHour);
    if (current !== quarter) {
      quarter = current;
      day = format.format(current * quarterHour);
    }
    return day;
  };
}
