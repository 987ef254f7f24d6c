import type { AddedLanguage } from '@/lib/languages';

const texts: Readonly<Record<string, Readonly<Record<AddedLanguage, string>>>> = {};

/** The translation of a text that the site comes with; undefined for the owner's own. */
export function standardTranslation(text: string, language: AddedLanguage): string | undefined {
  return Object.hasOwn(texts, text) ? texts[text]?.[language] : undefined;
}
