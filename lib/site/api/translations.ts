/** API requests for the site's languages and translations. */
import type * as languagesRoute from '@/app/api/languages/route';
import type * as translationRoute from '@/app/api/translations/[language]/profile/route';
import type { AddedLanguage } from '@/lib/languages';
import type { AddedSettings } from '@/lib/site/language-settings';
import type { Progress, TranslationRow } from '@/sections/translation/editor';
import { call, mapData, type ResponseOf, type Result } from './client';

export type StoredTranslation = ResponseOf<typeof translationRoute.PUT>['translation'];
type TranslationChange = Partial<Pick<StoredTranslation, 'title' | 'visible' | 'texts' | 'version'>>;

/** A row in the list of a language: the profile or a section, with its progress. */
export type TranslationLine = Progress & {
  readonly subject: string;
  /** A section's French title. */
  readonly label: string;
  /** Whether visitors see it in French. */
  readonly isPublic: boolean;
  /** Whether they see it in the other language. */
  readonly visible: boolean;
};

export type EditedTranslation = {
  readonly subject: string;
  readonly label: string;
  /** Whether its title is the owner's own text. */
  readonly isTitled: boolean;
  readonly rows: readonly TranslationRow[];
  readonly progress: Progress;
  readonly stored: StoredTranslation;
  /** Shown as title while none is typed: the product's own translation. */
  readonly standardTitle: string;
  /** The next subject that lacks translations, in page order, wrapping around. */
  readonly next: TranslationLine | null;
};

const userHeader = (userId: string) => ({ 'x-user-id': userId });

/** Saves a translation; with a 409, `current` is the stored one. */
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
      userHeader(userId),
    ),
    ({ translation }) => translation,
  );

/** Sets which languages the site has besides French, and how each is shown. */
export const saveLanguages = (userId: string, languages: AddedSettings) =>
  call<typeof languagesRoute.PUT>('PUT', '/api/languages', { languages }, userHeader(userId));
