/** Reads one name, in whatever form a person or a program wrote it. */
import { withoutAsides, withoutMarks, withoutRoles } from './marks';
import { boundedName, type Name, person } from './name';
import { areParticles, beginsLongFamily, bindsNext, isBetween, isParticle, mayBeginFamily } from './particles';
import {
  hasVowel,
  isBody,
  isDegree,
  isEastAsian,
  isFewCapitals,
  isFirm,
  isGivenName,
  isInitials,
  isLower,
  isOthers,
  isPairOfCapitals,
  isRole,
  isSetApartSuffix,
  isShortDegree,
  isSuffix,
  isUpperCase,
  putsFamilyFirst,
  unglued,
  withStops,
} from './words';

/** Hints on a name from the work and the other names of the list. */
export type Context = {
  /** The language of the work, BCP 47. */
  readonly language?: string;
  /** Set when the list has family names in capitals: « Claire DURAND », « DURAND Claire ». */
  readonly upperCase?: 'first' | 'last';
  /** Whether the list has initials after family names: « Martin JP ». */
  readonly endsInInitials?: boolean;
  /**
   * Whether braces within a name hold the whole family name, as in sections/publications/citing/write-authors.ts; in
   * BibTeX they only join words.
   */
  readonly isTyped?: boolean;
};

type Parts = {
  readonly family?: string;
  readonly given?: string;
  readonly particle?: string;
  readonly suffix?: string;
  readonly literal?: string;
};

/**
 * One name: « Prénom Nom », « Nom, Prénom », « Nom, Jr., Prénom », « Nom, Prénom, Jr. », « P. Nom », « P.Nom », « Nom
 * P. », « NOM Prénom », a body. Braces join words; around the whole text they mark a body. Undefined for an empty name
 * and « et al. ».
 */
export function readName(text: string, context: Context = {}): Name | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const bounded = boundedName(text.replace(/\s+/gu, ' ').trim()).replace(/^[[(]([^()[\]]*)[\])]$/u, '$1'); // « [Collectif] »
  const whole = /^\{([^{}]*)\}$/u.exec(withoutMarks(withoutAsides(bounded)))?.[1];
  if (whole !== undefined) return body(whole);
  if (/[^,\s],\s?,$/u.test(bounded)) return person(plain(bare(bounded))); // this site's own RIS: a person with one name
  const bareName = bare(bounded);
  const parts = partsOf(bareName);
  const [first = '', second = ''] = parts;
  const isNamedBody =
    isFirm(parts.at(-1) ?? '') || isBody(second) || (isBody(bareName) && (second === '' || /\s/.test(first)));
  if (isNamedBody && first !== '') return body(plain(withoutRoles(bounded)).replace(/\s*,$/, ''));
  return withAside(nameOfParts(parts, context), bounded);
}

/** Adds the particle or rank that `text` has in parentheses: « Miramon (de), Charles ». */
function withAside(name: Name | undefined, text: string): Name | undefined {
  const [, aside = ''] = /\(([^()]*)\)/u.exec(text.includes('(') ? withoutAsides(text) : '') ?? [];
  if (!name || 'literal' in name || aside === '') return name;
  return areParticles(aside)
    ? person(name.family, `${name.given ?? ''} ${aside}`.trim(), name.suffix)
    : person(name.family, name.given, name.suffix ?? aside);
}

/** A name from its parts: a particle begins the family name, « de La Tour ». */
export function nameFrom({
  family = '',
  given = '',
  particle = '',
  suffix = '',
  literal = '',
}: Parts): Name | undefined {
  if (literal.trim() !== '') return body(withoutRoles(boundedName(literal)));
  if (given.trim() === '' && family.includes(',')) return readName(family);
  const surname = withoutCommas(joinedFamily(bare(particle), bare(family)));
  const forename = withoutCommas(bare(given));
  if (isOthers(surname) && forename === '') return undefined;
  return withAside(ranked(surname, forename, isShortDegree(suffix) ? '' : bare(suffix)), `${family} ${given}`);
}

const body = (literal: string): Name | undefined =>
  literal.trim() === '' || isOthers(literal) ? undefined : { literal: literal.trim() };

/** Removes what is written beside a name, and its years: « Tim, 1955- ». */
const bare = (text: string): string =>
  withoutMarks(
    withoutAsides(boundedName(text))
      .replace(/\([^()]*\)/gu, ' ')
      .replace(/[,\s]+\d{4}-(?:\d{4})?$/, ''),
  );

const withoutCommas = (text: string): string => text.replace(/,\s*/g, ' ');

/** `van der` + `Berg`, `d’` + `Alembert`. */
const joinedFamily = (particle: string, family: string): string =>
  `${particle}${/['’-]$/.test(particle) ? '' : ' '}${family}`.trim();

/** The parts of a name between commas outside of braces, without roles, degrees, years and marks. */
const partsOf = (text: string): string[] =>
  (text.match(/(?:\{[^{}]*\}|[^,])+/gu) ?? [])
    .map((part) => part.trim())
    .filter(
      (part, index) =>
        part !== '' &&
        !(
          index > 0 &&
          ((isRole(part) && (index > 1 || /^\p{Ll}/u.test(part))) ||
            isDegree(part) ||
            /^\d{4}-?(?:\d{4})?$/.test(part) ||
            // « Jean Dupont, a » has a mark, « Mol, a » an initial
            (/^\p{Ll}$/u.test(part) && (index > 1 || /^\p{Lu}[^,\s]*\s/u.test(text))))
        ),
    )
    .filter((part, index) => index < 2 || !isShortDegree(part));

function nameOfParts([first = '', second = '', ...more]: readonly string[], context: Context): Name | undefined {
  if (second === '') return nameOfWords(wordsOf(first, context), context);
  const last = more.at(-1) ?? '';
  if (isSetApartSuffix(plain(second)) && more.length > 0)
    return ranked(plain(first), plain(more.join(' ')), plain(second));
  if (isSuffix(second)) {
    const name = nameOfWords(wordsOf(first, context), context); // « Sammy Davis, Jr. »
    return name && 'family' in name ? person(name.family, name.given, second) : name;
  }
  if (isSuffix(last) || isSetApartSuffix(last))
    return isLoneRoman(last)
      ? ranked(plain(first), plain([second, ...more].join(' ')))
      : ranked(plain(first), plain([second, ...more.slice(0, -1)].join(' ')), last);
  return ranked(plain(first), plain([second, ...more].join(' '))); // « Malony, Allen, D. » has a comma too many
}

/** « V. » is an initial, although it could be a number. */
const isLoneRoman = (text: string): boolean => /^[IVX]\.?$/i.test(text);

const plain = (text: string): string => text.replace(/[{}]/g, '').trim();

/** A person from family and given names, either of which may end with a rank: « Smith, John Jr », « King Jr., Martin ». */
function ranked(family: string, given: string, suffix = ''): Name | undefined {
  const [surname, familyRank] = splitRank(family);
  const [forename, givenRank] = splitRank(given);
  return person(surname, withoutTitle(forename.split(' ')).map(withStops).join(' '), suffix || givenRank || familyRank);
}

function splitRank(text: string): [string, string] {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const isRank = words.length > 1 && (isSuffix(last) || /^[JS]R\.?$/.test(last)) && !/^[IVX]\.?$/.test(last);
  if (isRank) return [words.slice(0, -1).join(' '), last];
  // the « a » of « Jean a » is a mark
  return words.length > 1 && (isDegree(last) || /^[a-h]$/.test(last)) ? [words.slice(0, -1).join(' '), ''] : [text, ''];
}

/** The words of a name. Braces stay around a word when they show where the family name is. */
function wordsOf(text: string, { isTyped }: Context): string[] {
  const isGroup = isTyped ? /^\{[^{}]+\}$/u : /^\{[^{}]*\s[^{}]*\}$/u;
  const words = (text.replace(/(?<=\.) -(?=\p{Lu}\.)/gu, '-').match(/(?:\{[^{}]*\}|[^\s{}])+/gu) ?? [])
    .map((word) => (isGroup.test(word) ? word : word.replace(/[{}]/g, '')))
    .filter((word) => /[^\s{}]/u.test(word));
  const isRoleWord = (word = '') => isLower(word) && isRole(word); // « dir. Jean Dupont », « Jean Dupont dir. »
  const named = words.filter(
    (word, index) => words.length < 3 || !((index === 0 || index === words.length - 1) && isRoleWord(word)),
  );
  return withoutTitle(named.flatMap((word) => (word.startsWith('{') ? [word] : unglued(word))));
}

/** Removes « Dr », « Prof. », « Mme » before a name. */
function withoutTitle(words: readonly string[]): string[] {
  const [head = '', next = ''] = words;
  const isTitle =
    /^(?:Dr|Prof|Professeure?|Docteure?|Mme|Mlle|Mrs?|Ms|Sir)\.?$/.test(head) ||
    (/^Pr\.?$/.test(head) && words.length > 2 && !isInitials(next));
  return isTitle && next !== '' ? withoutTitle(words.slice(1)) : [...words];
}

const withoutBraces = (words: readonly string[]): string => words.join(' ').replace(/[{}]/g, '');

/** A name without commas, from its words. */
function nameOfWords(allWords: readonly string[], context: Context): Name | undefined {
  if (isOthers(allWords.join(' '))) return undefined;
  const group = context.isTyped ? allWords.findIndex((word) => word.startsWith('{')) : -1;
  if (group !== -1)
    return person(
      withoutBraces(allWords.slice(group, group + 1)),
      allWords.slice(0, group).map(withStops).join(' '),
      allWords.slice(group + 1).join(' '),
    );
  const [words, suffix] = withoutRank(allWords);
  const [onlyWord = ''] = words;
  if (words.length === 1)
    return /\p{Ll}/u.test(onlyWord) ? person(withoutBraces([onlyWord]), '', suffix) : body(withoutBraces([onlyWord]));
  if (words.length > 7 || allWords.includes('&')) return body(withoutBraces(allWords));
  const [particle = ''] = words.slice(-1);
  if (words.length > 2 && isLower(particle) && isParticle(particle) && isInitials(words.at(-2) ?? '')) {
    const name = nameOfWords(words.slice(0, -1), context); // « Saint-Exupéry A. de »
    return name && 'family' in name ? person(name.family, `${name.given ?? ''} ${particle}`.trim(), suffix) : name;
  }
  const at = familyAt(words, context);
  const family = words.filter((_, index) => index >= at.from && index < at.to);
  const given = words.filter((_, index) => index < at.from || index >= at.to);
  const forename = given.map(withStops).join(' ').replace(/[{}]/g, '');
  return context.isTyped
    ? person(withoutBraces(family), forename, suffix)
    : ranked(withoutBraces(family), forename, suffix);
}

/** Separates the rank at the end: « Sammy Davis Jr. »; but « Ivanov IV » and « Le Goff VI » end with initials. */
function withoutRank(words: readonly string[]): [readonly string[], string] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (before.length > 1 && isDegree(last)) return [before, ''];
  const isRoman = isPairOfCapitals(last);
  const minWords = isRoman ? 2 + before.findIndex((word) => !bindsNext(word)) : 1;
  return before.length >= minWords && isSuffix(last) && !/^[IVX]\.?$/.test(last) ? [before, last] : [words, ''];
}

type Span = { readonly from: number; readonly to: number };

/** Where the family name is: as the form of the words shows, else at the end with its particles, or first in Hungarian. */
function familyAt(words: readonly string[], context: Context): Span {
  const married = words.findIndex(
    (word, index) => index > 1 && index < words.length - 1 && /^(?:ép\.?|épouse|née)$/i.test(word),
  );
  if (married !== -1) return { from: married - 1, to: words.length }; // « Anne Dupont épouse Martin »
  const shownByForm = familyByForm(words, context);
  if (shownByForm) return shownByForm;
  const end = words.length;
  const first = (isParticle: (word: string) => boolean) =>
    words.findIndex((word, index) => index > 0 && index < end - 1 && isParticle(word));
  const lower = first(isLower);
  const particle = lower === -1 && !isLower(words.at(-1) ?? '') ? first(beginsLongFamily) : lower;
  if (particle === -1 && putsFamilyFirst(context.language) && !isInitials(words[0] ?? '')) return { from: 0, to: 1 };
  let from = end - 1;
  while (from > 1 && bindsNext(words[from - 1] ?? '')) from -= 1;
  if (from === 1 && mayBeginFamily(words[0] ?? '')) from = 0; // « Le Goff »
  if (particle !== -1 && particle < from) from = particle;
  if (from > 1 && isBetween(words[from] ?? '')) from -= 1; // « José Ortega y Gasset »
  return { from, to: end };
}

/** Whether two capitals belong to a family name in capitals: « LE GOFF Jacques », « E. LE ROY », not « JP DUPONT ». */
function isInUpperCaseName(words: readonly string[], index: number): boolean {
  const after = words.slice(index + 1);
  if (!isPairOfCapitals(words[index] ?? '') || !isUpperCase(after[0] ?? '')) return false;
  return index > 0 || isParticle(words[index] ?? '') || !after.every(isUpperCase);
}

/**
 * Where the family name is, if the form of the words shows it: beside initials (« J.-P. Martin », « Le Goff JP »), first
 * in Chinese, Japanese and Korean characters, or in capitals (« DURAND Claire »).
 */
function familyByForm(words: readonly string[], context: Context): Span | undefined {
  const end = words.length;
  const [head = ''] = words;
  const tail = words.at(-1) ?? '';
  const isFamily = (word: string, place: 'first' | 'last') => context.upperCase === place && isPairOfCapitals(word);
  const rest = (from: number, to: number) => words.slice(from, to);
  if (isFamily(tail, 'last') && !rest(0, -1).every(isInitials)) return { from: end - 1, to: end };
  if (isFamily(head, 'first') && !isUpperCase(words[1] ?? '') && !rest(1, end).some(isInitials))
    return { from: 0, to: 1 };
  // the « AL » of « AL Martin » are initials
  const binds = (word: string, next = '') => bindsNext(word) && (!isPairOfCapitals(word) || isUpperCase(next));
  const isInitial = (word: string, index: number) =>
    isInitials(word) && !binds(word, words[index + 1]) && !isInUpperCaseName(words, index);
  const first = words.findIndex((word, index) => !isInitial(word, index));
  if (
    first > 0 &&
    ((context.isTyped && !isGivenName(words[first] ?? '')) || end - first === 1 || rest(first, end).every(isUpperCase))
  )
    return { from: first, to: end };
  const isInitialsAfter = (word: string) =>
    isInitials(word) || (isFewCapitals(word) && (context.endsInInitials || !hasVowel(word)));
  const last =
    isFewCapitals(tail) && isInitialsAfter(tail) && rest(0, -1).every((word) => !isUpperCase(word))
      ? end - 2
      : words.findLastIndex((word) => !isInitials(word));
  if (first === 0 && last >= 0 && last < end - 1) return { from: 0, to: last + 1 };
  if (isEastAsian(withoutBraces(words))) return { from: 0, to: 1 };
  const [from, to] = [words.findIndex(isUpperCase), words.findLastIndex(isUpperCase) + 1];
  if (from === -1 || (from === 0 && to === end) || !rest(from, to).every(isUpperCase)) return undefined;
  let start = from;
  while (start > 0 && isLower(words[start - 1] ?? '') && (start > 1 || bindsNext(words[0] ?? ''))) start -= 1; // « Jean de LA TOUR »
  return { from: start, to };
}
