/** Counts, numbers and names in sentences, in French or in the page's language. */
import { type Language, languageFacts } from '@/lib/languages';
import { countedInArabic } from './arabic';
import { shortened } from './shortened';

/** A language whose nouns have one plural, unlike Arabic (arabic.ts). */
type TwoForms = Exclude<Language, 'ar'>;

const numbersIn = (language: Language) => new Intl.NumberFormat(languageFacts[language].locale);
const numbers = { fr: numbersIn('fr'), en: numbersIn('en'), ar: numbersIn('ar') };
const rulesIn = (language: TwoForms) => new Intl.PluralRules(languageFacts[language].locale);
const rules = { fr: rulesIn('fr'), en: rulesIn('en') };
const listsIn = (language: Language) => new Intl.ListFormat(languageFacts[language].locale);
const lists = { fr: listsIn('fr'), en: listsIn('en'), ar: listsIn('ar') };

/** « 1 200 », with French spaces; “1,200”. */
export function formatNumber(value: number, language: Language = 'fr'): string {
  return numbers[language].format(value);
}

/** In French `one` below 2, in English for 1 only. */
export function plural(count: number, one: string, many: string, language: TwoForms = 'fr'): string {
  return rules[language].select(count) === 'one' ? one : many;
}

/** « 1 thèse », « 1 200 thèses »: the number and its noun, with a no-break space between them. */
export function counted(count: number, one: string, many: string, language: TwoForms = 'fr'): string {
  return `${formatNumber(count, language)}\u00a0${plural(count, one, many, language)}`;
}

/** « et 3 autres », « et 1 autre »: how many a shortened list leaves out; '' for 0. */
export function andOthers(count: number, language: Language = 'fr'): string {
  return count > 0 ? others[language](count) : '';
}

const others = {
  fr: (count: number) => `et ${formatNumber(count)} ${plural(count, 'autre', 'autres')}`,
  en: (count: number) => `and ${formatNumber(count, 'en')} ${plural(count, 'other', 'others', 'en')}`,
  ar: (count: number) => `و${countedInArabic(count, { one: 'آخر', two: 'آخران', few: 'آخرون', many: 'آخرون' })}`,
} as const;

/** Separates two parts of a line: “Rabat, Morocco”. */
export const comma = { fr: ', ', en: ', ', ar: '، ' } as const satisfies Record<Language, string>;

/** Separates parts that contain commas: « ; ». */
export const semicolon = { fr: '\u202f; ', en: '; ', ar: '؛ ' } as const satisfies Record<Language, string>;

/** Separates a label from its value. */
export const colon = { fr: '\u00a0: ', en: ': ', ar: ': ' } as const satisfies Record<Language, string>;

/** The separator for these parts: among Arabic words their comma, among names in Latin letters theirs. */
export const commaAmong = (parts: readonly string[], language: Language): string =>
  language === 'ar' && !parts.some(hasArabic) ? comma.en : comma[language];

/** Whether a text contains Arabic letters; without any it runs from left to right. */
export const hasArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** « a, b et c », “a, b and c”. */
export const listed = (texts: readonly string[], language: Language = 'fr'): string => lists[language].format(texts);

/** « 1, 3 à 5 et 8 »: whole numbers in rising order. */
export function numberRanges(numbers: readonly number[]): string {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return listed(runs.flatMap((run) => (run.length > 2 ? `${run[0]} à ${run.at(-1)}` : run.map(String))));
}

/**
 * Makes spaces no-break in a French text, however they were typed: before « : », « ; », « ? », « ! », inside quotation
 * marks, between thousands, and before « % », « € », « k€ ».
 */
export function unbreaking(text: string): string {
  return text.replace(/ (?=[:;?!»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d)|%|[kM]?€)/g, '\u00a0');
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** A word within a sentence: « Rapporteure » → « rapporteure », « CIFRE » unchanged. */
export const decapitalised = (word: string): string =>
  /^\p{Lu}[\p{Ll}’']/u.test(word) ? word.charAt(0).toLocaleLowerCase('fr') + word.slice(1) : word;

/** French first names with a mute h; in most others it is aspirate, « de Hassan », and may be in « de Hugo ». */
const muteH =
  /^h(?:adrien|ector|elene|eloise|enri|enriette|ermance|ermine|erve|ilaire|ippolyte|onore|onorine|ortense|ubert|uguette|yacinthe)\b/i;

/** « de HAL », « d’ORCID », « d’Émile », « d’Yves », « d’Hélène », « de Hassan ». */
export function ofName(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return /^(?:[aeiouæœ]|y[b-df-hj-np-tv-xz])/i.test(plain) || muteH.test(plain) ? `d’${name}` : `de ${name}`;
}

/** « une minute », « 15 minutes », « 23 heures »: a waiting time, rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} heures`;
  return minutes === 1 ? 'une minute' : `${minutes} minutes`;
}

/** « Journée “Données et territoires” », “Meeting ‘Data’”: quotes a name, nesting its own quotation marks. */
export function quoted(name: string, language: Language = 'fr'): string {
  const { open, close, inner } = marks[language];
  const nested = name.replace(/«[\s\u00a0\u202f]*/g, inner[0]).replace(/[\s\u00a0\u202f]*»/g, inner[1]);
  const isEnglish = language === 'en';
  return `${open}${isEnglish ? nested.replaceAll('“', inner[0]).replaceAll('”', inner[1]) : nested}${close}`;
}

const marks = {
  fr: { open: '«\u00a0', close: '\u00a0»', inner: ['“', '”'] },
  en: { open: '“', close: '”', inner: ['‘', '’'] },
  ar: { open: '«', close: '»', inner: ['“', '”'] },
} as const satisfies Record<Language, unknown>;

/** `quoted`, shortened so that a two-line toast also shows the rest of its sentence. */
export const quotedBriefly = (name: string): string => quoted(shortened(name, 40));

/** « Rabat, Maroc », or the part that is known; a country that the city already names is not repeated. */
export function placeText(city: string | undefined, country: string | undefined, language: Language = 'fr'): string {
  const all = [city, country].flatMap((part) => part?.trim() || []);
  const parts = all.filter((part, index) => index === 0 || !all[0]?.endsWith(`, ${part}`));
  return parts.join(commaAmong(parts, language));
}
