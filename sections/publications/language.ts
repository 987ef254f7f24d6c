import type { PublicationEntry } from './statistics';

/** The language of a publication as the `lang` of its title and its abstract, for those who hear them; nothing where it is no language tag. */
export function langOf({ item }: Pick<PublicationEntry, 'item'>): string | undefined {
  const language = item.details?.language;
  return language && isLanguageTag(language) ? language : undefined;
}

/** Whether a text is a language tag of BCP 47. */
export function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
