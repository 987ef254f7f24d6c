import type { PublicationEntry } from './statistics';

/**
 * The `lang` of the title of a publication, or of another `text` of it, for those who hear them: its language, else that in which the text is
 * seen to be written; nothing where that is French, as the page is, or not sure.
 */
export function langOf({ item }: Pick<PublicationEntry, 'item'>, text = item.title): string | undefined {
  const language = item.details?.language;
  if (language) return isLanguageTag(language) ? language : undefined;
  return isEnglish(text) ? 'en' : undefined;
}

/** Whether words say that a text is in English, and none that it is in French: most titles of those who do not give their language. */
const isEnglish = (text: string): boolean => englishWords.test(text) && !frenchWords.test(text);
const englishWords = /\b(?:the|and|of|with|from|for|by|using|towards?)\b/i;
const frenchWords = /\b(?:le|la|les|de|du|des|une?|et|dans|pour|sur|par|aux?|avec|entre|vers)\b|\b[ldnsc][’']\p{Ll}|[éèêàùçîôû]/iu;

/** Whether a text is a language tag of BCP 47. */
export function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
