/** The kinds of words in names, by their form. */
import words from './words.json' with { type: 'json' };

/** « J. », « J.-P. », « A.B. », « JP », « JP. »; a lone capital too, not « St. » of « St. Antoine ». */
export const isInitials = (text: string): boolean =>
  /^(?!Ste?\.)(?:\p{Lu}\p{Ll}?\.[\s-]*)+\p{Lu}?$/u.test(text) || /^\p{Lu}(?:-?\p{Lu}\.?)?$/u.test(text);

/** Initials of two capitals without a full stop, which a short family name in capitals looks like: « JP », « SY ». */
export const isPairOfCapitals = (word: string): boolean => /^\p{Lu}{2}$/u.test(word);

/** Three or four capitals, which may be initials or a name: « JRR », « ROY ». */
export const isFewCapitals = (word: string): boolean => /^\p{Lu}{3,4}$/u.test(word);
export const hasVowel = (word: string): boolean => /[aeiouy]/i.test(word.normalize('NFD'));

/** « J-P. » as « J.-P. ». */
export const withStops = (initials: string): string => initials.replace(/(?<![\p{L}.])(\p{Lu})-(?=\p{Lu}\.)/gu, '$1.-');

/** « J.-P. » and « Martin » of « J-P.Martin »; the word alone when nothing is glued to it. */
export function unglued(word: string): string[] {
  const [, initials] =
    /^((?:\p{Lu}{1,2}\p{Ll}?[.-]-?)*\p{Lu}{1,2}\p{Ll}?\.)(?=\p{Ll}{2,3}$|(?:[dl]['’])?\p{Lu}[\p{L}'’-]*\p{Ll}|\p{Lu}[\p{Lu}'’-]+$)/u.exec(
      word,
    ) ?? [];
  if (initials !== undefined && !isInitials(word)) return [withStops(initials), word.slice(initials.length)];
  const [, given, family] = /^(\p{Lu}\p{Ll}+-\p{Lu}\.)(\p{Lu}\p{Ll}[\p{L}'’-]*)$/u.exec(word) ?? []; // « Jean-P.Martin »
  return given !== undefined && family !== undefined ? [given, family] : [word];
}

/** A word in capitals, which is no initial: « DUPONT », « McDONALD », « d’ALEMBERT ». */
export function isUpperCase(word: string): boolean {
  const bare = word.replace(/^(?:Ma?c|Fitz|De|Di|Du|La|Le|Van|[dlDLO]['’])(?=\p{Lu}{2})/u, '');
  return bare.length > 1 && !bare.endsWith('.') && /\p{Lu}/u.test(bare) && bare === bare.toUpperCase();
}

/** In lower case, as particles are: « de », « d’Alembert ». */
export const isLower = (word: string): boolean => /^['’]?\p{Ll}/u.test(word);

/**
 * Whether a name is written in Chinese, Japanese or Korean characters; one in katakana alone is a Western name, in its
 * own order.
 */
export const isEastAsian = (name: string): boolean =>
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\s-]+$/u.test(name) &&
  !/^[\p{Script=Katakana}ー・\s-]+$/u.test(name);

/** Whether names in this language (BCP 47) have the family name first: in Hungarian. */
export const putsFamilyFirst = (language = ''): boolean => /^hu\b/i.test(language);

/** A rank that ends a name: « Jr. », « III », « fils »; a degree is none. */
export const isSuffix = (word: string): boolean =>
  /^(?:[JS]r|fils|p[èe]re|I{2,3}|I[VX]|VI{1,3}|[2-9](?:nd|rd|th|e))\.?$/.test(word);

/** The same where a comma sets it apart, in any letters: « JR », « V ». */
export const isSetApartSuffix = (text: string): boolean =>
  /^(?:(?:jr|sr|jun|sen|fils|p[èe]re|[2-9](?:nd|rd|th|e))\.?|[ivx]{1,4})$/i.test(text.trim());

/** Words for the names that are left out: « et al. », « and others », « … ». */
export const isOthers = (text: string): boolean =>
  /^\{?(?:(?:and|et|&) )?(?:others|al\.?|autres|coll(?:ab(?:orateurs)?)?\.?|\.{3}|…)\}?,?$/i.test(text.trim());

/** The same at the end of a list, with what parts it from the last name. */
export const othersAtEnd =
  /(?:[\s,;]+|(?<=\}))(?:(?:and|et|&)\s)?\{?(?:(?:et\.?|and|&)\s?al\.?|(?:and|et|&)\s(?:others|autres|coll(?:ab(?:orateurs)?)?\.?)|\.{3}|…)\}?[\s,;]*$/i;

/** A name that can only be that of a body, though nothing marks it as one. */
export const isBody = (text: string): boolean =>
  bodies.test(text) && !text.split(/[\s,]+/).some((word) => /^(?:\p{Lu}\p{Ll}?\.-?)+$/u.test(word));

/** Any of these words, with or without its accents; a star stands for the letters behind it. */
const anyOf = (list: readonly string[]): string =>
  [...new Set(list.flatMap((word) => [word, word.normalize('NFD').replace(/\p{M}/gu, '')]))]
    .join('|')
    .replaceAll('*', '\\p{L}*');

const bodies = new RegExp(String.raw`(?<![\p{L}-])(?:${anyOf(words.bodies)}|cour(?= d))(?!\p{L})`, 'iu');
const roles = new RegExp(String.raw`^(?:${anyOf(words.roles)}|[\p{L} -]{1,30} (?:chair|editor))\.?$`, 'iu');

/** Endings of the names of firms. */
export const isFirm = (text: string): boolean =>
  /(?:^(?:inc|ltd|llc|gmbh|corp|plc)|\s(?:&|and|et)\s(?:co|cie))\.?,?$/i.test(text.trim());

/** A role beside a name: « éd. », « dir. », « Conference chair ». */
export const isRole = (text: string): boolean => roles.test(text.trim());

/** Whether a text is a degree after a name, which is no part of the name. */
export const isDegree = (text: string): boolean =>
  /^(?:Ph\.?\s?D|D\.?\s?Phil|M\.?\s?Sc|B\.?\s?Sc|D\.?\s?Sc|Dr|MPH|MBA|Pharm\.?\s?D|Esq)\.?$/.test(text.trim());

/** A degree that may be initials too: only after both names. */
export const isShortDegree = (text: string): boolean =>
  isDegree(text) || /^(?:M\.?\s?D|M\.?\s?A|B\.?\s?A|M\.?\s?S|R\.?N)\.?$/.test(text.trim());

/** Given names that are rarely family names. */
export const givenNames = words.givenNames.join('|');

const knownGivenNames = new Set([...words.givenNames, ...words.moreGivenNames]);

/** « Robert » of « J. Robert Oppenheimer ». */
export const isGivenName = (word: string): boolean => knownGivenNames.has(word);
