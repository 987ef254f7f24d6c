/** The languages of the site and the translations, as the browser asks for them. */
import type * as languagesRoute from '@/app/api/languages/route';
import type * as translationRoute from '@/app/api/translations/[language]/profile/route';
import type { AddedLanguage } from '@/lib/languages';
import type { AddedSettings } from '@/lib/site/language-settings';
import type { Progress, TranslationRow } from '@/sections/translation/editor';
import { type AnswerOf, call, mapData, type Result } from './client';

export type StoredTranslation = AnswerOf<typeof translationRoute.PUT>['translation'];
type TranslationChange = Partial<Pick<StoredTranslation, 'title' | 'visible' | 'texts' | 'version'>>;

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
    call<typeof translationRoute.PUT, StoredTranslation>(
      'PUT',
      `/api/translations/${language}/${subject.split('/').map(encodeURIComponent).join('/')}`,
      change,
      own(userId),
    ),
    ({ translation }) => translation,
  );

/** Says which languages the site has beside French, and how each is shown. */
export const saveLanguages = (userId: string, languages: AddedSettings) =>
  call<typeof languagesRoute.PUT>('PUT', '/api/languages', { languages }, own(userId));
