/**
 * Standard terms in the languages besides French: « Maîtresse de conférences », « Doctorat en droit privé », « Membre
 * élue du conseil scientifique », « Anglais (courant) ». Whatever is ambiguous has no translation here.
 */
import { fold } from '@/lib/format/fold';
import { capitalised, colon, commaAmong, semicolon } from '@/lib/format/french';
import type { AddedLanguage } from '@/lib/languages';
import { languageName, languageOf } from '@/lib/references/languages';
import groups from './fixed-words.json' with { type: 'json' };
import subjects from './subject-words.json' with { type: 'json' };

/**
 * Terms of one sort. In French, « | » separates synonyms and « / » genders. Translations are English and Arabic, the
 * latter by gender if that differs; without any, the name is the same in English.
 */
type Group = {
  /** The fields in which they have this meaning; absent if in any. */
  readonly fields?: readonly string[];
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** Sorts of terms that may follow, « Doctorat » + « en droit », and the link between them. */
  readonly then?: Readonly<Record<string, Links>>;
  /** Whether such a term is incomplete alone: « Directrice ». */
  readonly isHead?: boolean;
  /** Whether « et » may join two of them. */
  readonly isJoined?: boolean;
};
type Links = { readonly [Language in AddedLanguage]?: string };

const all: Readonly<Record<string, Group>> = { ...groups, subjects: { words: subjects, isJoined: true } };

/** Equates « Post-doctorante » and « post doctorante ». */
const normal = (text: string): string =>
  fold(text)
    .replace(/[\s-]+/g, ' ')
    .trim();

const tables = new Map(Object.entries(all).map(([name, { words }]) => [name, tableOf(words)]));

/** Translations of each form, by language. */
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

/** Language-neutral texts: language levels, unit numbers; in English also the number of a CNU section. */
const languageNeutral: Readonly<Record<AddedLanguage, RegExp>> = {
  en: /^(?:[abc][12]|(?:umr|ur|ea) \d{2,4}|section \d\d)$/,
  ar: /^(?:[abc][12]|(?:umr|ur|ea) \d{2,4})$/,
};
/** The acronym of a unit, in the field for it. */
const isAcronym = (text: string, field: string) => field === 'unit' && /^[\p{Lu}\d]{2,9}$/u.test(text);

const conjunctions: Readonly<Record<AddedLanguage, string>> = { en: ' and ', ar: ' و' };
/** The link from a term to the one it governs; none in « Master 2 Droit des affaires ». */
const governingLink = /^(?:(?:de l|a l|d)'|(?:de la|du|des|de|en|au|a la)\s)?/;

/** In characters: no such text is longer, so prose is skipped. */
const longest = 200;

/** Translates a text made of such terms; `field`: the name of its field. */
export function fixedTranslation(text: string, language: AddedLanguage, field: string): string | undefined {
  if (text.length > longest) return undefined;
  const single = partIn(text.trim(), language, field);
  if (single !== undefined) return single;
  const [first = '', ...others] = text.trim().split(/(\s*[,;:]\s+|\s+[–—-]\s+|\s*[():]\s*)/);
  if (others.length === 0) return undefined;
  const parts = [first, ...others].map((part, at) =>
    at % 2 === 1 || part === '' ? part : partIn(part, language, field),
  );
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return known
    .map((part, at) => (at % 2 === 1 ? separatorFor(part, known, language) : part))
    .join('')
    .trim();
}

/** The separator between two parts in the language. */
function separatorFor(typed: string, parts: readonly string[], language: AddedLanguage): string {
  const separator = typed.trim();
  if (separator === ',') return commaAmong(parts, language);
  if (separator === ';') return semicolon[language];
  if (separator === ':') return colon[language];
  return separator === '(' ? ' (' : separator === ')' ? ') ' : ' – ';
}

function partIn(part: string, language: AddedLanguage, field: string): string | undefined {
  const words = normal(part);
  if (languageNeutral[language].test(words) || isAcronym(part, field)) return part;
  const found =
    firstOf(sortsIn(field), (sort) => wordIn(words, language, sort)) ??
    firstOf(sortsIn(field), (sort) => governingIn(words, language, sort));
  if (found !== undefined) return /^\p{Lu}/u.test(part) ? capitalised(found) : found;
  return ['place', 'country'].includes(field) ? countryIn(words, language) : undefined;
}

/** Sorts of terms in a field. */
const sortsIn = (field: string): string[] =>
  Object.keys(all).filter((sort) => all[sort]?.fields?.includes(field) ?? true);

function firstOf<Item>(items: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A term of a sort, unless incomplete, or several with « et »; a language's name is also a subject's. */
function wordIn(words: string, language: AddedLanguage, sort: string): string | undefined {
  if (all[sort]?.isHead) return undefined;
  const one =
    tables.get(sort)?.get(words)?.[language] ?? (sort === 'subjects' ? languageIn(words, language) : undefined);
  if (one !== undefined || !all[sort]?.isJoined || !words.includes(' et ')) return one;
  const joinedTerms = words.split(' et ').map((word) => wordIn(word, language, sort));
  return joinedTerms.includes(undefined) ? undefined : joinedTerms.join(conjunctions[language]);
}

/** A term of a sort, and what it governs. */
function governingIn(words: string, language: AddedLanguage, sort: string): string | undefined {
  for (const [next, links] of Object.entries(all[sort]?.then ?? {})) {
    if (links[language] === undefined) continue;
    for (const { index } of words.matchAll(/ /g)) {
      const head = tables.get(sort)?.get(words.slice(0, index))?.[language];
      if (head === undefined) continue;
      const rest = words.slice(index + 1).replace(governingLink, '');
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

/** Country codes by French name, loaded on first use. */
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
  const pairs = letters.flatMap((first) => letters.map((second) => first + second)); // most of which are not countries
  return new Map(pairs.flatMap((code) => (french.of(code) ? [[normal(french.of(code) ?? ''), code]] : [])));
}
