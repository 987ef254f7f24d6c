/** Reads lists of names, in whatever way they are parted: « and », « et », « & », semicolons, or commas as in prose. */
import { outsideBraces, withoutAsides } from './marks';
import type { Name } from './name';
import { withOrcids } from './orcids';
import { bindsNext } from './particles';
import { type Context, readName } from './read-name';
import {
  givenNames,
  hasVowel,
  isBody,
  isFewCapitals,
  isInitials,
  isOthers,
  isPairOfCapitals,
  isSetApartSuffix,
  isSuffix,
  isUpperCase,
  othersAtEnd,
  unglued,
} from './words';

/** The names of texts, of which each may hold more than one; « et al. » is left out. */
export const readNames = (
  texts: readonly string[],
  language?: string,
  others: ReturnType<typeof contextOf> = {},
): Name[] =>
  withOrcids(
    named(
      texts.flatMap((text) => inProse(piecesOf(text))),
      language,
      others,
    ),
    texts,
  );

/** The same of one list that was split at « and », of which a piece may hold the names that commas part in prose. */
export const readPieces = (pieces: readonly string[]): Name[] => named(inProse(pieces.flatMap(piecesOf)));

const piecesOf = (text: string): string[] => separated(withCommas(withoutLead(withoutOthers(text))));

const givenBehind =
  /(?<=^|[;,&]\s*|\s(?:and|et)\s)((?:(?:[Dd][eu]|[Dd]es|[Ll][ae]|[Vv][ao]n|D[EU]|L[AE]|V[AO]N|Ben|El)\s|d['’])*\p{Lu}[\p{L}'’-]+)\s?\((\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*(?:\s(?:de|du|van|von|d['’]))?|(?:\p{Lu}\p{Ll}?\.[ -]?)+)\)(?=\s*(?:$|[;,&]|and\s|et\s))/gu;

/** « Dupont (Jean) », as French bibliographies write it, as « Dupont, Jean ». */
export const withCommas = (text: string): string => text.replace(givenBehind, '$1, $2');

function named(all: readonly string[], language?: string, others: ReturnType<typeof contextOf> = {}): Name[] {
  const names = all.slice(0, mostNames);
  const context = { language, ...others, ...contextOf(names) };
  return names.flatMap((name) => readName(name, context) ?? []);
}

/** One more than a work may have (lib/references/deduce.ts), which refuses it. */
const mostNames = 10_001;

/** Whether a list says that there are more names than it gives. */
export const saysOthers = (text: string): boolean => isOthers(text) || othersAtEnd.test(text.slice(-100));

/** Whether a name of a list has the role of one who directed the work beside it: « Mayeux (dir.), Pierre ». */
export const areDirectors = (text: string): boolean =>
  /[([]\s?(?:dirs?|[ée]ds?|coords?|hrsg|sous la dir\p{L}{0,7})\.?\s?[)\]]/iu.test(text.replace(/[{}]/g, ''));

const withoutOthers = (text: string): string => `${text.slice(0, -100)}${text.slice(-100).replace(othersAtEnd, '')}`;

const lead =
  /^\s*(?:sous la dir(?:ection|\.) d(?:e\s|['’])|(?:[ée]dité|dirigé|coordonné|traduit)e?s? par\s|(?:edited|ed\.|eds\.|translated) by\s|a cura di\s)/i;

/** « sous la direction de Jean Dupont », « Jean Dupont avec la collaboration de Claire Durand ». */
const withoutLead = (text: string): string =>
  text.replace(lead, '').replace(/\savec la (?:collaboration|participation) d(?:e\s|['’])/gi, ' ; ');

/** How the names of a list are written, where some of them say it. */
export function contextOf(names: readonly string[]): Pick<Context, 'upperCase' | 'endsInInitials'> {
  const lists = names
    .slice(0, 100)
    .map((name) => (name.length > 100 || name.includes(',') ? [] : name.trim().split(/\s+/)));
  const isGiven = (word = '') => !isUpperCase(word) && !isInitials(word) && word !== '';
  const endsInInitials = lists.some(
    (words) => words.length > 1 && isGiven(words[0]) && /^\p{Lu}{1,2}$/u.test(words.at(-1) ?? ''),
  );
  const isName = (word = '') =>
    isUpperCase(word) && word.length > 2 && !(isFewCapitals(word) && (endsInInitials || !hasVowel(word)));
  const isFirst = lists.some(
    ([head, next, ...more]) =>
      (isName(head) || (isUpperCase(head ?? '') && isName(next))) && isGiven(more.at(-1) ?? next),
  );
  const isLast = lists.some((words) => words.length > 1 && isName(words.at(-1)) && isGiven(words[0]));
  return {
    ...(isFirst !== isLast && { upperCase: isFirst ? ('first' as const) : ('last' as const) }),
    ...(endsInInitials && !isLast && { endsInInitials }),
  };
}

/** Split at what `separator` matches outside of braces; it holds no group. */
function split(text: string, separator: RegExp): string[] {
  const sign = '\u0000';
  return outsideBraces(text.replaceAll(sign, ' '), (part) => part.replace(separator, sign))
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part.replace(/[\s,]/g, '') !== '');
}

const and = /(?<=^|\s)and(?=[\s,]|$)/iy;

/** Split at « and », as BibTeX does, outside of braces; empty names are left out. */
export function splitAtAnd(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (depth === 0 && (sign === 'a' || sign === 'A')) {
      and.lastIndex = at;
      if (!and.test(text)) continue;
      parts.push(text.slice(start, at));
      start = at + 3;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => /[^\s,]/.test(part));
}

/** « und », « y » and a stroke part full names alone: « Ortega y Gasset » is one; « e » parts initials, « Costa e Silva » is one. */
const foreignConjunction = /\s(?:und|y|\/|e(?=\s\p{Lu}\.))\s/gu;
const conjunction = /\s*&\s*|\s(?:et|avec|with)\s/gu;

/** Names of one text that semicolons or conjunctions part: « Jean Dupont & Paul Martin », not « Simon & Schuster ». */
function separated(text: string): string[] {
  const list = withoutAsides(text);
  const bySemicolon = split(list, /;/gu);
  if (bySemicolon.length > 1)
    return bySemicolon.slice(0, mostNames).flatMap((part) => separated(part.replace(/^(?:and|et|&)\s/i, '')));
  if (isBody(list.replace(/\{[^{}]*\}/gu, ''))) return [text];
  const byForeign = split(list, foreignConjunction);
  if (byForeign.length > 1 && byForeign.every(isFullName)) return byForeign.flatMap(separated);
  const bySign = split(list, conjunction);
  if (bySign.length > 1 && (bySign.every(isLikeName) || (!list.includes('&') && bySign.every(isSurname))))
    return bySign;
  const byAnd = list.endsWith(',') ? [] : splitAtAnd(list);
  return byAnd.length > 1 && byAnd.every(isLikeName) ? byAnd.flatMap(separated) : [list];
}

/** Several words, or initials, or « Nom, Prénom », or in braces. */
const isLikeName = (text: string): boolean => text.startsWith('{') || (/\S[\s,.]+\S/.test(text) && !isBody(text));
const isSurname = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(text) && !/^(?:fils|cie|co|frères|associés)$/i.test(text);

const endsInGiven = new RegExp(`\\s(?:${givenNames})$`);
const beginsWithGiven = new RegExp(`^(?:${givenNames})\\s`);

/** The names of a list whose pieces may be parted by commas, where a comma parts family and given names too. */
function inProse(pieces: readonly string[]): string[] {
  const lists = pieces.map((piece) => (piece.includes(',') ? withRanks(split(piece, /,/gu)) : [piece]));
  const isWhole = (parts: readonly string[]) => parts.every(isFullName);
  // « Le Goff, Jean Pierre », « Silva Santos, Ana Maria »
  const isInverted = ([family = '', given = '']: readonly string[]) =>
    bindsNext(family.split(' ')[0] ?? '') || (endsInGiven.test(given) && !beginsWithGiven.test(family));
  const areAllWhole =
    pieces.length > 1 &&
    lists.some((parts) => parts.length === 1 && isWhole(parts)) &&
    lists.every(
      (parts) =>
        (isWhole(parts) && !(parts.length === 2 && isInverted(parts))) ||
        (parts.length === 1 && !/,/.test(parts[0] ?? '')),
    );
  return lists.flatMap((parts, index) => {
    const piece = pieces[index] ?? '';
    if (parts.length < 2) return [piece];
    if (areAllWhole || (parts.length > 2 && isWhole(parts)) || parts.every(hasInitials)) return parts;
    return paired(parts) ?? [piece];
  });
}

/** « Dupont, J., Martin, M. », « Dupont, Jean, Martin, Luc » as pairs. */
function paired(parts: readonly string[]): string[] | undefined {
  const isEven = parts.length > 3 && parts.length % 2 === 0;
  const given = parts.filter((_, index) => index % 2 === 1);
  const families = parts.filter((_, index) => index % 2 === 0);
  const isPaired =
    isEven &&
    !families.some(isInitials) &&
    !parts.some(isSetApartSuffix) &&
    (given.every(isInitials) || !given.some(isInitials));
  return isPaired ? families.map((family, index) => `${family}, ${given[index] ?? ''}`) : undefined;
}

/** Parts of which a rank is one with the full name before it: « Martin Luther King, Jr. ». */
function withRanks(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1) ?? '';
    if (isSuffix(part) && isFullName(before)) joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Two words at least, which do not begin as a family name with its particle does. */
const isFullName = (part: string): boolean => {
  const words = wordsIn(part);
  const areInitials = words.every(isInitials) && !(words.length === 2 && isPairOfCapitals(words[0] ?? '')); // « LI X »
  return words.length > 1 && /^[^\p{Ll}{]/u.test(part) && !areInitials && !isBody(part);
};

const wordsIn = (part: string): string[] => part.split(/\s+/).flatMap(unglued);

/** « Wagner E », « E. Wagner ». */
const hasInitials = (part: string): boolean => {
  const all = wordsIn(part);
  const words = all.length > 2 && isSuffix(all.at(-1) ?? '') ? all.slice(0, -1) : all; // « Dupont J Jr »
  const [head = '', tail = ''] = [words[0], words.at(-1)];
  return isFullName(part) && !isSuffix(tail) && (isInitials(head) || isInitials(tail) || isPairOfCapitals(tail));
};
