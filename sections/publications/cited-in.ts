/** The language of a reference on the page of its publication. */
import { hasArabic } from '@/lib/format/french';
import { type Language, languageFacts } from '@/lib/languages';
import type { LangAttributes } from '@/sections/public-site';
import type { Reference } from '@/sections/publications/citing/reference';
import type { TextSpan } from '@/sections/publications/citing/styles/parts';
import { detectLanguage } from './language';

export type Written = {
  readonly spans: readonly TextSpan[];
  readonly langAttributes: LangAttributes & { readonly lang?: Language };
};

/**
 * A reference in the page's language. On an Arabic page, one without Arabic letters is set from left to right, in
 * French for a work in French, otherwise in English: « et » or “and” between names, « p. » before pages.
 */
export function citedIn(
  reference: Reference,
  write: (reference: Reference, language: Language) => readonly TextSpan[],
  page: Language,
): Written {
  if (languageFacts[page].dir === 'rtl') {
    const lang = (reference.language ?? detectLanguage(reference.title)).startsWith('fr') ? 'fr' : 'en';
    const spans = write(reference, lang);
    if (!spans.some(({ text }) => hasArabic(text))) return { spans, langAttributes: { lang, dir: 'ltr' } };
  }
  return { spans: write(reference, page), langAttributes: {} };
}
