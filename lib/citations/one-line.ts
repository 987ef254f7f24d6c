/** Replaces line breaks, control characters and runs of spaces by one space: no citation format accepts them. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : ' ')).trim();
}
