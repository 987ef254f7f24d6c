/**
 * The languages that the owner has added, in the setting `languages`: SQL triggers raise the content version when it
 * changes.
 */
import { z } from 'zod';
import { type AddedLanguage, addedLanguages, type Language } from '@/lib/languages';

export const languagesSetting = 'languages';

const settings = z.object({
  /** Whether visitors see it; until then only the owner does. */
  public: z.boolean('« public » doit être vrai ou faux'),
  /** Whether an untranslated text is shown in French or left out. */
  untranslated: z.enum(['shown', 'omitted'], 'Un texte sans traduction est « shown » ou « omitted »'),
});
export type LanguageSettings = z.output<typeof settings>;

export const addedSettings = z.partialRecord(z.enum(addedLanguages), settings);
export type AddedSettings = Readonly<Partial<Record<AddedLanguage, LanguageSettings>>>;

/** The stored settings; empty where missing or unreadable. */
export function readAdded(stored: unknown): AddedSettings {
  if (typeof stored !== 'string') return {};
  const result = addedSettings.safeParse(parsed(stored));
  return result.success ? result.data : {};
}

/** Languages in which visitors can read the site, French first. */
export const publicLanguages = (added: AddedSettings): readonly Language[] => [
  'fr',
  ...addedLanguages.filter((language) => added[language]?.public),
];

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
