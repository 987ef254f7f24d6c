/** French counts and numbers, as the page and the administration show them. */
import { shortened } from './shortened';

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

/**
 * A French text as it is shown: the spaces that stand before « : », « ; », « ? », « ! », inside quotation marks and
 * between the thousands of a number break no line, however they were typed.
 */
export function unbreaking(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}

/** The text with its first letter as a capital. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** « de HAL », « d’ORCID », « d’Émile », « d’Yves » ; before an h, which may be aspirate, « de » is never wrong. */
export function ofName(name: string): string {
  return /^(?:[aeiouæœ]|y[b-df-hj-np-tv-xz])/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;
}

/** « une minute », « 15 minutes », « 23 heures »: how long to wait, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} heures`;
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}

/** « Journée “Données et territoires” »: quotation marks around a name, others inside it. */
export function quoted(name: string): string {
  return `«\u00a0${name.replace(/«[\s\u00a0\u202f]*/g, '“').replace(/[\s\u00a0\u202f]*»/g, '”')}\u00a0»`;
}

/** `quoted` for a toast, which has room for two lines: what follows the name is seen too. */
export const quotedBriefly = (name: string): string => quoted(shortened(name, 40));
