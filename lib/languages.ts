/**
 * The languages in which visitors read the site. French is written first and stands at the site's own addresses; the
 * others are added by the owner, at /en and /ar (docs/decisions/0031-languages.md). The administration is in French.
 */

export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** A language beside French, which texts are translated into. */
export type AddedLanguage = Exclude<Language, 'fr'>;
export const addedLanguages = ['en', 'ar'] as const satisfies readonly AddedLanguage[];

type Facts = {
  /** The BCP 47 tag that dates and numbers are written by: in Arabic with Western digits, which the Maghreb writes. */
  readonly locale: string;
  /** Its name in itself, for the links that lead to it. */
  readonly name: string;
  /** Its name in French, for the administration. */
  readonly french: string;
  readonly dir: 'ltr' | 'rtl';
  /** Of Open Graph. */
  readonly openGraph: string;
  /** What the addresses of its pages begin with. */
  readonly prefix: '' | `/${AddedLanguage}`;
};

export const languageFacts: Readonly<Record<Language, Facts>> = {
  fr: { locale: 'fr-FR', name: 'Français', french: 'français', dir: 'ltr', openGraph: 'fr_FR', prefix: '' },
  en: { locale: 'en-GB', name: 'English', french: 'anglais', dir: 'ltr', openGraph: 'en_GB', prefix: '/en' },
  ar: { locale: 'ar-MA-u-nu-latn', name: 'العربية', french: 'arabe', dir: 'rtl', openGraph: 'ar_AR', prefix: '/ar' },
};

export const isLanguage = (value: unknown): value is Language => languages.some((each) => each === value);
export const isAddedLanguage = (value: unknown): value is AddedLanguage => isLanguage(value) && value !== 'fr';

/** The address of a page of the site in a language: `/publications` is `/en/publications` in English, `/` is `/en`. */
export function inLanguage(path: string, language: Language): string {
  const { prefix } = languageFacts[language];
  if (!prefix) return path;
  return path === '/' ? prefix : path.startsWith('/#') ? prefix + path.slice(1) : prefix + path;
}

/** A value as its type allows, without the exact French words. */
type Wording<T> = T extends string
  ? string
  : T extends (...args: infer Args) => unknown
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Wording<T[Key]> };

/**
 * The words of a part of the site, in each language: strings, functions that make sentences, or groups of them. A word
 * that a language lacks does not compile.
 */
export const dictionary = <const French>(words: {
  readonly fr: French;
  readonly en: Wording<NoInfer<French>>;
  readonly ar: Wording<NoInfer<French>>;
}): Readonly<Record<Language, Wording<French>>> => words as Readonly<Record<Language, Wording<French>>>;
