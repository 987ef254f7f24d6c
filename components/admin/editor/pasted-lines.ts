/** A pasted list: its lines, its headings, and the items that they make. */
import { headingsOf } from '@/sections/heading-line';
import type { LineReader } from '@/sections/line-reader';
import type { Fields } from '@/sections/read-line';
import { itemsOfLine, type LineItems } from '@/sections/whole-line';
import { withoutBullet, writtenLines } from './pasted-names';

const yearLine = /^(?:en\s+|année\s+)?((?:19|20)\d\d)\s*:?$/iu;
const hasYear = (line: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line);

/** A line of a pasted list of items, what the heading above it says ('' for nothing), and the headings right above. */
type PastedLine = Readonly<{ line: string; heading: string; headings: readonly string[] }>;

/** « 2021-      MCF », « 2019    HDR »: blanks behind a date that stand for a tab. */
const withColumn = (line: string): string => line.replace(/^([^\p{L}]*\d{4}[^\p{L}\s]*)[ \u00a0]{3,}(?=\S)/u, '$1\t');

/**
 * The lines of a list of items, without the full stops that end them; that of an abbreviation stays. Headings are none;
 * a year as a heading is that of the lines below that have none.
 */
export function pastedItems(text: string): PastedLine[] {
  let [heading, year] = ['', ''];
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
    const [, headingYear] = (hasLinesBelow && yearLine.exec(line)) || [];
    const found = headings[index];
    if (headingYear) {
      year = headingYear;
      return [];
    }
    if (found) {
      [heading, year] = [found.says, ''];
      titles.push(found.title);
      return [];
    }
    // A short line without a fact may be a heading that is not known: what stands above it says nothing of those below.
    if (hasLinesBelow && year === '' && line.split(/\s+/u).length <= 5 && !/[\d,;«“"(]/u.test(line)) heading = '';
    const item = { line: year === '' || hasYear(line) ? line : `${line}, ${year}`, heading, headings: titles };
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
  const { eachLine, refuses, linesIn = (line: string) => [line] } = reader;
  const itemsOf = ({ line, heading }: PastedLine): LineItems => {
    const blank = newItem(); // each item has an id of its own
    const above = heading === '' ? blank : eachLine(heading.replace(/^(\p{L}+)s(?!\p{L})/u, '$1'), blank, blank);
    return itemsOfLine(line, reader, blank, above);
  };
  const whyNot = ({ line, heading }: PastedLine): string | undefined => {
    const why = refuses?.(line, heading);
    return why && overall.test(line) ? `${why} ${ofOverall}` : why;
  };
  const [read, refused]: [ReadLine[], RefusedLine[]] = [[], []];
  for (const line of lines.flatMap((each) => linesIn(each.line).map((line) => ({ ...each, line })))) {
    const why = whyNot(line);
    if (why === undefined) read.push({ ...line, ...itemsOf(line) });
    else refused.push({ ...line, why });
  }
  return { read, refused };
}

/** « une vingtaine de mémoires dirigés depuis 2016 » */
const overall = /(?<!\p{L})(?:une\s(?!sem)\p{L}+aine|plusieurs|nombreu\p{L}+)\s/iu;
const ofOverall = 'Un bilan compterait ici pour un seul élément\u202f; sa place est dans «\u00a0À propos\u00a0».';
