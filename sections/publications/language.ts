import { hasArabic } from '@/lib/format/french';
import { type Language, languageFacts } from '@/lib/languages';
import type { LangAttributes } from '@/sections/public-site';
import type { Reference } from '@/sections/publications/citing/reference';
import type { TextSpan } from '@/sections/publications/citing/styles/parts';
import type { PublicationEntry } from './statistics';

/**
 * The `lang` of a publication's title, or of another `text` of it, for screen readers: the publication's language, else
 * the detected one, French by default; none if it is the page's.
 */
export function langOf(
  { item }: Pick<PublicationEntry, 'item'>,
  page: Language = 'fr',
  text = item.title,
): string | undefined {
  const language = item.details?.language;
  if (page === 'fr') return language ? tagOf(language) : isEnglish(text) ? 'en' : undefined;
  const tag = (language && tagOf(language)) || detectLanguage(text);
  return tag.split('-', 1)[0] === page ? undefined : tag;
}

const tagOf = (language: string): string | undefined => (isLanguageTag(language) ? language : undefined);

/** The `lang` of the owner's note on a publication; none if it is the page's. */
export function langOfNote(text: string | undefined, page: Language): string | undefined {
  const language = text && page !== 'fr' ? detectLanguage(text) : page;
  return language === page ? undefined : language;
}

/** Detects a text's language by its first letter and its words: French by default. */
export const detectLanguage = (text: string): Language =>
  /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : isEnglish(text) ? 'en' : 'fr';

/** Whether words indicate English and no other language, as in most titles stored without a language. */
const isEnglish = (text: string): boolean => englishWords.test(text) && !otherWords.test(text);
const anyOf = (words: string): string => `(?<![\\p{L}’'-])(?:${words.trim().split(/\s+/).join('|')})(?![\\p{L}’'-])`;
/** « In » does not count before Latin words, which French uses too. */
const latin =
  '(?<!\\p{L})in (?:vitro|vivo|situ|silico|utero|extenso|fine|memoriam|abstracto|concreto|absentia)(?!\\p{L})';
const englishWords = new RegExp(
  `(?!${latin})${anyOf(`
    the and of with from for by using towards? in to at as is are was were be can does do it its their this these that which who whose why what when where
    how not than between without within over under before after during through throughout against among across into onto upon beyond about around based
  `)}`,
  'iu',
);
/** French words, and the most frequent ones of neighbouring languages. */
const otherWords = new RegExp(
  `${anyOf(`
    le la les de du des une? et dans pour sur par aux? avec entre vers ou où que qui ce cette ces ses est sont en sans sous chez leurs? nos notre comment quels? quelles?
    el los las del por para una? il lo gli nel nella della delle degli dei di che e tra da dos das em uma? der die und von mit zur zum im ein eine auf het een voor van
  `)}|(?<!\\p{L})[ldnscjqu][’']\\p{Ll}|[àâçèéêëîïôöùûüœßñãõ]`,
  'iu',
);

/** Whether a text is a BCP 47 language tag. */
export function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

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
