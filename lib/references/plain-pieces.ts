/** The pieces of a reference behind its authors: between commas, or sentences. */
import { gap, patternOf } from './plain-patterns';

const gaps = new RegExp(String.raw`[\s,;(]*(?:${gap}[\s,;.)]*)+`, 'gu');

/** Without gaps and the punctuation at its ends. */
export const clean = (text: string): string =>
  text
    .replace(gaps, ', ')
    .replace(/^[\s.,;:]+|[\s,;:]+$/gu, '')
    .replace(/(?<=\p{L}{4}|\p{Lu}{3}|\d|[)»]|&\p{Lu})\.$/u, '');

export type Piece = { readonly text: string; readonly from: number; readonly sign: string };

/** A full stop that ends more than an initial or an abbreviation; another end. */
const fullStop = patternOf('<fullStop>', 'u').source;
const question = String.raw`(?<=[?!])\s+(?=\p{Lu})`;

/**
 * Between commas, semicolons, colons and gaps, and where a style has sentences at their ends; what quotes and
 * parentheses hold is one piece.
 */
export function piecesOf(text: string, isOfSentences: boolean): Piece[] {
  const ends = isOfSentences ? `|${new RegExp(fullStop, 'u').test(text) ? fullStop : question}` : '';
  const separator = new RegExp(String.raw`\s*[,;:${gap}](?:[\s,;:.()${gap}]|$)+${ends}`, 'gu');
  const isOpen = (before: string) =>
    ['«»', '()'].some(([open = '', close = '']) => before.lastIndexOf(open) > before.lastIndexOf(close));
  const cuts = [...text.matchAll(separator)].filter(({ index }) => !isOpen(text.slice(0, index)));
  const starts = [
    { from: 0, sign: '' },
    ...cuts.map(({ 0: sign, index }) => ({ from: index + sign.length, sign: sign.trim() })),
  ];
  return starts.flatMap(({ from, sign }, index) => {
    const piece = clean(text.slice(from, cuts[index]?.index));
    return piece === '' ? [] : { text: piece, from, sign };
  });
}
