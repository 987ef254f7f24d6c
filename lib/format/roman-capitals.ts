/** Roman numerals that were typed as small capitals, « xviiie siècle », which plain letters show as small ones. */

const token = /(?<![\p{L}\p{N}])([ivxlcdm]+)(e|es|er|re|ère|ème|nd|nde)?(?![\p{L}\p{N}])/gu;
const roman = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

export const isRomanNumeral = (letters: string): boolean => letters !== '' && roman.test(letters);

/**
 * A text in small capitals as « XVIIIe siècle », « XVIe et XVIIe » where it has numerals alone, and words that join them:
 * « vie » in a name or a title is a word.
 */
export function romanCapitals(text: string): string {
  const others = text
    .replace(token, (whole, letters: string) => (isRomanNumeral(letters) ? '' : whole))
    .replace(/(?<!\p{L})(?:siècles?|s|et|ou|à|au)(?!\p{L})/giu, '');
  if (/\p{L}/u.test(others)) return text;
  return text.replace(token, (whole, letters: string, ordinal = '') =>
    isRomanNumeral(letters) ? letters.toUpperCase() + ordinal : whole,
  );
}
