/**
 * Names as they are shown: braces only say that one is a body's, a separator at the end that the family name comes
 * first (sections/publications/citing/authors.ts).
 */
export const shownNames = (names: string): string =>
  names.replaceAll(/[{}]/g, '').trimEnd().replace(/;$/, '').trimEnd();
