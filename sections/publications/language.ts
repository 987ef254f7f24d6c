import type { Language } from '@/lib/languages';
import type { PublicationEntry } from './statistics';

/**
 * The `lang` of the title of a publication, or of another `text` of it, for those who hear them: its language, else
 * that in which the text is seen to be written, French where nothing is seen; nothing where that is the page's own.
 */
export function langOf(
  { item }: Pick<PublicationEntry, 'item'>,
  page: Language = 'fr',
  text = item.title,
): string | undefined {
  const language = item.details?.language;
  if (page === 'fr') return language ? tagOf(language) : isEnglish(text) ? 'en' : undefined;
  const tag = (language && tagOf(language)) || seenLanguage(text);
  return tag.split('-', 1)[0] === page ? undefined : tag;
}

const tagOf = (language: string): string | undefined => (isLanguageTag(language) ? language : undefined);

/** The `lang` of what the owner has noted of a publication; nothing where that is the page's own. */
export function langOfNote(text: string | undefined, page: Language): string | undefined {
  const language = text && page !== 'fr' ? seenLanguage(text) : page;
  return language === page ? undefined : language;
}

/** The language that a text is seen to be in, by its first letter and its words: French where nothing is seen. */
export const seenLanguage = (text: string): Language =>
  /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'ar' : isEnglish(text) ? 'en' : 'fr';

/**
 * Whether words say that a text is in English, and none that it is in another language: most titles of those who do not
 * give their language.
 */
const isEnglish = (text: string): boolean => englishWords.test(text) && !otherWords.test(text);
const anyOf = (words: string): string => `(?<![\\p{L}’'-])(?:${words.trim().split(/\s+/).join('|')})(?![\\p{L}’'-])`;
/** « In » is no sign before what stays Latin in French too. */
const latin =
  '(?<!\\p{L})in (?:vitro|vivo|situ|silico|utero|extenso|fine|memoriam|abstracto|concreto|absentia)(?!\\p{L})';
const englishWords = new RegExp(
  `(?!${latin})${anyOf(`
    the and of with from for by using towards? in to at as is are was were be can does do it its their this these that which who whose why what when where
    how not than between without within over under before after during through throughout against among across into onto upon beyond about around based
  `)}`,
  'iu',
);
/** French, and the words that most sentences of its neighbours have. */
const otherWords = new RegExp(
  `${anyOf(`
    le la les de du des une? et dans pour sur par aux? avec entre vers ou où que qui ce cette ces ses est sont en sans sous chez leurs? nos notre comment quels? quelles?
    el los las del por para una? il lo gli nel nella della delle degli dei di che e tra da dos das em uma? der die und von mit zur zum im ein eine auf het een voor van
  `)}|(?<!\\p{L})[ldnscjqu][’']\\p{Ll}|[àâçèéêëîïôöùûüœßñãõ]`,
  'iu',
);

/** Whether a text is a language tag of BCP 47. */
export function isLanguageTag(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
