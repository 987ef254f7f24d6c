/** A pasted list: its lines, its headings, and the items that they make. */
import { beginsWithRole } from '@/sections/line-parts';
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
    String.raw`|abandons?|thèse abandonnée|doctorat (?:LMD|en sciences)|magister|masters?|doctorante?s(?:\s(?:actuel|ancien|diplômé)\p{L}*)?|(?:former|current|past) (?:ph\.?d\.?|master) students|(?:parcours|expériences?) professionnel(?:le)?s?|formation et diplômes|campagnes en mer|m[12]|divers|autres|organisation|(?:appartenance à des )?sociétés(?: savantes)?|expertise|valorisation|vulgarisation|encadrement|enseignement|administration|pfe|soutenues?|en cours|(?:termin|achev)ée?s?|(?:co-?)?(?:direction|encadrement) de \p{L}+s(?:${words})*`,
    String.raw`)\s*:?$`,
  ].join(''),
  'iu',
);
/** In capitals alone: a heading that says nothing of the lines below it, but where those are written so too. */
const capitals = /^(?=(?:.*\p{Lu}){6})[^\p{Ll}\d]+$/u;
/** Perhaps a heading in words that are not known: no name, no sign but a bracket, no role of the owner. */
const bare = /^(?!(?:comité|commission|conseil|bureau|jury|prix)(?!\p{L}))[^\d«“",;:()–—]+(?:\([^()\d]*\))?\s*:?$/iu;
const named = /\s\p{Lu}/u;
const yearLine = /^(?:en\s+|année\s+)?((?:19|20)\d\d)\s*:?$/iu;
const hasYear = (line: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line);
const hasFact = (line: string): boolean => hasYear(line) || /\d\s?h(?!\p{L})/u.test(line);

/**
 * A line of a pasted list of items and the heading that it stands under, '' without one or under one that says nothing;
 * of the first line below them, those headings.
 */
type PastedLine = Readonly<{ line: string; heading: string; headings?: readonly string[] }>;

/** The lines of a pasted text, and of each whether its shape is that of a heading. */
function linesOf(text: string) {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((written, index, all) => {
    const [line = ''] = pastedLines(written);
    const isApart = index > 0 && all[index - 1]?.trim() === '';
    return line ? [{ line, isApart, hasBullet: line !== written.trim() }] : [];
  });
  const isSpaced = lines.filter(({ isApart }) => isApart).length > lines.length / 2;
  const shaped = lines.map(({ line, isApart, hasBullet }, index) => {
    const isAboveBullets = !hasBullet && lines[index + 1]?.hasBullet === true;
    const isFirst = index === 0 || (isApart && !isSpaced);
    const mayHead = bare.test(line) && !beginsWithRole.test(line) && line.split(/\s+/u).length <= 8;
    return { line, isShaped: mayHead && (isAboveBullets || (isFirst && !named.test(line.replace(/\(.*/u, '')))) };
  });
  const others = shaped.filter(({ line, isShaped }) => !isShaped && !headingLine.test(line));
  const isDated = others.length > 0 && others.filter(({ line }) => hasFact(line)).length >= others.length * 0.75;
  return shaped.map(({ line, isShaped }) => ({ line, isShaped: isShaped && isDated }));
}

/**
 * The lines of a list of items, without the full stops that end them; that of an abbreviation stays. Headings are none;
 * a year as a heading is that of the lines below that have none.
 */
export function pastedItems(text: string): PastedLine[] {
  let [heading, year] = ['', ''];
  let headings: string[] = [];
  const lines = linesOf(text.slice(0, 100_000));
  return lines.flatMap(({ line: each, isShaped }, index) => {
    const line = each.replace(/-{2,3}/gu, '–').replace(/(?<=[\p{Ll}\d]{4}|[\d)\]»”"%€])\s*\.$/u, '');
    const hasLinesBelow = index < lines.length - 1;
    const length = line.split(/\s+/u).length;
    const [, headingYear] = (hasLinesBelow && yearLine.exec(line)) || [];
    const mayHead = hasLinesBelow && length <= 8 && !/\spour\s|,.*,/iu.test(line); // « Expertises pour Corpora, Lexis »
    const isInCapitals = mayHead && capitals.test(line) && /[\p{Ll}\d]/u.test(lines[index + 1]?.line ?? '');
    const known = mayHead ? headingLine.exec(line)?.[1] : undefined;
    if (headingYear) {
      year = headingYear;
      return [];
    }
    if (known !== undefined || isInCapitals || (hasLinesBelow && isShaped)) {
      [heading, year] = [known ?? '', ''];
      headings.push(known ?? line.replace(/\s*:$/u, ''));
      return [];
    }
    // A short line without a fact may be a heading that is not known: what stands above it says nothing of those below.
    if (hasLinesBelow && year === '' && length <= 5 && !/[\d,;«“"(]/u.test(line)) heading = '';
    const above = headings;
    headings = [];
    return [
      {
        line: year === '' || hasYear(line) ? line : `${line}, ${year}`,
        heading,
        ...(above.length > 0 && { headings: above }),
      },
    ];
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
