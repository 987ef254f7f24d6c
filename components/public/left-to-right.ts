import { type Language, languageFacts } from '@/lib/languages';

/**
 * The `dir` of texts that run from left to right in every language (a telephone number, a URL, an identifier), on a
 * page of another direction.
 */
export const leftToRight = (language: Language): { readonly dir?: 'ltr' } =>
  languageFacts[language].dir === 'rtl' ? { dir: 'ltr' } : {};
