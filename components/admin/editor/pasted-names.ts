/** Lines that are pasted into one field. */

/** The lines of a pasted text as they are written; of a very long one, the first. */
export const writtenLines = (text: string): string[] => text.slice(0, 100_000).split(/\r\n|[\n\r\u2028\u2029]/);

/** « • Réseaux », « 2. Sécurité », « 3- Capteurs », « [T3] Radars » without what stands before the words. */
export const withoutBullet = (line: string): string =>
  line.replace(/^\s*(?:[-–—•◦▪*·]|\d{1,3}(?:[.)]|-(?=\s+\p{Lu}))|\[\p{L}{0,3}\d{1,3}\])\s+/u, '').trim();

/** The lines of a pasted list, without bullets, numbers and empty lines. */
export const pastedLines = (text: string): string[] =>
  writtenLines(text)
    .map(withoutBullet)
    .filter((line) => line !== '');

/**
 * A pasted list of names as one line of them; « Nom, Prénom » in each line takes semicolons between. Undefined for one
 * line, and for a line of names that is only broken somewhere.
 */
export function pastedNames(text: string): string | undefined {
  const lines = pastedLines(text).map((line) => line.replace(/[\s;,]+$/, ''));
  if (lines.length < 2 || lines.some((line) => /;|,.*,/.test(line))) return undefined;
  const withComma = lines.filter((line) => line.includes(','));
  if (withComma.length === 0) return lines.join(', ');
  if (lines.every((line) => isInverted(line) || isBody(line))) return lines.join('; ');
  return withComma.length === lines.length ? lines.join(', ') : undefined;
}

/** « Nom, Prénom », « Nom, J.-P. », « Nom, María José »; not two names « A. Essai, B. Petit ». */
const isInverted = (line: string): boolean => /^[^\s.]+\s*,|,\s*(?:[^\s.]+|(?:\p{Lu}\.[\s-]?)+)$/u.test(line);
const isBody = (line: string): boolean => /^\{.*\}$/.test(line);
