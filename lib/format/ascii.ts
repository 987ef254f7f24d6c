/** Letters that Unicode normalisation does not decompose. */
const foreign: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** « L’Œuvre » → `l-oeuvre`: lower-case ASCII letters and digits, a hyphen for anything between them. */
export function ascii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => foreign[letter] ?? ' ')
    .replace(/['\s]+/g, '-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
