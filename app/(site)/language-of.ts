import { isLanguage, type Language } from '@/lib/languages';

/** A public page's language, from the path to which `proxy.ts` rewrote the request. */
export async function languageOf(params: Promise<{ readonly lang: string }>): Promise<Language> {
  const { lang } = await params;
  return isLanguage(lang) ? lang : 'fr';
}
