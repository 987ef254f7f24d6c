import type { EachLine, LineReading } from '@/sections/read-line';

/**
 * The lines of a pasted list, without bullets, numbers and empty lines: « • Réseaux », « 2. Sécurité », « [T3] Capteurs ».
 */
export function pastedLines(text: string): string[] {
  return text
    .slice(0, 100_000)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—•◦▪*·]|\d{1,3}[.)]|\[\p{L}{0,3}\d{1,3}\])\s+/u, '').trim())
    .filter((line) => line !== '');
}

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
    String.raw`|abandons?|m[12]|divers|autres|expertise|valorisation|vulgarisation|encadrement|enseignement|administration|pfe|soutenues?|en cours|(?:termin|achev)ée?s?|(?:co-?)?(?:direction|encadrement) de \p{L}+s(?:${words})*`,
    String.raw`)\s*:?$`,
  ].join(''),
  'iu',
);
const yearLine = /^(?:en\s+|année\s+)?((?:19|20)\d\d)\s*:?$/iu;
/** Whether a line names a year. */
export const hasYear = (line: string): boolean => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line);

/** A line of a pasted list of items and the heading that it stands under; '' without one. */
export type PastedLine = { readonly line: string; readonly heading: string };

/**
 * The lines of a list of items, without the full stops that end them; that of an abbreviation stays. Headings are none;
 * a year as a heading is that of the lines below that have none.
 */
export function pastedItems(text: string): PastedLine[] {
  let [heading, year] = ['', ''];
  const lines = pastedLines(text);
  return lines.flatMap((each, index) => {
    const line = each.replace(/(?<=[\p{Ll}\d]{4}|[\d)\]»”"%€])\s*\.$/u, '');
    const hasLinesBelow = index < lines.length - 1;
    const length = line.split(/\s+/u).length;
    const [, headingYear] = (hasLinesBelow && yearLine.exec(line)) || [];
    const [, headingText] = (hasLinesBelow && length <= 8 && headingLine.exec(line)) || [];
    if (headingYear) {
      year = headingYear;
      return [];
    }
    if (headingText) {
      heading = headingText;
      year = '';
      return [];
    }
    // A short line without a fact may be a heading that is not known: what stands above it says nothing of those below.
    if (hasLinesBelow && year === '' && length <= 5 && !/[\d,;«“"(]/u.test(line)) heading = '';
    return [{ line: year === '' || hasYear(line) ? line : `${line}, ${year}`, heading }];
  });
}

/** The item of a pasted line; what neither it nor its heading says is that of `item`. */
export const itemOfLine =
  (eachLine: EachLine, item: Readonly<Record<string, unknown>>) =>
  ({ line, heading }: PastedLine): Readonly<Record<string, unknown>> =>
    eachLine(heading === '' ? item : eachLine(item, heading.replace(/^(\p{L}+)s(?!\p{L})/u, '$1')), line);

type ReadLine = PastedLine & { readonly item: Readonly<Record<string, unknown>> };
type RefusedLine = PastedLine & { readonly why: string };

/** What is read of pasted lines as items beside `blank`, and those that make none. */
export function readLines(
  lines: readonly PastedLine[],
  { eachLine, refuses }: LineReading & { readonly eachLine: EachLine },
  blank: Readonly<Record<string, unknown>>,
): { readonly read: readonly ReadLine[]; readonly refused: readonly RefusedLine[] } {
  const itemOf = itemOfLine(eachLine, blank);
  const each = lines.map((line) => ({ ...line, why: refuses?.(line.line, line.heading) }));
  return {
    read: each.flatMap(({ why, ...line }) => (why === undefined ? [{ ...line, item: itemOf(line) }] : [])),
    refused: each.flatMap(({ why, ...line }) => (why === undefined ? [] : [{ ...line, why }])),
  };
}

/**
 * A pasted list of names as one line of them; « Nom, Prénom » in each line takes semicolons between. Undefined for one
 * line, and for a line of names that is only broken somewhere.
 */
export function pastedNames(text: string): string | undefined {
  const lines = pastedLines(text).map((line) => line.replace(/[\s;,]+$/, ''));
  if (lines.length < 2 || lines.some((line) => /;|,.*,/.test(line))) return undefined;
  const withComma = lines.filter((line) => line.includes(','));
  if (withComma.length === 0) return lines.join(', ');
  if (lines.every((line) => isInverted(line) || isBody(line))) return lines.join('; ');
  return withComma.length === lines.length ? lines.join(', ') : undefined;
}

/** « Nom, Prénom », « Nom, J.-P. », « Nom, María José »; not two names « A. Essai, B. Petit ». */
const isInverted = (line: string): boolean => /^[^\s.]+\s*,|,\s*(?:[^\s.]+|(?:\p{Lu}\.[\s-]?)+)$/u.test(line);
const isBody = (line: string): boolean => /^\{.*\}$/.test(line);
