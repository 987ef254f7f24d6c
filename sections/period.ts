/** Whether a period, as people write it, includes today. */
import { formatYear } from '@/lib/format/dates';
import { fold } from '@/lib/format/fold';
import { quoted } from '@/lib/format/french';

type State = 'over' | 'current' | 'coming';

/** Words and signs that leave the end open. */
const open =
  /\b(?:depuis|a ce jour|aujourd.?hui|maintenant|presente?|en cours|actuel(?:le)?(?:ment)?|since|now|today)\b|\d\s*(?:[-–—]\s*(?:\.{3}|…|\?)?|\.{3}|…)\s*$/;
const years = /\b(?:19|20)\d\d\b/g;
/** « 2011-15 »: the end has two digits. */
const shortEnd = /\b((?:19|20)\d)(\d)\s*[-–—/]\s*(\d\d)\b(?!\d|\s*[-–—/]\s*\d)/;

const withWholeEnd = (text: string): string =>
  text.replace(
    shortEnd,
    (_, decade: string, year: string, end: string) => `${decade}${year} – ${decade.slice(0, 2)}${end}`,
  );
const yearsIn = (text: string): number[] => Array.from(text.matchAll(years), ([year]) => Number(year));

/**
 * « 2011 – 2015 » is over in 2020, « depuis 2019 » and « 2018-22 » are current, « 2027 » is coming; undefined for what
 * says neither, such as the year itself.
 */
export function stateOfPeriod(period: string, thisYear: number): State | undefined {
  const text = withWholeEnd(fold(period));
  const found = yearsIn(text);
  const [first, last] = [Math.min(...found), Math.max(...found)];
  if (found.length > 0 && first > thisYear) return 'coming';
  if (open.test(text) && !/\bjusqu/.test(text)) return 'current';
  if (found.length === 0 || last === thisYear) return undefined;
  return last < thisYear ? 'over' : 'current';
}

/** The first and the last year that a period names; one that is open reaches into `thisYear`. Undefined for none. */
export function yearsInPeriod(period: string, thisYear: number): readonly [first: number, last: number] | undefined {
  const found = yearsIn(withWholeEnd(fold(period)));
  if (found.length === 0) return undefined;
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const goesOn = found.length === 1 && stateOfPeriod(period, thisYear) === 'current';
  return [first, goesOn ? Math.max(last, thisYear) : last];
}

/** The hint of a status that is not chosen yet: the one that fits what the item's `field` says of its period. */
export function statusHint(field: string, status: string, fitting: { readonly [Each in State]?: string }) {
  return (item: Readonly<Record<string, unknown>>): string | undefined => {
    const [period, chosen] = [item[field], item[status]];
    if (typeof period !== 'string' || chosen !== '') return undefined;
    const state = stateOfPeriod(period, Number(formatYear(new Date())));
    const proposed = state && fitting[state];
    return proposed && `D’après la période\u00a0: ${quoted(proposed)}.`;
  };
}
