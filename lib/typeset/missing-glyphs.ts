/**
 * Tells which characters a PDF can show: those of lib/typeset/fonts (listed by scripts/dev/fonts.ts), and the
 * mathematical symbols and letters of the compiler's own font, New Computer Modern Math.
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

/** Characters that are never drawn: joiners, direction marks, variation selectors. */
const isInvisible = (character: string): boolean => /\p{Default_Ignorable_Code_Point}/u.test(character);

/** The characters of a document that no font has, without duplicates, as « 漢 (U+6F22) ». A PDF shows them as « □ ». */
export function missingGlyphs(document: TypesetDocument): readonly string[] {
  const found = new Set<string>();
  mapTexts(prepared(document), (text) => {
    for (const character of text) if (!isCovered(character) && !isInvisible(character)) found.add(character);
    return text;
  });
  return Array.from(found, (character) => `${character} (U+${codePoint(character)})`);
}

const codePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** A text with « □ » for each character that the fonts lack. */
export const drawable = (text: string): string =>
  Array.from(text, (character) => (isCovered(character) ? character : isInvisible(character) ? '' : '□')).join('');
