/** Roman numerals typed as small capitals, « xviiie siècle », which plain text shows in lower case. */

const token = /(?<![\p{L}\p{N}])([ivxlcdm]+)(e|es|er|re|ère|ème|nd|nde)?(?![\p{L}\p{N}])/gu;
const roman = /^m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;

export const isRomanNumeral = (letters: string): boolean => letters !== '' && roman.test(letters);

/**
 * A small-caps text as « XVIIIe siècle », « XVIe et XVIIe » if it consists of numerals and words that join them: in a
 * name or a title, « vie » is a word.
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
