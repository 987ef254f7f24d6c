/** The lines of a pasted list, without bullets, numbers and empty lines: « • Réseaux », « 2. Sécurité », « - Capteurs ». */
export function pastedLines(text: string): string[] {
  return text
    .slice(0, 100_000)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—•◦▪*·]|\d{1,3}[.)])\s+/u, '').trim())
    .filter((line) => line !== '');
}

/**
 * A pasted list of names as one line of them; « Nom, Prénom » in each line takes semicolons between. Undefined for one line, and for a
 * line of names that is only broken.
 */
export function pastedNames(text: string): string | undefined {
  const lines = pastedLines(text).map((line) => line.replace(/[\s;,]+$/, ''));
  if (lines.length < 2 || lines.some((line) => /;|,.*,/.test(line))) return undefined;
  return lines.join(lines.some((line) => line.includes(',')) ? '; ' : ', ');
}
