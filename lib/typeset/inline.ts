/** Texts of the tree: their runs, their words, and the direction they are read in. */
import type { Inline, Run } from './tree';

export const runsOf = (inline: Inline): readonly Run[] => (typeof inline === 'string' ? [{ text: inline }] : inline);

/** The words of a text, without its styles. */
export const wordsOf = (inline: Inline): string =>
  runsOf(inline)
    .map((run) => run.text)
    .join('');

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const letter = /\p{L}/gu;
const rightToLeftLetter = new RegExp(`(?=\\p{L})[${rightToLeft}]`, 'gu');
/** It begins where no letter or mark goes before: from each of many marks, the search would be quadratic. */
const stretch = new RegExp(
  `(?<![${rightToLeft}\\p{M}])[${rightToLeft}\\p{M}]*[${rightToLeft}](?:[\\s،؛]*[${rightToLeft}\\p{M}])*`,
  'gu',
);

/** Whether most letters of a text are of scripts that are written from right to left. */
export function isRightToLeft(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(rightToLeftLetter) > count(letter) / 2;
}

/** The pieces of a text in their order, each of one direction, none empty. */
export function directedPieces(text: string): readonly { readonly text: string; readonly isRightToLeft: boolean }[] {
  const pieces = [];
  let end = 0;
  for (const found of text.matchAll(stretch)) {
    pieces.push({ text: text.slice(end, found.index), isRightToLeft: false });
    pieces.push({ text: found[0], isRightToLeft: true });
    end = found.index + found[0].length;
  }
  pieces.push({ text: text.slice(end), isRightToLeft: false });
  return pieces.filter((piece) => piece.text !== '');
}
