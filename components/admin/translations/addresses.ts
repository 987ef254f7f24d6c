import type { AddedLanguage } from '@/lib/languages';

export const translationsPage = '/admin/traductions';

export const translationPage = (language: AddedLanguage, subject: string): string =>
  `${translationsPage}?langue=${language}&sujet=${encodeURIComponent(subject)}`;
