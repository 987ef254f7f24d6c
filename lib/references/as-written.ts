/** A line of one's own list as it was written, where nobody is sure what it says: its title is the line. */
import { monthOf } from './dates';
import { finalStop } from './deduce';
import type { Nature } from './natures';
import { patternOf } from './plain-patterns';
import { statusIn } from './states';
import type { Work } from './work';

const addresses = patternOf('<addresses>', 'giu');
const anyYear = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Between two signs, as the year of a work stands: « , 2022 (1re éd. 2015) », « (2018) », « J. Vent. 2018;12 ». */
const yearsApart =
  /(?:(?<=(?:^|[,;([])\s?)(?:19|20)\d\d(?=[a-z]?\s?(?:[.,;:)\]([]|$))|(?<=\.\s)(?:19|20)\d\d(?=[.;]))/g;

/** « (Les Belles Lettres, 2016) »: where the book that is reviewed appeared. */
const printed = /\([^()]*\p{L}[^()]*(?:19|20)\d\d[^()\d]*\)/gu;

/** Whether a text ends in a month, or in a day of one. */
const endsInMonth = (text: string): boolean =>
  monthOf(/(\p{L}{3,})\.?(?:\s\d{1,2},?)?\s*$/u.exec(text)?.[1] ?? '') !== undefined;

/** The year of a line that is certain: the one that stands apart, or the only one. */
function yearOf(line: string, read: string | undefined): string | undefined {
  const apart = new Set(line.match(yearsApart));
  const [year, ...others] = apart.size > 0 ? apart : new Set(line.match(anyYear));
  const isRead = read === undefined ? isPlain(line) : read === year;
  const isCertain = others.length === 0 && (apart.size > 0 || isRead);
  return isCertain && Number(year) <= new Date().getFullYear() + 1 ? year : undefined;
}

/** Whether the only year of a line is no part of a number and no plan: « TN2021/0998 », « remise prévue fin 2026 ». */
const isPlain = (line: string): boolean =>
  /(?<![\p{L}\d/-])(?:19|20)\d\d(?![\d/-])/u.test(line) && !/(?<!\p{L})(?:prévue?|planned|en prép)/iu.test(line);

/** Without the year in parentheses, but for « 31 (2019) 125501 », or at the end, behind no month. */
function withoutYear(line: string, year: string): string {
  const whole = new RegExp(
    String.raw`(?<=\.)\s*[[(]${year}[\])]\.|\s*[[(]${year}[\])](?!\s?\d)|[,.]\s${year}(?=[.\s]*$)`,
  );
  return line.replace(whole, (found, index: number) => (endsInMonth(line.slice(0, index)) ? found : ''));
}

const quotation = /«[^»]*»|“[^”]*”|"[^"]*"/g;

/** Facts that a heading says of what stands below it. */
const facts = ['peerReviewed', 'audience', 'invited', 'unreviewed', 'proceedings', 'poster', 'popular'] as const;

/** Of this nature, without its addresses and its year, which have fields of their own, where they stand apart in it. */
export function asWritten(line: string, work: Work, nature: Nature = work.nature): Work {
  const { doi, halId, arxivId, url, status } = work;
  const bare = line.replace(addresses, (found, index: number) =>
    index + found.length < line.trimEnd().length ? (/^[.,;]/.exec(found)?.[0] ?? '') : '',
  );
  const read = work.date?.slice(0, 4);
  const own = nature === 'compte-rendu' ? bare.replace(printed, '') : bare;
  const date = bare.match(anyYear) ? yearOf(own, read) : read; // of a heading
  const text = (doi ?? halId ?? url) ? bare : line;
  const title = (date === undefined ? text : withoutYear(text, date))
    .replace(/[\s,;:–-]+$/u, '')
    .replace(finalStop, '');
  return {
    ...{ nature, title, authors: [], date, doi, halId, arxivId, url },
    ...(nature === work.nature && Object.fromEntries(facts.map((fact) => [fact, work[fact]]))),
    status: status ?? statusIn(bare.replace(quotation, '')),
  };
}
