/**
 * Which characters a PDF can show: those of the fonts of lib/typeset/fonts, whose list scripts/dev/fonts.ts writes, and the signs
 * and letters of mathematics of the font that the compiler itself holds, New Computer Modern Math.
 */
import coverage from './fonts/coverage.json' with { type: 'json' };
import mathematics from './fonts/mathematics.json' with { type: 'json' };
import { prepared } from './prepare';
import { mapTexts, type TypesetDocument } from './tree';

const isCovered = (character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  const isIn = (ranges: readonly (readonly number[])[]) =>
    ranges.some(([first = 0, last = 0]) => first <= point && point <= last);
  return character === '\n' || isIn(coverage) || isIn(mathematics);
};

/** What is not drawn anyway: joiners, marks of direction, selectors of variants. */
const isInvisible = (character: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(character);

/** The characters of a document that no font has, each once and named, as « 漢 (U+6F22) ». A PDF shows them as « □ ». */
export function missingGlyphs(document: TypesetDocument): readonly string[] {
  const found = new Set<string>();
  mapTexts(prepared(document), (text) => {
    for (const character of text) if (!isCovered(character) && !isInvisible(character)) found.add(character);
    return text;
  });
  return Array.from(found, (character) => `${character} (U+${hex(character)})`);
}

const hex = (character: string): string => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** A text that the fonts can draw: « □ » for each character that they have not. */
export const drawable = (text: string): string =>
  Array.from(text, (character) => (isCovered(character) ? character : isInvisible(character) ? '' : '□')).join('');
