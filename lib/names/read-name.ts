/** Reads one name, in whatever form a person or a program wrote it. */
import { withoutAsides, withoutMarks, withoutRoles } from './marks';
import { boundedName, type Name, person } from './name';
import { areParticles, beginsLong, bindsNext, isBetween, isParticle, mayBegin } from './particles';
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
  /** The work's, BCP 47. */
  readonly language?: string;
  /** Where the list has family names in capitals: « Claire DURAND », « DURAND Claire ». */
  readonly upperCase?: 'first' | 'last';
  /** The list has initials behind family names: « Martin JP ». */
  readonly endsInInitials?: boolean;
  /**
   * Braces within a name hold the whole family name, as sections/publications/citing/write-authors.ts writes them; in
   * BibTeX they only make one word.
   */
  readonly isTyped?: boolean;
};

/** The parts of one name as a format gives them. */
type Parts = {
  readonly family?: string;
  readonly given?: string;
  readonly particle?: string;
  readonly suffix?: string;
  readonly literal?: string;
};

/**
 * One name: « Prénom Nom », « Nom, Prénom », « Nom, Jr., Prénom », « Nom, Prénom, Jr. », « P. Nom », « P.Nom », « Nom
 * P. », « NOM Prénom », a body. Braces make one word of several; around all of it they hold the name of a body.
 * Undefined for nobody and for « et al. ».
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

/** The person with the particle or rank that `text` has in parentheses: « Miramon (de), Charles ». */
function withAside(name: Name | undefined, text: string): Name | undefined {
  const [, aside = ''] = /\(([^()]*)\)/u.exec(text.includes('(') ? withoutAsides(text) : '') ?? [];
  if (!name || 'literal' in name || aside === '') return name;
  return areParticles(aside)
    ? person(name.family, `${name.given ?? ''} ${aside}`.trim(), name.suffix)
    : person(name.family, name.given, name.suffix ?? aside);
}

/** A name of its parts: a particle begins the family name, « de La Tour ». */
export function nameFrom({
  family = '',
  given = '',
  particle = '',
  suffix = '',
  literal = '',
}: Parts): Name | undefined {
  if (literal.trim() !== '') return body(withoutRoles(boundedName(literal)));
  if (given.trim() === '' && family.includes(',')) return readName(family);
  const surname = withoutCommas(joined(bare(particle), bare(family)));
  const forename = withoutCommas(bare(given));
  if (isOthers(surname) && forename === '') return undefined;
  return withAside(ranked(surname, forename, isShortDegree(suffix) ? '' : bare(suffix)), `${family} ${given}`);
}

const body = (literal: string): Name | undefined =>
  literal.trim() === '' || isOthers(literal) ? undefined : { literal: literal.trim() };

/** Without what is beside the name; its years too: « Tim, 1955- ». */
const bare = (text: string): string =>
  withoutMarks(
    withoutAsides(boundedName(text))
      .replace(/\([^()]*\)/gu, ' ')
      .replace(/[,\s]+\d{4}-(?:\d{4})?$/, ''),
  );

const withoutCommas = (text: string): string => text.replace(/,\s*/g, ' ');

/** `van der` + `Berg`, `d’` + `Alembert`. */
const joined = (particle: string, family: string): string =>
  `${particle}${/['’-]$/.test(particle) ? '' : ' '}${family}`.trim();

/** The parts between commas outside of braces, without roles, degrees, years and marks. */
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
  if (second === '') return ofWords(wordsOf(first, context), context);
  const last = more.at(-1) ?? '';
  if (isSetApartSuffix(plain(second)) && more.length > 0)
    return ranked(plain(first), plain(more.join(' ')), plain(second));
  if (isSuffix(second)) {
    const name = ofWords(wordsOf(first, context), context); // « Sammy Davis, Jr. »
    return name && 'family' in name ? person(name.family, name.given, second) : name;
  }
  if (isSuffix(last) || isSetApartSuffix(last))
    return isLoneRoman(last)
      ? ranked(plain(first), plain([second, ...more].join(' ')))
      : ranked(plain(first), plain([second, ...more.slice(0, -1)].join(' ')), last);
  return ranked(plain(first), plain([second, ...more].join(' '))); // « Malony, Allen, D. » has a comma too many
}

/** « D. » is an initial, and so is « V. ». */
const isLoneRoman = (text: string): boolean => /^[IVX]\.?$/i.test(text);

const plain = (text: string): string => text.replace(/[{}]/g, '').trim();

/**
 * The person of a family and given names, of which one may end with the rank: « Smith, John Jr », « King Jr., Martin ».
 */
function ranked(family: string, given: string, suffix = ''): Name | undefined {
  const [surname, ofFamily] = parted(family);
  const [forename, ofGiven] = parted(given);
  return person(surname, withoutTitle(forename.split(' ')).map(withStops).join(' '), suffix || ofGiven || ofFamily);
}

function parted(text: string): [string, string] {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const isRank = words.length > 1 && (isSuffix(last) || /^[JS]R\.?$/.test(last)) && !/^[IVX]\.?$/.test(last);
  if (isRank) return [words.slice(0, -1).join(' '), last];
  // « Jean a » has a mark.
  return words.length > 1 && (isDegree(last) || /^[a-h]$/.test(last)) ? [words.slice(0, -1).join(' '), ''] : [text, ''];
}

/** The words of a name; one in braces with them where they say something. */
function wordsOf(text: string, { isTyped }: Context): string[] {
  const isGroup = isTyped ? /^\{[^{}]+\}$/u : /^\{[^{}]*\s[^{}]*\}$/u;
  const words = (text.replace(/(?<=\.) -(?=\p{Lu}\.)/gu, '-').match(/(?:\{[^{}]*\}|[^\s{}])+/gu) ?? [])
    .map((word) => (isGroup.test(word) ? word : word.replace(/[{}]/g, '')))
    .filter((word) => /[^\s{}]/u.test(word));
  const isRoleOf = (word = '') => isLower(word) && isRole(word); // « dir. Jean Dupont », « Jean Dupont dir. »
  const named = words.filter(
    (word, index) => words.length < 3 || !((index === 0 || index === words.length - 1) && isRoleOf(word)),
  );
  return withoutTitle(named.flatMap((word) => (word.startsWith('{') ? [word] : unglued(word))));
}

/** Without « Dr », « Prof. », « Mme » before a name. */
function withoutTitle(words: readonly string[]): string[] {
  const [head = '', next = ''] = words;
  const isTitle =
    /^(?:Dr|Prof|Professeure?|Docteure?|Mme|Mlle|Mrs?|Ms|Sir)\.?$/.test(head) ||
    (/^Pr\.?$/.test(head) && words.length > 2 && !isInitials(next));
  return isTitle && next !== '' ? withoutTitle(words.slice(1)) : [...words];
}

const opened = (words: readonly string[]): string => words.join(' ').replace(/[{}]/g, '');

/** The words of a name without commas. */
function ofWords(all: readonly string[], context: Context): Name | undefined {
  if (isOthers(all.join(' '))) return undefined;
  const group = context.isTyped ? all.findIndex((word) => word.startsWith('{')) : -1;
  if (group !== -1)
    return person(
      opened(all.slice(group, group + 1)),
      all.slice(0, group).map(withStops).join(' '),
      all.slice(group + 1).join(' '),
    );
  const [words, suffix] = withoutRank(all);
  const [only = ''] = words;
  if (words.length === 1) return /\p{Ll}/u.test(only) ? person(opened([only]), '', suffix) : body(opened([only]));
  if (words.length > 7 || all.includes('&')) return body(opened(all));
  const [particle = ''] = words.slice(-1);
  if (words.length > 2 && isLower(particle) && isParticle(particle) && isInitials(words.at(-2) ?? '')) {
    const name = ofWords(words.slice(0, -1), context); // « Saint-Exupéry A. de »
    return name && 'family' in name ? person(name.family, `${name.given ?? ''} ${particle}`.trim(), suffix) : name;
  }
  const at = familyAt(words, context);
  const family = words.filter((_, index) => index >= at.from && index < at.to);
  const given = words.filter((_, index) => index < at.from || index >= at.to);
  const forename = given.map(withStops).join(' ').replace(/[{}]/g, '');
  return context.isTyped ? person(opened(family), forename, suffix) : ranked(opened(family), forename, suffix);
}

/** The words without the rank at their end: « Sammy Davis Jr. »; « Ivanov IV » and « Le Goff VI » have initials. */
function withoutRank(words: readonly string[]): [readonly string[], string] {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (before.length > 1 && isDegree(last)) return [before, ''];
  const isRoman = isPairOfCapitals(last);
  const least = isRoman ? 2 + before.findIndex((word) => !bindsNext(word)) : 1;
  return before.length >= least && isSuffix(last) && !/^[IVX]\.?$/.test(last) ? [before, last] : [words, ''];
}

type Span = { readonly from: number; readonly to: number };

/**
 * Where the family name stands: as the form of the words tells it, else at the end, with its particles; in Hungarian at
 * the beginning.
 */
function familyAt(words: readonly string[], context: Context): Span {
  const married = words.findIndex(
    (word, index) => index > 1 && index < words.length - 1 && /^(?:ép\.?|épouse|née)$/i.test(word),
  );
  if (married !== -1) return { from: married - 1, to: words.length }; // « Anne Dupont épouse Martin »
  const told = byForm(words, context);
  if (told) return told;
  const end = words.length;
  const first = (isParticle: (word: string) => boolean) =>
    words.findIndex((word, index) => index > 0 && index < end - 1 && isParticle(word));
  const lower = first(isLower);
  const particle = lower === -1 && !isLower(words.at(-1) ?? '') ? first(beginsLong) : lower;
  if (particle === -1 && putsFamilyFirst(context.language) && !isInitials(words[0] ?? '')) return { from: 0, to: 1 };
  let from = end - 1;
  while (from > 1 && bindsNext(words[from - 1] ?? '')) from -= 1;
  if (from === 1 && mayBegin(words[0] ?? '')) from = 0; // « Le Goff »
  if (particle !== -1 && particle < from) from = particle;
  if (from > 1 && isBetween(words[from] ?? '')) from -= 1; // « José Ortega y Gasset »
  return { from, to: end };
}

/** Whether two capitals begin a family name in capitals: « LE GOFF Jacques », « E. LE ROY », not « JP DUPONT ». */
function isOfUpperCaseName(words: readonly string[], index: number): boolean {
  const after = words.slice(index + 1);
  if (!isPairOfCapitals(words[index] ?? '') || !isUpperCase(after[0] ?? '')) return false;
  return index > 0 || isParticle(words[index] ?? '') || !after.every(isUpperCase);
}

/**
 * The family name of words that say by themselves which it is, in whatever order they stand: it is beside initials («
 * J.-P. Martin », « Le Goff JP »), the first word in Chinese, Japanese and Korean characters, or in capitals (« DURAND
 * Claire »). Undefined for any other.
 */
function byForm(words: readonly string[], context: Context): Span | undefined {
  const end = words.length;
  const [head = ''] = words;
  const tail = words.at(-1) ?? '';
  const isFamily = (word: string, place: 'first' | 'last') => context.upperCase === place && isPairOfCapitals(word);
  const rest = (from: number, to: number) => words.slice(from, to);
  if (isFamily(tail, 'last') && !rest(0, -1).every(isInitials)) return { from: end - 1, to: end };
  if (isFamily(head, 'first') && !isUpperCase(words[1] ?? '') && !rest(1, end).some(isInitials))
    return { from: 0, to: 1 };
  // « AL Martin » has initials.
  const binds = (word: string, next = '') => bindsNext(word) && (!isPairOfCapitals(word) || isUpperCase(next));
  const isInitial = (word: string, index: number) =>
    isInitials(word) && !binds(word, words[index + 1]) && !isOfUpperCaseName(words, index);
  const first = words.findIndex((word, index) => !isInitial(word, index));
  if (
    first > 0 &&
    ((context.isTyped && !isGivenName(words[first] ?? '')) || end - first === 1 || rest(first, end).every(isUpperCase))
  )
    return { from: first, to: end };
  const isBehind = (word: string) =>
    isInitials(word) || (isFewCapitals(word) && (context.endsInInitials || !hasVowel(word)));
  const last =
    isFewCapitals(tail) && isBehind(tail) && rest(0, -1).every((word) => !isUpperCase(word))
      ? end - 2
      : words.findLastIndex((word) => !isInitials(word));
  if (first === 0 && last >= 0 && last < end - 1) return { from: 0, to: last + 1 };
  if (isEastAsian(opened(words))) return { from: 0, to: 1 };
  const [from, to] = [words.findIndex(isUpperCase), words.findLastIndex(isUpperCase) + 1];
  if (from === -1 || (from === 0 && to === end) || !rest(from, to).every(isUpperCase)) return undefined;
  let start = from;
  while (start > 0 && isLower(words[start - 1] ?? '') && (start > 1 || bindsNext(words[0] ?? ''))) start -= 1; // « Jean de LA TOUR »
  return { from: start, to };
}
