/**
 * What a line says of its own kind: by its first words (« Compte rendu de », « Préface à », « Notice « … » », « Rapport
 * pour l’Ademe », « Participation à »), or by those that a piece of it begins with (« , rapport final », « [poster] »).
 */

import { z } from 'zod';
import { isBookPart, type Nature, natures } from './natures';
import { expressionIn, patternOf } from './plain-patterns';
import words from './words/kinds.json' with { type: 'json' };
import mediaWords from './words/media.json' with { type: 'json' };

export type Kind = {
  readonly nature: Nature;
  /** Without the words that say the kind, where what follows is the work, or the one that it is about. */
  readonly rest: string;
  /** The first of these words: « Postface ». */
  readonly words: string;
  /** Whom a report was written for. */
  readonly institution?: string;
  readonly needs?: Needs | undefined;
};

/**
 * The heading below which such words say the kind of a line: one that names it, or that or « autres », or any but one
 * that names only another, or one that names this nature. Without this, they say it below every heading.
 */
type Needs = z.output<typeof needsSchema>;

const expressionOf = expressionIn(words.parts);
const needsSchema = z.enum(['named', 'other', 'any', ...natures]).optional();
const tableSchema = z.array(z.object({ nature: z.enum(natures), needs: needsSchema, pattern: z.string() }));
const starts = tableSchema.parse(words.starts).map((row) => ({ ...row, start: expressionOf(row.pattern) }));
const said = tableSchema
  .parse(words.said)
  .map((row) => ({ ...row, words: expressionOf(`<piece>(?:${row.pattern})(?!\\p{L})`) }));
const reportFor = expressionOf(words.reportFor);
const media = expressionOf(words.media);
const onDecision = patternOf('<onDecision>');

const dayAtEnd = /(?:^|\s)(?:\p{L}{3,9}\.?|\d{1,2}\/\d{1,2}\/)\s?(?:19|20)\d\d$/u;
const yearAtEnd = /\s(?:19|20)\d\d(?:(?:[./]|\sp\.).*)?$/;
/** « n° 12 », not « n° 409234 », « n° 17-12.345 » or « n° 18LY01234 » of a decision. */
const numberAtStart = patternOf('<numberAtStart>', 'u');

/** The same with quotes around a note's decision, so that its date and number are taken for none of the note's. */
export function withDecisionQuoted(text: string): string {
  const from = [0, ...[...text.matchAll(/[,.»”]\s+/g)].map(({ 0: sign, index }) => index + sign.length)].find((at) =>
    onDecision.test(text.slice(at)),
  );
  if (from === undefined || /[«“]/.test(text.slice(from))) return text;
  const [decision, journal] = decisionAndJournal(text.slice(from)) ?? [];
  return decision === undefined ? text : `${text.slice(0, from)}“${decision}”, ${journal}`;
}

/** The journal is the first name behind the decision's date that a year or a number follows. */
function decisionAndJournal(text: string): readonly [string, string] | undefined {
  const pieces = text.split(/,\s+|\s?:\s(?=\p{Lu})/u);
  const dated = pieces.findIndex((piece) => dayAtEnd.test(piece));
  const journal = pieces.findIndex(
    (piece, index) =>
      index > dated &&
      dated !== -1 &&
      /^(?:(?:in|dans)\s)?\p{Lu}/u.test(piece) &&
      (yearAtEnd.test(piece) ||
        numberAtStart.test(pieces[index + 1] ?? '') ||
        /^\p{Ll}{2}[^\d]*\s(?:19|20)\d\d(?!\d)/u.test(pieces[index + 1] ?? '')), // « Contrats, conc. consom. 2021 »
  );
  return journal === -1 ? undefined : [pieces.slice(0, journal).join(', '), pieces.slice(journal).join(', ')];
}

/** The kind of a line, or of what follows its authors; undefined where it does not say one. */
export function kindOfLine(text: string): Kind | undefined {
  for (const { nature, needs, start } of starts) {
    const [words] = start.exec(text) ?? [];
    if (words !== undefined)
      return { nature, needs, words: /^[\p{L}-]+/u.exec(words)?.[0] ?? '', rest: text.slice(words.length) };
  }
  const [words, institution] = reportFor.exec(text) ?? [];
  if (words !== undefined) return { nature: 'rapport', words, rest: text.slice(words.length), institution };
  if (onDecision.test(text)) return { nature: 'note-arret', needs: 'any', words: '', rest: text };
  return media.test(text) ? { nature: 'media', needs: 'any', words: '', rest: text } : undefined;
}

/** What « in X (eds) » may be as well as a chapter. */
const isFinerPart = (nature: Nature): boolean => isBookPart(nature) && nature !== 'chapitre';

/** The nature that a line says in words of its own, below a heading of these natures; undefined where it says several. */
export function natureSaid(line: string, natures: readonly Nature[]): Nature | undefined {
  const isSaid = ({ nature, needs }: Pick<Kind, 'nature' | 'needs'>): boolean =>
    needs === undefined ||
    natures.includes(nature) ||
    natures.some((each) => each === needs) ||
    (needs !== 'named' && natures.includes('autre')) ||
    (needs === 'any' && natures.length !== 1);
  const first = kindOfLine(line);
  if (first && isSaid(first)) return first.nature;
  const unquoted = line.replace(/(?<=[«“"])[^«»“”"]+(?=[»”"])/g, '');
  const found = said.filter((row) => isSaid(row) && row.words.test(unquoted));
  const sure = found.filter(({ needs }) => needs === undefined);
  const all = new Set((sure.length > 0 ? sure : found).map((row) => row.nature));
  const [nature, ...others] = [...all].filter((each) => each !== 'chapitre' || ![...all, ...natures].some(isFinerPart));
  return others.length === 0 ? nature : undefined;
}

const toldBehind = patternOf('<toldBehind>');
const oneOf = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`, 'iu');
const [papers, stations] = [oneOf(mediaWords.papers), oneOf(mediaWords.stations)];

/** What stands before the paper that a title in quotes appeared in: « entretien avec Jeanne Morel, Libération ». */
export const toldInMedia = (behind: string): string | undefined => toldBehind.exec(behind)?.[0];

/** What is written for a newspaper, or said on a radio or a television of note or in what its first word calls a broadcast. */
export function mediaNature(name = ''): Nature | undefined {
  if (papers.test(name)) return 'article-presse';
  return stations.test(name) || /^(?:émission|podcast|journal télévisé)\s/iu.test(name) ? 'media' : undefined;
}

/** The kind that a title in quotes says: « Préface ». */
export const kindOfTitle = (title: string): Nature | undefined =>
  /^(?:préface|postface|avant-propos|foreword|afterword)$/iu.test(title)
    ? 'preface'
    : /^notices?\s(?:n[°º]s?\s)?\d/iu.test(title)
      ? 'notice'
      : undefined;

/** The decision that a note is on. */
export const decisionIn = (title: string): string => title.replace(onDecision, '');
