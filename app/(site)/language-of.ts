import { isLanguage, type Language } from '@/lib/languages';

/** The language of a public page, by the address that `proxy.ts` has rewritten its own to. */
export async function languageOf(params: Promise<{ readonly lang: string }>): Promise<Language> {
  const { lang } = await params;
  return isLanguage(lang) ? lang : 'fr';
}
