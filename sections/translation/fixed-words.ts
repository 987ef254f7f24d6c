/**
 * Words that everyone writes alike, in the languages beside French: « Maîtresse de conférences », « Doctorat en droit
 * privé », « Membre élue du conseil scientifique », « Anglais (courant) ». What is not surely one has no translation here.
 */
import { fold } from '@/lib/format/fold';
import { capitalised, colon, commaAmong, semicolon } from '@/lib/format/french';
import type { AddedLanguage } from '@/lib/languages';
import { languageName, languageOf } from '@/lib/references/languages';
import groups from './fixed-words.json' with { type: 'json' };
import subjects from './subject-words.json' with { type: 'json' };

/**
 * Words of one sort. In French, « | » stands between what means the same, « / » between the genders of a word. Their
 * translations are English and Arabic, this one by gender where it differs; without any, a name is the same in English.
 */
type Group = {
  /** The fields in which they mean this; absent where they do in any. */
  readonly fields?: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The sorts of what may follow such a word, « Doctorat » + « en droit », and what links both. */
  readonly then?: Readonly<Record<string, Links>>;
  /** Whether such a word says too little alone: « Directrice ». */
  readonly isHead?: boolean;
  /** Whether « et » may join two of them. */
  readonly isJoined?: boolean;
};
type Links = { readonly [Language in AddedLanguage]?: string };

const all: Readonly<Record<string, Group>> = { ...groups, subjects: { words: subjects, isJoined: true } };

/** « Post-doctorante » and « post doctorante » are one. */
const normal = (text: string): string =>
  fold(text)
    .replace(/[\s-]+/g, ' ')
    .trim();

const tables = new Map(Object.entries(all).map(([name, { words }]) => [name, tableOf(words)]));

/** The translations of each form, by language. */
function tableOf(words: Group['words']): ReadonlyMap<string, Links> {
  const forms = Object.entries(words).flatMap(([french, [english, arabic]]) =>
    french.split(' | ').flatMap((name) =>
      gendersOf(name).map((form, at) => {
        const byGender = arabic?.split('/') ?? [];
        return [normal(form), { en: english ?? form, ar: byGender[at] ?? byGender.at(-1) }] as const;
      }),
    ),
  );
  return new Map(forms);
}

/** « maître/maîtresse de conférences » in each gender. */
function gendersOf(name: string): string[] {
  const words = name.split(' ').map((word) => word.split('/'));
  const count = Math.max(...words.map(({ length }) => length));
  return Array.from({ length: count }, (_, at) => words.map((forms) => forms[at] ?? forms.at(-1)).join(' '));
}

/** What has no French about it: levels of languages, numbers of units; in English that of a section of the CNU too. */
const alike: Readonly<Record<AddedLanguage, RegExp>> = {
  en: /^(?:[abc][12]|(?:umr|ur|ea) \d{2,4}|section \d\d)$/,
  ar: /^(?:[abc][12]|(?:umr|ur|ea) \d{2,4})$/,
};
/** The acronym of a unit, in the field for it. */
const isAcronym = (text: string, field: string) => field === 'unit' && /^[\p{Lu}\d]{2,9}$/u.test(text);

const and: Readonly<Record<AddedLanguage, string>> = { en: ' and ', ar: ' و' };
/** What links a word to the one that it governs; nothing in « Master 2 Droit des affaires ». */
const link = /^(?:(?:de l|a l|d)'|(?:de la|du|des|de|en|au|a la)\s)?/;

/** No such text is longer: prose is not looked through. */
const longest = 200;

/** The translation of a text that is made of such words; `field` is the name of the field that it stands in. */
export function fixedTranslation(text: string, language: AddedLanguage, field: string): string | undefined {
  if (text.length > longest) return undefined;
  const whole = partIn(text.trim(), language, field);
  if (whole !== undefined) return whole;
  const [first = '', ...others] = text.trim().split(/(\s*[,;:]\s+|\s+[–—-]\s+|\s*[():]\s*)/);
  if (others.length === 0) return undefined;
  const parts = [first, ...others].map((part, at) =>
    at % 2 === 1 || part === '' ? part : partIn(part, language, field),
  );
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return known
    .map((part, at) => (at % 2 === 1 ? sign(part, known, language) : part))
    .join('')
    .trim();
}

/** What stands between two parts, as the language writes it. */
function sign(typed: string, parts: readonly string[], language: AddedLanguage): string {
  const sign = typed.trim();
  if (sign === ',') return commaAmong(parts, language);
  if (sign === ';') return semicolon[language];
  if (sign === ':') return colon[language];
  return sign === '(' ? ' (' : sign === ')' ? ') ' : ' – ';
}

function partIn(part: string, language: AddedLanguage, field: string): string | undefined {
  const words = normal(part);
  if (alike[language].test(words) || isAcronym(part, field)) return part;
  const found =
    firstOf(sortsIn(field), (sort) => wordIn(words, language, sort)) ??
    firstOf(sortsIn(field), (sort) => governingIn(words, language, sort));
  if (found !== undefined) return /^\p{Lu}/u.test(part) ? capitalised(found) : found;
  return ['place', 'country'].includes(field) ? countryIn(words, language) : undefined;
}

/** The sorts of words that a field may have. */
const sortsIn = (field: string): string[] =>
  Object.keys(all).filter((sort) => all[sort]?.fields?.includes(field) ?? true);

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A word of a sort, unless it says too little alone, or several with « et »; the name of a language is one of a subject too. */
function wordIn(words: string, language: AddedLanguage, sort: string): string | undefined {
  if (all[sort]?.isHead) return undefined;
  const one =
    tables.get(sort)?.get(words)?.[language] ?? (sort === 'subjects' ? languageIn(words, language) : undefined);
  if (one !== undefined || !all[sort]?.isJoined || !words.includes(' et ')) return one;
  const both = words.split(' et ').map((word) => wordIn(word, language, sort));
  return both.includes(undefined) ? undefined : both.join(and[language]);
}

/** A word of a sort, and what it governs. */
function governingIn(words: string, language: AddedLanguage, sort: string): string | undefined {
  for (const [next, links] of Object.entries(all[sort]?.then ?? {})) {
    if (links[language] === undefined) continue;
    for (const { index } of words.matchAll(/ /g)) {
      const head = tables.get(sort)?.get(words.slice(0, index))?.[language];
      if (head === undefined) continue;
      const rest = words.slice(index + 1).replace(link, '');
      const governed = wordIn(rest, language, next) ?? governingIn(rest, language, next);
      if (governed !== undefined) return head + links[language] + governed;
    }
  }
  return undefined;
}

function languageIn(words: string, language: AddedLanguage): string | undefined {
  const code = languageOf(words);
  const isWhole = code !== undefined && normal(languageName('fr', code) ?? '') === words;
  return isWhole ? languageName(language, code) : undefined;
}

/** The codes of countries by their French names, once a country was asked for. */
let countries: ReadonlyMap<string, string> | undefined;

function countryIn(words: string, language: AddedLanguage): string | undefined {
  countries ??= countryCodes();
  const code = countries.get(words);
  return code && countryNames(language).of(code);
}

const countryNames = (locale: string) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });

function countryCodes(): ReadonlyMap<string, string> {
  const french = countryNames('fr');
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second)); // of which most are no country
  return new Map(pairs.flatMap((code) => (french.of(code) ? [[normal(french.of(code) ?? ''), code]] : [])));
}
