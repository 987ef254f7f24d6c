/** Splits a text at its formulas, between dollars as in LaTeX, and at its italics: « L’équation $x^2$ », « <i>Zea</i> ». */
import { italicPieces } from '@/lib/format/italics';
import { type Formula, readFormula, type WaitingFormula } from './formula';

export type Part = string | Formula | WaitingFormula | { readonly isItalic: true; readonly plain: string };

/** Maximum number of formulas in a text, and of characters of TeX; any further dollars are ordinary signs. */
const maxFormulas = 100;
const maxTexLength = 5000;

export function partsOf(text: string): readonly Part[] {
  if (!text.includes('<i>')) return withFormulas(text);
  return italicPieces(text).flatMap((piece) =>
    piece.isItalic ? { isItalic: true, plain: piece.text } : withFormulas(piece.text),
  );
}

/** A dollar that begins no formula (a price, `\$`, one without its pair, refused TeX) stays as typed. */
function withFormulas(text: string): readonly Part[] {
  if (!text.includes('$')) return [text];
  const dollars = Array.from(text.matchAll(/\\[\s\S]|\$+/g)).flatMap(({ 0: sign, index }) =>
    sign.startsWith('$') ? [{ index, size: sign.length }] : [],
  );
  const parts: Part[] = [];
  let end = 0;
  let found = 0;
  let tex = 0;
  for (const [at, { index, size }] of dollars.entries()) {
    const next = dollars[at + 1];
    if (found === maxFormulas || tex > maxTexLength) break;
    if (index < end || size > 1 || next?.size !== 1) continue;
    const formula = between(text, index + 1, next.index);
    if (!formula) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(formula);
    end = next.index + 1;
    tex += end - index;
    found += 1;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/**
 * The text with its formulas in Unicode characters and without italics, for places without markup: attributes, metadata,
 * feeds, files, search.
 */
export function plainMathematics(text: string): string {
  return partsOf(text)
    .map((part) => (typeof part === 'string' ? part : part.plain))
    .join('');
}

/** The formula from `start` to `end`, unless spaces separate it from its dollars or it is a price. */
function between(text: string, start: number, end: number): Formula | WaitingFormula | undefined {
  const tex = text.slice(start, end);
  if (/^\s|\s$|[\n\r]/.test(tex) || tex === '' || isPrice(tex, text.slice(0, start - 1), text.slice(end + 1)))
    return undefined;
  return readFormula(tex);
}

/**
 * Whether the dollars touch words or numbers outside, or have a sentence between them: « $5 par mois, soit 60$ », « US$5,
 * CA$6 », « 5$-10$ », « $HOME/$USER ». A text that begins as only TeX can is a formula all the same: « 10$^{-3}$ »,
 * « TiO$_2$ », « p$<$0,05 ».
 */
function isPrice(tex: string, before: string, after: string): boolean {
  if (/^[\\^_<>=]/.test(tex)) return false;
  const isGlued =
    /[\p{L}\p{N}]$/u.test(before.slice(-2)) ||
    /^\p{N}/u.test(after) ||
    (/^\p{L}/u.test(after) && !/[\p{L}\p{N}})\]']$/u.test(tex));
  return isGlued || (/^\p{N}/u.test(tex) && /\s\p{L}{2}/u.test(tex) && !tex.includes('\\'));
}
