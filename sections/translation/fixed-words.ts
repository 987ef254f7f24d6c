/**
 * Standard terms in the languages besides French: « Maîtresse de conférences », « Doctorat en droit privé », « Membre
 * élue du conseil scientifique », « Anglais (courant) ». Whatever is ambiguous has no translation here.
 */
import { fold } from '@/lib/format/fold';
import { capitalised, colon, commaAmong, semicolon } from '@/lib/format/french';
import type { AddedLanguage } from '@/lib/languages';
import { languageName, languageOf } from '@/lib/references/languages';
import groups from './fixed-words.json' with { type: 'json' };
import { besideTerm, hasNames, isAllNames, isCode, isName, linkedName, withoutQuotes } from './names-within';
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
  /** Whether a name may follow it without a link: « Colloque « Eaux » ». */
  readonly isNamed?: boolean;
  /** Whether « et » may join two of them. */
  readonly isJoined?: boolean;
};
type Links = { readonly [Language in AddedLanguage]?: string };

const all: Readonly<Record<string, Group>> = { ...groups, subjects: { words: subjects, isJoined: true } };

const abbreviations: Readonly<Record<string, string>> = {
  'a.t.e.r.': 'ater',
  'adj.': 'adjoint',
  'scient.': 'scientifique',
  'red.': 'redaction',
  'rapp.': 'rapporteur',
  'coord.': 'coordinateur',
  dept: 'departement',
  'dept.': 'departement',
  'dir.': 'directeur',
  'int.': 'international',
  labo: 'laboratoire',
  pdt: 'president',
  'prof.': 'professeur',
  'resp.': 'responsable',
  vp: 'vice president',
  '&': 'et',
};

/** Equates « Post-doctorante » and « post doctorante », « dépt » and « département ». */
const normal = (text: string): string =>
  fold(text)
    .trim()
    .split(/[\s-]+/)
    .map((word) => abbreviations[word] ?? word)
    .join(' ');

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
/** The acronym of a unit, a funder, a role. */
const isAcronym = (text: string, field: string) =>
  ['unit', 'financement', 'role', 'situation', 'level'].includes(field) && /^[\p{Lu}\d]{2,9}$/u.test(text);

const conjunctions: Readonly<Record<AddedLanguage, string>> = { en: ' and ', ar: ' و' };
/** The link from a term to the one it governs; none in « Master 2 Droit des affaires ». */
const governingLink =
  /^(?:(?:en charge|chargée?|auprès|près)\s)?(?:(?:de l|à l|pour l|d)['’]\s?|(?:de la|du|des|de|en|aux?|à la|à|pour les?|pour la|pour)\s)?/iu;

/** In characters: no such text is longer, so prose is skipped. */
const longest = 200;

/** Translates a text made of such terms; `field`: the name of its field. */
export function fixedTranslation(text: string, language: AddedLanguage, field: string): string | undefined {
  if (text.length > longest) return undefined;
  if (language !== 'en' || !hasNames(field)) return termsIn(text.trim(), language, field);
  const [marked, restored] = withoutQuotes(text.trim().replace(/(?<=\p{L})\s(?=depuis\s|avec\s\p{Lu})/u, ', '));
  const terms = termsIn(marked, language, field, besideTerm);
  return terms === undefined ? undefined : restored(terms);
}

const betweenParts = /(\s*[,;:]\s+|\s+[–—-]\s+|\s*[():]\s*)/;
/** « L2/M2 », « L1-L2 » */
const betweenLevels = new RegExp(`${betweenParts.source.slice(0, -1)}|\\s*[/–-]\\s*(?=[LM]\\d))`);

/** A text whose parts are terms, at least one, and what `beside` knows. */
function termsIn(
  text: string,
  language: AddedLanguage,
  field: string,
  beside: (part: string) => string | undefined = () => undefined,
): string | undefined {
  const single = partIn(text, language, field);
  if (single !== undefined) return single;
  const pieces = text.split(field === 'level' ? betweenLevels : betweenParts);
  const isPart = (piece: string, at: number) => at % 2 === 0 && piece !== '';
  /** « Maître de conférences (MCF) »: its acronym in brackets is no second term. */
  const isRepeated = (piece: string, at: number) => pieces[at - 1]?.trim() === '(' && isCode(piece) && beside(piece);
  const terms = pieces.map((piece, at) =>
    isPart(piece, at) && !isRepeated(piece, at) ? partIn(piece, language, field) : undefined,
  );
  const hasTerm = terms.some((term) => term !== undefined) || field === 'description';
  if (!hasTerm && !isAllNames(pieces.filter(isPart))) return undefined;
  const known = pieces.map((piece, at) => (isPart(piece, at) ? (terms[at] ?? beside(piece)) : piece));
  const parts = known.filter((part) => part !== undefined);
  if (parts.length < pieces.length) return undefined;
  return parts
    .map((part, at) => (at % 2 === 1 ? separatorFor(part, parts, language) : part))
    .join('')
    .replace(/\) \(/g, ', ')
    .replace(/\) (?=[,;:،؛])/g, ')')
    .trim();
}

/** The separator between two parts in the language. */
function separatorFor(typed: string, parts: readonly string[], language: AddedLanguage): string {
  const separator = typed.trim();
  if (separator === ',') return commaAmong(parts, language);
  if (separator === ';') return semicolon[language];
  if (separator === ':') return colon[language];
  if (separator === '/') return ' / ';
  return separator === '(' ? ' (' : separator === ')' ? ') ' : ' – ';
}

function partIn(part: string, language: AddedLanguage, field: string): string | undefined {
  const words = normal(part);
  if (languageNeutral[language].test(words)) return part;
  const found =
    firstOf(sortsIn(field), (sort) => wordIn(words, language, sort)) ??
    firstOf(sortsIn(field), (sort) => governingIn(part, language, sort, hasNames(field))) ??
    countedIn(words, language);
  const isCapital = /^\p{Lu}/u.test(part) && !(field === 'nom' && tables.get('levels')?.has(words));
  if (found !== undefined) return isCapital ? capitalised(found) : found;
  if (isAcronym(part, field)) return part;
  if (field === 'nom') return languageLevelIn(part, language);
  return ['place', 'country'].includes(field) || (language === 'en' && hasNames(field))
    ? countryIn(words, language)
    : undefined;
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
  return all[sort]?.isHead ? undefined : termOf(words, language, sort);
}

function termOf(words: string, language: AddedLanguage, sort: string): string | undefined {
  const one =
    tables.get(sort)?.get(words)?.[language] ?? (sort === 'subjects' ? languageIn(words, language) : undefined);
  if (one !== undefined) return one;
  const [, subject, number] = (sort === 'subjects' && /^(.+) (\d|[ivx]{1,4})$/.exec(words)) || [];
  const numbered = subject && termOf(subject, language, sort);
  if (numbered) return `${numbered} ${number?.toUpperCase()}`;
  if (!all[sort]?.isJoined || !words.includes(' et ')) return undefined;
  const joinedTerms = words.split(' et ').map((word) => termOf(word.replace(governingLink, ''), language, sort));
  return joinedTerms.includes(undefined) ? undefined : joinedTerms.join(conjunctions[language]);
}

/** « 14 permanents » */
function countedIn(words: string, language: AddedLanguage): string | undefined {
  const [, count, counted = ''] = /^(~? ?\d+) (.+)$/.exec(words) ?? [];
  const noun = tables.get('counted')?.get(counted)?.[language];
  return count && noun && `${count} ${noun}`;
}

/** « de la SMF et de l’EMS » */
const andOf = /\set\s(?:d(?:u|es|e\s(?:la|l['’]))(?:\s|(?<=['’])))/u;

/** A term of a sort, and what it governs: another one, or a name. */
function governingIn(text: string, language: AddedLanguage, sort: string, mayName: boolean): string | undefined {
  for (const [next, links] of Object.entries(all[sort]?.then ?? {})) {
    const linkText = links[language];
    if (linkText === undefined) continue;
    for (const { index } of text.matchAll(/[\s-]/g)) {
      const head = tables.get(sort)?.get(normal(text.slice(0, index)))?.[language];
      if (head === undefined) continue;
      const [typedLink = ''] = governingLink.exec(text.slice(index + 1)) ?? [];
      const rest = text.slice(index + 1 + typedLink.length);
      if (next === 'names') {
        const [name = '', ...others] = rest.split(andOf);
        if (!mayName || ![name, ...others].every(isName)) continue;
        const named = typedLink === '' && all[sort]?.isNamed ? ` ${name}` : linkedName(name, typedLink, linkText);
        return [head + named, ...others].join(' and ');
      }
      const governed = governedIn(normal(rest), language, next) ?? governingIn(rest, language, next, mayName);
      if (governed !== undefined) return head + linkText + governed;
    }
  }
  return undefined;
}

/** « recherche » only means a mission behind « vice-doyenne chargée de la »: such a term stands there, not alone. */
const governedIn = (words: string, language: AddedLanguage, sort: string): string | undefined =>
  sort === 'missions' ? termOf(words, language, sort) : wordIn(words, language, sort);

function languageIn(words: string, language: AddedLanguage): string | undefined {
  const code = languageOf(words);
  const isWhole = code !== undefined && normal(languageName('fr', code) ?? '') === words;
  return isWhole ? languageName(language, code) : undefined;
}

/** « Anglais courant » */
function languageLevelIn(part: string, language: AddedLanguage): string | undefined {
  const [, name = '', level = ''] = /^(\p{L}+)\s+(.+)$/u.exec(part) ?? [];
  const known = languageIn(normal(name), language);
  const words = known && wordIn(normal(level), language, 'levels');
  return words && known + colon[language] + words;
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
