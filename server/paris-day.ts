/** The date in Paris, which the pages show (the copyright year): they are drawn again after midnight there (decision 40). */
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });
const quarterHour = 15 * 60_000;

/** A clock that answers `2026-11-21`. Midnight falls on a quarter of an hour everywhere, so it is worked out once each. */
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
