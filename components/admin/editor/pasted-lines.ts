/** A pasted list: its lines, its headings, and the items that they make. */
import type { LineReader } from '@/sections/line-reader';
import type { Fields } from '@/sections/read-line';
import { itemsOfLine, type LineItems } from '@/sections/whole-line';
import { pastedLines } from './pasted-names';

const words = String.raw`(?:\s*[/&+,]\s*|\s+)(?:[\p{L}’'()-]+|[ML]?[123])`;
const roles = `(?:rapporteu(?:re?|se)|examinat(?:eur|rice)|présidente?|invitée?|garante?|membre|co-?direct(?:eur|rice)|direct(?:eur|rice))s?`;
/**
 * « Thèses soutenues », « II. Jurys d’HDR : », « Rapporteure de thèse », « Abandon »: a line that is no item, but says
 * something of those below it. A plural, but for what stands alone.
 */
const headingLine = new RegExp(
  [
    String.raw`^(?:[IVX]+\s*[.)–—-]\s+)?(?:(?:en tant qu(?:e |['’])|comme )\s*)?(`,
    String.raw`(?:(?:principa\p{L}+|autres)\s+)?(?:th[eè]ses|m[ée]moires|masters|mast[eè]res|m[12](?=\s*\/)|licences|stages|hdr|habilitations|post-?docs?|post-?doctorats|(?:co-?)?(?:encadrements|directions)|jurys|comités|commissions|concours|recrutements|projets|contrats|programmes|responsabilités|mandats|fonctions|charges|activités|expertises|expositions|colloques|prix (?:et|&)|distinctions|conférences|séminaires|communications|interventions|diplômes|formations|titres|postes|emplois|langues|médias|organisation de \p{L}+s)(?:${words})*`,
    String.raw`|${roles}(?:\s+(?:d[eu]s?|thèses?|hdr|jurys?|masters?|extérieure?s?|externes?)|\s+d['’](?:hdr|habilitation))*`,
    String.raw`|abandons?|thèse abandonnée|doctorante?s(?:\s(?:actuel|ancien|diplômé)\p{L}*)?|(?:former|current|past) (?:ph\.?d\.?|master) students|(?:parcours|expériences?) professionnel(?:le)?s?|formation et diplômes|campagnes en mer|m[12]|divers|autres|expertise|valorisation|vulgarisation|encadrement|enseignement|administration|pfe|soutenues?|en cours|(?:termin|achev)ée?s?|(?:co-?)?(?:direction|encadrement) de \p{L}+s(?:${words})*`,
    String.raw`)\s*:?$`,
  ].join(''),
  'iu',
);
/** In capitals alone: a heading that says nothing of the lines below it, but where those are written so too. */
const capitals = /^(?=(?:.*\p{Lu}){6})[^\p{Ll}\d]+$/u;
const yearLine = /^(?:en\s+|année\s+)?((?:19|20)\d\d)\s*:?$/iu;
const hasYear = (line: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line);

/** A line of a pasted list of items and the heading that it stands under; '' without one. */
type PastedLine = Readonly<{ line: string; heading: string }>;

/**
 * The lines of a list of items, without the full stops that end them; that of an abbreviation stays. Headings are none;
 * a year as a heading is that of the lines below that have none.
 */
export function pastedItems(text: string): PastedLine[] {
  let [heading, year] = ['', ''];
  const lines = pastedLines(text);
  return lines.flatMap((each, index) => {
    const line = each.replace(/-{2,3}/gu, '–').replace(/(?<=[\p{Ll}\d]{4}|[\d)\]»”"%€])\s*\.$/u, '');
    const hasLinesBelow = index < lines.length - 1;
    const length = line.split(/\s+/u).length;
    const [, headingYear] = (hasLinesBelow && yearLine.exec(line)) || [];
    const mayHead = hasLinesBelow && length <= 8 && !/\spour\s|,.*,/iu.test(line); // « Expertises pour Corpora, Lexis »
    const isInCapitals = mayHead && capitals.test(line) && /[\p{Ll}\d]/u.test(lines[index + 1] ?? '');
    const headingText = (mayHead ? headingLine.exec(line)?.[1] : undefined) ?? (isInCapitals ? '' : undefined);
    if (headingYear) {
      year = headingYear;
      return [];
    }
    if (headingText !== undefined) {
      heading = headingText;
      year = '';
      return [];
    }
    // A short line without a fact may be a heading that is not known: what stands above it says nothing of those below.
    if (hasLinesBelow && year === '' && length <= 5 && !/[\d,;«“"(]/u.test(line)) heading = '';
    return [{ line: year === '' || hasYear(line) ? line : `${line}, ${year}`, heading }];
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
  for (const line of lines.flatMap(({ line, heading }) => linesIn(line).map((each) => ({ line: each, heading })))) {
    const why = whyNot(line);
    if (why === undefined) read.push({ ...line, ...itemsOf(line) });
    else refused.push({ ...line, why });
  }
  return { read, refused };
}

/** « une vingtaine de mémoires dirigés depuis 2016 » */
const overall = /(?<!\p{L})(?:une\s(?!sem)\p{L}+aine|plusieurs|nombreu\p{L}+)\s/iu;
const ofOverall = 'Un bilan compterait ici pour un seul élément\u202f; sa place est dans «\u00a0À propos\u00a0».';
