/** The languages of the site and the translations, as the browser asks for them. */
import { z } from 'zod';
import { type AddedLanguage, addedLanguages } from '@/lib/languages';
import { type AddedSettings, addedSettings } from '@/lib/site/language-settings';
import type { Progress, TranslationRow } from '@/sections/translation/editor';
import { translatedTexts } from '@/sections/translation/entries';
import { mapData, type Result, requestJson } from './client';

const translationShape = z.object({
  subject: z.string(),
  language: z.enum(addedLanguages),
  title: z.string(),
  visible: z.boolean(),
  texts: translatedTexts,
  version: z.number(),
  updated_at: z.string(),
});
export type StoredTranslation = z.output<typeof translationShape>;
export type TranslationChange = Partial<Pick<StoredTranslation, 'title' | 'visible' | 'texts' | 'version'>>;

/** A subject of a language's list: the profile or a section, with its progress. */
export type TranslationLine = Progress & {
  readonly subject: string;
  /** Of a section its French title. */
  readonly label: string;
  /** Whether visitors find it in French. */
  readonly isPublic: boolean;
  /** Whether they find it in the other language. */
  readonly visible: boolean;
};

/** One subject, to be translated. */
export type EditedTranslation = {
  readonly subject: string;
  readonly label: string;
  /** Whether its title is a text of its own. */
  readonly isTitled: boolean;
  readonly rows: readonly TranslationRow[];
  readonly progress: Progress;
  readonly stored: StoredTranslation;
  /** What stands for the title while none is typed: the product's translation of it. */
  readonly standardTitle: string;
  /** The next one that lacks translations, in the order of the page, and from its beginning after its end. */
  readonly next: TranslationLine | null;
};

const own = (userId: string) => ({ 'x-user-id': userId });

/** Saves a translation; `current` of a 409 is the stored one. */
export const saveTranslation = (
  userId: string,
  subject: string,
  language: AddedLanguage,
  change: TranslationChange,
): Promise<Result<StoredTranslation, StoredTranslation>> =>
  mapData(
    requestJson(
      'PUT',
      `/api/translations/${language}/${subject.split('/').map(encodeURIComponent).join('/')}`,
      z.object({ translation: translationShape }),
      change,
      translationShape,
      own(userId),
    ),
    ({ translation }) => translation,
  );

/** Says which languages the site has beside French, and how each is shown. */
export const saveLanguages = (
  userId: string,
  languages: AddedSettings,
): Promise<Result<{ languages: AddedSettings }>> =>
  requestJson('PUT', '/api/languages', z.object({ languages: addedSettings }), { languages }, undefined, own(userId));
