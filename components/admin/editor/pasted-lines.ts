/** The lines of a pasted list, without bullets, numbers and empty lines: « • Réseaux », « 2. Sécurité », « - Capteurs ». */
export function pastedLines(text: string): string[] {
  return text
    .slice(0, 100_000)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/^\s*(?:[-–—•◦▪*·]|\d{1,3}[.)])\s+/u, '').trim())
    .filter((line) => line !== '');
}
