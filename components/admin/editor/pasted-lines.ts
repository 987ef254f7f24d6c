/** A pasted list: its lines, its headings, and the items that they make. */
import { headingsOf } from '@/sections/heading-line';
import type { LineReader } from '@/sections/line-reader';
import { readPeriod } from '@/sections/period';
import type { Fields } from '@/sections/read-line';
import { itemsOfLine, type LineItems } from '@/sections/whole-line';
import { withoutBullet, writtenLines } from './pasted-names';

const yearLine = /^(?:en\s+|année\s+)?((?:19|20)\d\d)\s*:?$/iu;
const schoolYear = /^(?:19|20)\d\d\s?[-–/]\s?\d\d$/u;

/** « 2023-2024 », « Années 2019-2021 : »: a period alone, as it is written; '' for none. */
function periodAlone(line: string): string {
  const text = line.replace(/^années?\s+(?:\p{Ll}+\s+)?(?=\d)|\s*:$/giu, '');
  return schoolYear.test(text) || readPeriod(text) ? text : '';
}
const hasYear = (line: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line);

/**
 * A line of a pasted list of items, what the heading above it says ('' for nothing), that heading in its own words, the
 * period that it says, and the headings right above.
 */
type PastedLine = Readonly<{
  line: string;
  heading: string;
  title: string;
  period: string;
  headings: readonly string[];
}>;

/** « 2021-      MCF », « 2019    HDR »: blanks behind a date that stand for a tab. */
const withColumn = (line: string): string => line.replace(/^([^\p{L}]*\d{4}[^\p{L}\s]*)[ \u00a0]{3,}(?=\S)/u, '$1\t');

/**
 * The lines of a list of items, without the full stops that end them; that of an abbreviation stays. Headings are none,
 * unless the owner says that they are `items`; a year as a heading is that of the lines below that have none.
 */
export function pastedItems(text: string, items: ReadonlySet<string> = new Set()): PastedLine[] {
  let above = { heading: '', title: '', year: '', period: '' };
  let titles: string[] = [];
  const written = writtenLines(text);
  const lines = written.flatMap((each, index) => {
    const line = withoutBullet(each);
    if (line === '') return [];
    return {
      line: withColumn(line)
        .replace(/-{2,3}/gu, '–')
        .replace(/(?<=[\p{Ll}\d]{4}|[\d)\]»”"%€])\s*\.$/u, ''),
      hasBullet: line !== each.trim(),
      isBehindBlank: written[index - 1]?.trim() === '',
    };
  });
  const headings = headingsOf(lines);
  return lines.flatMap(({ line }, index) => {
    const hasLinesBelow = index < lines.length - 1;
    const [, year = ''] = (hasLinesBelow && yearLine.exec(line)) || [];
    const period = hasLinesBelow && year === '' ? periodAlone(line) : '';
    const found = headings[index] ?? (period === '' ? undefined : { title: line, says: above.heading });
    if (year !== '') {
      above = { ...above, year, period: '' };
      return [];
    }
    if (found && !items.has(found.title)) {
      above = { heading: found.says, title: period === '' ? found.title : above.title, year: '', period };
      titles.push(found.title);
      return [];
    }
    // A short line without a fact may be a heading that is not known: what stands above it says nothing of those below.
    if (hasLinesBelow && above.year === '' && line.split(/\s+/u).length <= 5 && !/[\d,;«“"(]/u.test(line))
      above = { ...above, heading: '', title: '' };
    const item = {
      ...{ line: above.year === '' || hasYear(line) ? line : `${line}, ${above.year}`, heading: above.heading },
      ...{ title: above.title, period: hasYear(line) ? '' : above.period, headings: titles },
    };
    titles = [];
    return [item];
  });
}

export type ReadLine = PastedLine & LineItems;
type RefusedLine = PastedLine & { readonly why: string };

/** The items of pasted lines, and those that make none; what neither a line nor its heading says is that of a new item. */
export function readLines(
  lines: readonly PastedLine[],
  reader: LineReader,
  newItem: () => Fields,
): Readonly<{ read: readonly ReadLine[]; refused: readonly RefusedLine[] }> {
  const { eachLine, refuses, linesIn = (line: string) => [line], takesPeriods } = reader;
  const itemsOf = ({ line, heading }: PastedLine): LineItems => {
    const blank = newItem(); // each item has an id of its own
    const above = heading === '' ? blank : eachLine(heading.replace(/^(\p{L}+)s(?!\p{L})/u, '$1'), blank, blank);
    return itemsOfLine(line, reader, blank, above);
  };
  const whyNot = ({ line, title }: PastedLine): string | undefined => {
    const why = refuses?.(line, title);
    return why && perYear.test(line) ? ofOverall : why && overall.test(line) ? `${why} ${ofOverall}` : why;
  };
  const [read, refused]: [ReadLine[], RefusedLine[]] = [[], []];
  for (const each of lines.flatMap((each) => linesIn(each.line).map((line) => ({ ...each, line })))) {
    const line = takesPeriods && each.period !== '' ? { ...each, line: `${each.line}, ${each.period}` } : each;
    const why = whyNot(line);
    if (why === undefined) read.push({ ...line, ...itemsOf(line) });
    else refused.push({ ...line, why });
  }
  return { read, refused };
}

/** « une vingtaine de mémoires dirigés depuis 2016 » */
const overall = /(?<!\p{L})(?:une\s(?!sem)\p{L}+aine|plusieurs|nombreu\p{L}+)\s/iu;
/** « 3 à 4 par an », « une dizaine par an » */
const perYear = /(?:\/|(?<!\p{L})(?:par|per)\s)\s?(?:an|year)(?!\p{L})/iu;
const ofOverall = 'Un bilan compterait ici pour un seul élément\u202f; sa place est dans «\u00a0À propos\u00a0».';
