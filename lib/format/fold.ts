/** Texts reduced to what a search, a comparison or a slug distinguishes. */

/**
 * « L’Œuvre d’Été » → « l'œuvre d'ete »: lower case, without accents, soft hyphens and zero-width breaks, with straight
 * apostrophes.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad\u200b\u2060]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Letters that Unicode normalisation does not decompose. */
const undecomposed: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** « L’Œuvre nᵒ 1 » → `l'oeuvre no 1`: folded, with basic letters for their variants. */
export const foldLetters = (text: string): string =>
  fold(text.normalize('NFKD')).replace(/[^\0-\x7f]/gu, (letter) => undecomposed[letter] ?? letter);

/** Whether a text contains another, word for word: « Université de Rennes » contains « Rennes ». */
export function says(text: string, part: string): boolean {
  const words = slugify(part);
  return words !== '' && `-${slugify(text)}-`.includes(`-${words}-`);
}

/** « L’Œuvre » → `l-oeuvre`: lower-case ASCII letters and digits, a hyphen for anything between them. */
export function slugify(text: string): string {
  return foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
