/** French counts, numbers and dates, as the page and the administration show them. */

const number = new Intl.NumberFormat('fr');
const rules = new Intl.PluralRules('fr');

/** « 1 200 », with French spaces. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** `one` for 0 and 1, `many` from 2 on, as French has it. */
export function plural(count: number, one: string, many: string): string {
  return rules.select(count) === 'one' ? one : many;
}

/** « 1 thèse », « 1 200 thèses »: the number and its noun, kept on one line. */
export function counted(count: number, one: string, many: string): string {
  return `${formatNumber(count)}\u00a0${plural(count, one, many)}`;
}

/** « et 3 autres », « et 1 autre »: what a shortened list leaves out; '' for none. */
export function andOthers(count: number): string {
  return count > 0 ? `et ${formatNumber(count)} ${plural(count, 'autre', 'autres')}` : '';
}
