/** Recognises the kinds of words in names, by their form. */
import words from './words.json' with { type: 'json' };

/** « J. », « J.-P. », « A.B. », « JP », « JP. », « J », but not the « St. » of « St. Antoine ». */
export const isInitials = (text: string): boolean =>
  /^(?!Ste?\.)(?:\p{Lu}\p{Ll}?\.[\s-]*)+\p{Lu}?$/u.test(text) || /^\p{Lu}(?:-?\p{Lu}\.?)?$/u.test(text);

/** Two capitals, which may be initials or a short family name in capitals: « JP », « SY ». */
export const isPairOfCapitals = (word: string): boolean => /^\p{Lu}{2}$/u.test(word);

/** Three or four capitals, which may be initials or a name: « JRR », « ROY ». */
export const isFewCapitals = (word: string): boolean => /^\p{Lu}{3,4}$/u.test(word);
export const hasVowel = (word: string): boolean => /[aeiouy]/i.test(word.normalize('NFD'));

/** Writes « J-P. » as « J.-P. ». */
export const withStops = (initials: string): string => initials.replace(/(?<![\p{L}.])(\p{Lu})-(?=\p{Lu}\.)/gu, '$1.-');

/** Splits « J-P.Martin » into « J.-P. » and « Martin ». */
export function unglued(word: string): string[] {
  const [, initials] =
    /^((?:\p{Lu}{1,2}\p{Ll}?[.-]-?)*\p{Lu}{1,2}\p{Ll}?\.)(?=\p{Ll}{2,3}$|(?:[dl]['’])?\p{Lu}[\p{L}'’-]*\p{Ll}|\p{Lu}[\p{Lu}'’-]+$)/u.exec(
      word,
    ) ?? [];
  if (initials !== undefined && !isInitials(word)) return [withStops(initials), word.slice(initials.length)];
  const [, given, family] = /^(\p{Lu}\p{Ll}+-\p{Lu}\.)(\p{Lu}\p{Ll}[\p{L}'’-]*)$/u.exec(word) ?? []; // « Jean-P.Martin »
  return given !== undefined && family !== undefined ? [given, family] : [word];
}

/** A word in capitals that is no initial: « DUPONT », « McDONALD », « d’ALEMBERT ». */
export function isUpperCase(word: string): boolean {
  const bare = word.replace(/^(?:Ma?c|Fitz|De|Di|Du|La|Le|Van|[dlDLO]['’])(?=\p{Lu}{2})/u, '');
  return bare.length > 1 && !bare.endsWith('.') && /\p{Lu}/u.test(bare) && bare === bare.toUpperCase();
}

/** A word in lower case, like particles: « de », « d’Alembert ». */
export const isLower = (word: string): boolean => /^['’]?\p{Ll}/u.test(word);

/**
 * Whether a name is in Chinese, Japanese or Korean characters; not one in katakana only, which is a Western name in its
 * own order.
 */
export const isEastAsian = (name: string): boolean =>
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\s-]+$/u.test(name) &&
  !/^[\p{Script=Katakana}ー・\s-]+$/u.test(name);

/** Whether names in a language (BCP 47) have the family name first, as in Hungarian. */
export const putsFamilyFirst = (language = ''): boolean => /^hu\b/i.test(language);

/** A rank that ends a name: « Jr. », « III », « fils »; not a degree. */
export const isSuffix = (word: string): boolean =>
  /^(?:[JS]r|fils|p[èe]re|I{2,3}|I[VX]|VI{1,3}|[2-9](?:nd|rd|th|e))\.?$/.test(word);

/** The same when a comma sets it apart, in capitals or not: « JR », « V ». */
export const isSetApartSuffix = (text: string): boolean =>
  /^(?:(?:jr|sr|jun|sen|fils|p[èe]re|[2-9](?:nd|rd|th|e))\.?|[ivx]{1,4})$/i.test(text.trim());

/** Words that stand for further names: « et al. », « and others », « … ». */
export const isOthers = (text: string): boolean =>
  /^\{?(?:(?:and|et|&) )?(?:others|al\.?|autres|coll(?:ab(?:orateurs)?)?\.?|\.{3}|…)\}?,?$/i.test(text.trim());

/** The same at the end of a list, with the separator before. */
export const othersAtEnd =
  /(?:[\s,;]+|(?<=\}))(?:(?:and|et|&)\s)?\{?(?:(?:et\.?|and|&)\s?al\.?|(?:and|et|&)\s(?:others|autres|coll(?:ab(?:orateurs)?)?\.?)|\.{3}|…)\}?[\s,;]*$/i;

/** Whether a name can only be that of a body, by one of its words. */
export const isBody = (text: string): boolean =>
  bodies.test(text) && !text.split(/[\s,]+/).some((word) => /^(?:\p{Lu}\p{Ll}?\.-?)+$/u.test(word));

/** A pattern for any of these words, with or without accents; a star stands for any further letters. */
const anyOf = (list: readonly string[]): string =>
  [...new Set(list.flatMap((word) => [word, word.normalize('NFD').replace(/\p{M}/gu, '')]))]
    .join('|')
    .replaceAll('*', '\\p{L}*');

const bodies = new RegExp(String.raw`(?<![\p{L}-])(?:${anyOf(words.bodies)}|cour(?= d))(?!\p{L})`, 'iu');
const roles = new RegExp(String.raw`^(?:${anyOf(words.roles)}|[\p{L} -]{1,30} (?:chair|editor))\.?$`, 'iu');

/** Whether a text ends like the name of a firm. */
export const isFirm = (text: string): boolean =>
  /(?:^(?:inc|ltd|llc|gmbh|corp|plc)|\s(?:&|and|et)\s(?:co|cie))\.?,?$/i.test(text.trim());

/** A role beside a name: « éd. », « dir. », « Conference chair ». */
export const isRole = (text: string): boolean => roles.test(text.trim());

/** Whether a text is a degree after a name. */
export const isDegree = (text: string): boolean =>
  /^(?:Ph\.?\s?D|D\.?\s?Phil|M\.?\s?Sc|B\.?\s?Sc|D\.?\s?Sc|Dr|MPH|MBA|Pharm\.?\s?D|Esq)\.?$/.test(text.trim());

/** A degree, or letters that may be a degree or initials: they count as a degree only after both names. */
export const isShortDegree = (text: string): boolean =>
  isDegree(text) || /^(?:M\.?\s?D|M\.?\s?A|B\.?\s?A|M\.?\s?S|R\.?N)\.?$/.test(text.trim());

/** A pattern of given names that are rarely family names. */
export const givenNames = words.givenNames.join('|');

const knownGivenNames = new Set([...words.givenNames, ...words.moreGivenNames]);

export const isGivenName = (word: string): boolean => knownGivenNames.has(word);
