import type { Language } from '../languages';

/**
 * Names for display, without markup: braces around an organisation's name, a separator at the end of one whose family
 * name comes first (sections/publications/citing/authors.ts); in English without « Mme », and “Prof.” for « Pr ».
 */
export const shownNames = (names: string, language: Language = 'fr'): string => {
  const shown = names.replaceAll(/[{}]/g, '').trimEnd().replace(/;$/, '').trimEnd();
  if (language !== 'en') return shown;
  return shown
    .replaceAll(/(?<!\p{L})(?:M(?:me|lle|onsieur|adame)|Mr)\s(?=\p{Lu})/gu, '')
    .replaceAll(/(?<!\p{L})Pre?\.?\s(?=\p{Lu})/gu, 'Prof. ');
};
