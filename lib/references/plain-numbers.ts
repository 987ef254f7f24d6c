/** Volume, number, pages and dates, by the marks of most styles. */
import { dateIn, monthOf } from './dates';
import { expressionIn, gap, patternOf } from './plain-patterns';
import { isDateless, statusOf } from './states';
import { wholeRange } from './values';
import words from './words/numberings.json' with { type: 'json' };

const { parts, numberings: written } = words;
const { year } = parts;
const expressionOf = expressionIn(parts);

/** Patterns with labels first, then those that go by the order of the numbers. */
const numberings = written.map(({ pattern }) => expressionOf(pattern, 'u'));

const dated = patternOf('<dated>', 'giu');
const yearsAtEnd = new RegExp(String.raw`(?<=,\s)(${year})\s?[-–]\s?${year}(?=[\s.,${gap}]*$)`);

/** « actes du colloque d'Amiens (12-14 octobre 2014), Turnhout, Brepols, 2016 »: they are of the title, which has its own. */
const daysOfMeeting = patternOf('<daysOfMeeting>');
/** What stands for them while numbers are looked for. */
const placeholder = '\uE001';

/**
 * The numbers that are found, and the rest of the text with a gap for each. `pages` may be the page count of a whole
 * work: then it `isCounted`.
 */
export function numbersIn(given: string) {
  const [days = ''] = daysOfMeeting.exec(given) ?? [];
  const text = given.replace(days, days && placeholder);
  const found: Partial<
    Record<'articleNumber' | 'container' | 'count' | 'date' | 'issue' | 'pages' | 'volume', string>
  > = {};
  let left = text;
  for (const pattern of numberings) {
    const match = pattern.exec(left);
    if (!match) continue;
    const groups = Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined));
    if (Object.keys(groups).every((name) => name in found)) continue;
    Object.assign(found, { ...groups, ...found });
    left = left.slice(0, match.index) + gap + left.slice(match.index + match[0].length);
  }
  const { date, count, pages = count?.replace(/\D/g, ''), ...others } = found;
  const dates = date === undefined ? [] : [date];
  const take = (given: string) => {
    dates.push(given.trim());
    return gap;
  };
  left = left
    .replace(dated, (given) => (isDate(given.trim()) ? take(given) : given))
    .replace(yearsAtEnd, (_, first: string) => take(first));
  return {
    numbers: { ...others, pages: pages && wholeRange(pages.replace(' à ', '-')) },
    count,
    isCounted: count !== undefined,
    dates,
    /** A date says more than a year, as a book's does not. */
    isOfMonth: dates.some((each) => (dateIn(each)?.length ?? 0) > 4),
    left: left.replace(new RegExp(String.raw`\(\s*${gap}[\s${gap},]*\)`, 'g'), gap).replace(placeholder, days),
  };
}

const besideDate = patternOf('<besideDate>', 'i');

/**
 * « 2015 », « août-septembre 2015 », « 12-14 mars 2019 », « sous presse », « s. d »: a year, with
 * days and months at most.
 */
function isDate(text: string): boolean {
  if (statusOf(text) !== undefined || (isDateless(text) && /\p{L}/u.test(text))) return true;
  if (
    !/(?<!\d)(?:1[4-9]|20)\d\d[a-z]?$|^(?:19|20)\d\d\s\p{L}/u.test(text) ||
    dateIn(text) === undefined ||
    /^\d+\s*[-–]\s*\d+$/.test(text)
  )
    return false;
  const words = text.replace(/[a-z]$/, '').match(/\p{L}+/gu) ?? [];
  return words.every((word) => monthOf(word) !== undefined || besideDate.test(word));
}
