/** The headings of a pasted list: in words that are known, in capitals alone, or by their shape. */
import { beginsWithRole } from './line-parts';

const words = String.raw`(?:\s*[/&+,]\s*|\s+)(?:[\p{L}’'()-]+|[ML]?[123])`;
const roles = `(?:rapporteu(?:re?|se)|examinat(?:eur|rice)|présidente?|invitée?|garante?|membre|co-?direct(?:eur|rice)|direct(?:eur|rice))s?`;
/**
 * « Thèses soutenues », « II. Jurys d’HDR : », « Rapporteure de thèse », « Abandon »: a line that is no item, but says
 * something of those below it. A plural, but for what stands alone.
 */
const knownHeading = new RegExp(
  [
    String.raw`^(?:[IVX]+\s*[.)–—-]\s+)?(?:(?:en tant qu(?:e |['’])|comme )\s*)?(`,
    String.raw`(?:(?:principa\p{L}+|autres)\s+)?(?:th[eè]ses|m[ée]moires|masters|mast[eè]res|m[12](?=\s*(?:\/|&|and\s|et\s))|licences|stages|hdr|habilitations|post-?docs?|(?:post-?)?doctorats|(?:co-?)?(?:encadrements|directions)|jurys|comités|commissions|concours|recrutements|projets|contrats|programmes|responsabilités|mandats|fonctions|charges|activités|expertises|expositions|colloques|prix (?:et|&)|distinctions|conférences|séminaires|communications|interventions|diplômes|formations|titres|postes|emplois|langues|médias|organisation de \p{L}+s)(?:${words})*`,
    String.raw`|${roles}(?:\s+(?:d[eu]s?|thèses?|hdr|jurys?|masters?|extérieure?s?|externes?)|\s+d['’](?:hdr|habilitation))*`,
    String.raw`|abandons?|thèse abandonnée|doctorat (?:LMD|en sciences)|magister|masters?|doctorante?s(?:\s(?:actuel|ancien|diplômé)\p{L}*)?|(?:former|current|past) (?:ph\.?d\.?|master) students|(?:parcours|expériences?) professionnel(?:le)?s?|formation et diplômes|campagnes en mer|m[12]|divers|autres|organisation|(?:appartenance à des )?sociétés(?: savantes)?|expertise|valorisation|vulgarisation|encadrement|enseignement|administration|pfe|soutenues?|en cours|(?:termin|achev)ée?s?|(?:co-?)?(?:direction|encadrement) de \p{L}+s(?:${words})*`,
    String.raw`)\s*:?$`,
  ].join(''),
  'iu',
);
/** In capitals alone: a heading that says nothing of the lines below it, but where those are written so too. */
const capitals = /^(?=(?:.*\p{Lu}){6})[^\p{Ll}\d]+$/u;
/** Perhaps a heading in words that are not known: no sign but a bracket at its end, no body that the owner sits on. */
const bare = /^(?!(?:comité|commission|conseil|bureau|jury|prix)(?![\p{L}-]))[^\d«“",;:()–—]+(?:\([^()\d]*\))?\s*:?$/iu;
const named = /^[^(]*\s\p{Lu}/u;
/** As bare as that, perhaps of some things: « Presse, radio », « Étranger / écoles ». */
const bareOfSome = /^(?=(?:\P{L}*\p{L}+){1,5}\P{L}*$)[^,]+(?:,\s\p{Ll}[^,]+){0,2}$/u;
/** « Avant 2020 »: no period of any line below it. */
const era = /^(?:avant|après|before|after)\s+(?:19|20)\d\d\s*:?$/iu;
/** A year, or hours. */
const fact = /(?<!\d)(?:19|20)\d\d(?!\d)|\d\s?h(?!\p{L})/u;

/** A line of a paste, without its bullet. */
type WrittenLine = Readonly<{ line: string; hasBullet: boolean; isBehindBlank: boolean }>;

/** Of each line of a paste, the heading that it is and what it says of the lines below; undefined for an item. */
export function headingsOf(lines: readonly WrittenLine[]) {
  const isSpaced = lines.filter(({ isBehindBlank }) => isBehindBlank).length > lines.length / 2;
  const read = lines.map(({ line, hasBullet, isBehindBlank }, index) => {
    const next = lines[index + 1];
    const mayHead = next && line.split(/\s+/u).length <= 8;
    const isKnowable = mayHead && !/\spour\s|,.*,/iu.test(line); // « Expertises pour Corpora, Lexis »
    const isAboveBullets = !hasBullet && next?.hasBullet;
    const isFirst = (index === 0 || (isBehindBlank && !isSpaced)) && !named.test(line);
    const isBare = mayHead && !beginsWithRole.test(line);
    return {
      line,
      hasBullet,
      known: isKnowable ? knownHeading.exec(line)?.[1] : undefined,
      isSure: (isKnowable && capitals.test(line) && /[\p{Ll}\d]/u.test(next.line)) || (mayHead && era.test(line)),
      isShaped: isBare && (isAboveBullets || isFirst) && bare.test(line),
      isShort: isBare === true && isShort(line),
    };
  });
  const others = read.filter(({ known, isShaped }) => known === undefined && !isShaped);
  const isDated = others.filter(({ line }) => fact.test(line)).length >= Math.max(1, others.length * 0.75);
  const isAmongFuller = fullerLines(read);
  return read.map(({ line, known, isSure, isShaped }, index) =>
    known !== undefined || isSure || (isShaped && isDated) || isAmongFuller(index)
      ? { title: known ?? line.replace(/\s*:$/u, ''), says: known ?? '' }
      : undefined,
  );
}

/** Without a fact, a name, a person or a body that the owner sits on, in a few words. */
const isShort = (line: string): boolean =>
  bareOfSome.test(line) &&
  bare.test(line.replace(/,\s/g, '-')) &&
  !named.test(line) &&
  !/\s(?:pour|avec)\s/iu.test(line);

type ShapedLine = Readonly<{ line: string; hasBullet: boolean; isShort: boolean }> & {
  readonly known: string | undefined;
  readonly isSure: boolean | undefined;
};

/**
 * Whether a short line alone above a fuller one is a heading: where nearly all other lines are fuller, and such lines
 * are rare. A run of short lines is a list of short items.
 */
function fullerLines(read: readonly ShapedLine[]) {
  const wordsOf = (line: string): number => line.split(/\s+/u).length;
  const isItem = (index: number) => {
    const { known, isSure } = read[index] ?? {};
    return known === undefined && !isSure;
  };
  const isFull = (index: number) => {
    const { line = '', isShort } = read[index] ?? {};
    return !isShort && isItem(index) && (fact.test(line) || wordsOf(line) >= 6);
  };
  const mayBe = read.map(({ line, isShort, hasBullet }, index) => {
    const next = read[index + 1];
    return (
      isShort &&
      isItem(index) &&
      next !== undefined &&
      isFull(index + 1) &&
      wordsOf(next.line) > wordsOf(line) &&
      !(hasBullet && next.hasBullet) &&
      !(isItem(index - 1) && read[index - 1]?.isShort)
    );
  });
  const items = read.flatMap((_, index) => (isItem(index) && !mayBe[index] ? [isFull(index)] : []));
  const full = items.filter(Boolean).length;
  const isFuller = full >= Math.max(3, items.length * 0.75, mayBe.filter(Boolean).length * 1.5);
  return (index: number): boolean => isFuller && mayBe[index] === true;
}
