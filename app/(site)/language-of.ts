import { notFound } from '@/lib/errors';
import { isLanguage, type Language } from '@/lib/languages';
import { siteState } from '@/lib/site/public-pages/site-state';

/** The language of a public page, by the address that `proxy.ts` has rewritten its own to. */
export async function languageOf(params: Promise<{ readonly lang: string }>): Promise<Language> {
  const { lang } = await params;
  return isLanguage(lang) ? lang : 'fr';
}

/** The language of a file's address, `/en/agenda.ics`; throws `notFound` where visitors have no such language. */
export function publicLanguage(lang: string): Language {
  const language = siteState().languages.find((each) => each === lang);
  if (!language) throw notFound('Cette page est introuvable');
  return language;
}
