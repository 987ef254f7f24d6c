import type { AddedLanguage } from '@/lib/languages';

/** The page of the languages. */
export const translationsPage = '/admin/traductions';

/** Where the translation of a subject, the profile or a section, is edited. */
export const translationPage = (language: AddedLanguage, subject: string): string =>
  `${translationsPage}?langue=${language}&sujet=${encodeURIComponent(subject)}`;
