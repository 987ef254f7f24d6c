/**
 * Names for display, without markup: braces around an organisation's name, a separator at the end of one whose family
 * name comes first (sections/publications/citing/authors.ts).
 */
export const shownNames = (names: string): string =>
  names.replaceAll(/[{}]/g, '').trimEnd().replace(/;$/, '').trimEnd();
