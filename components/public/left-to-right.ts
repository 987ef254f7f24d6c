import { type Language, languageFacts } from '@/lib/languages';

/**
 * For what is written from left to right in every language (a telephone number, an address, an identifier): its
 * direction, where the page has another.
 */
export const leftToRight = (language: Language): { readonly dir?: 'ltr' } =>
  languageFacts[language].dir === 'rtl' ? { dir: 'ltr' } : {};
