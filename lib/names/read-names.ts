/** Reads lists of names, whatever separates them: « and », « et », « & », semicolons, or commas as in prose. */
import { outsideBraces, withoutAsides } from './marks';
import { type Name, withOrcids } from './name';
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

/** The names in texts, where each text may hold several; « et al. » is left out. */
export const readNames = (
  texts: readonly string[],
  language?: string,
  others: ReturnType<typeof contextOf> = {},
): Name[] =>
  withOrcids(
    readAll(
      texts.flatMap((text) => splitAtCommas(piecesOf(text))),
      language,
      others,
    ),
    texts,
  );

/** The same for a list already split at « and », where a piece may still hold several names separated by commas. */
export const readPieces = (pieces: readonly string[]): Name[] => readAll(splitAtCommas(pieces.flatMap(piecesOf)));

const piecesOf = (text: string): string[] => separated(withCommas(withoutLead(withoutOthers(text))));

const givenInParentheses =
  /(?<=^|[;,&]\s*|\s(?:and|et)\s)((?:(?:[Dd][eu]|[Dd]es|[Ll][ae]|[Vv][ao]n|D[EU]|L[AE]|V[AO]N|Ben|El)\s|d['’])*\p{Lu}[\p{L}'’-]+)\s?\((\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*(?:\s(?:de|du|van|von|d['’]))?|(?:\p{Lu}\p{Ll}?\.[ -]?)+)\)(?=\s*(?:$|[;,&]|and\s|et\s))/gu;

/** Writes « Dupont (Jean) », as in French bibliographies, as « Dupont, Jean ». */
export const withCommas = (text: string): string => text.replace(givenInParentheses, '$1, $2');

function readAll(all: readonly string[], language?: string, others: ReturnType<typeof contextOf> = {}): Name[] {
  const names = all.slice(0, mostNames);
  const context = { language, ...others, ...contextOf(names) };
  return names.flatMap((name) => readName(name, context) ?? []);
}

/** One more than a work may have, so that lib/references/deduce.ts refuses it. */
const mostNames = 10_001;

/** Whether a list says that there are more names than it gives. */
export const saysOthers = (text: string): boolean => isOthers(text) || othersAtEnd.test(text.slice(-100));

/** Whether a name of a list has the role of an editor beside it: « Mayeux (dir.), Pierre ». */
export const areDirectors = (text: string): boolean =>
  /[([]\s?(?:dirs?|[ée]ds?|coords?|hrsg|sous la dir\p{L}{0,7})\.?\s?[)\]]/iu.test(text.replace(/[{}]/g, ''));

const withoutOthers = (text: string): string => `${text.slice(0, -100)}${text.slice(-100).replace(othersAtEnd, '')}`;

const lead =
  /^\s*(?:sous la dir(?:ection|\.) d(?:e\s|['’])|(?:[ée]dité|dirigé|coordonné|traduit)e?s? par\s|(?:edited|ed\.|eds\.|translated) by\s|a cura di\s)/i;

/** Removes « sous la direction de » before names, and splits at « avec la collaboration de ». */
const withoutLead = (text: string): string =>
  text.replace(lead, '').replace(/\savec la (?:collaboration|participation) d(?:e\s|['’])/gi, ' ; ');

/** How the names of a list are written, if some of them show it. */
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

/** Splits a text at a separator outside of braces. */
function split(text: string, separator: RegExp): string[] {
  const sign = '\u0000';
  return outsideBraces(text.replaceAll(sign, ' '), (part) => part.replace(separator, sign))
    .split(sign)
    .map((part) => part.trim())
    .filter((part) => part.replace(/[\s,]/g, '') !== '');
}

const and = /(?<=^|\s)and(?=[\s,]|$)/iy;

/** Splits a list at « and » outside of braces, as BibTeX does; empty names are left out. */
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

/** These separate full names only, since « Ortega y Gasset » is one name; « e » only before initials: « Costa e Silva ». */
const foreignConjunction = /\s(?:und|y|\/|e(?=\s\p{Lu}\.))\s/gu;
const conjunction = /\s*&\s*|\s(?:et|avec|with)\s/gu;

/** Splits a text at semicolons and conjunctions: « Jean Dupont & Paul Martin », not « Simon & Schuster ». */
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

/** Whether a text has several words, or initials, or is « Nom, Prénom », or in braces. */
const isLikeName = (text: string): boolean => text.startsWith('{') || (/\S[\s,.]+\S/.test(text) && !isBody(text));
const isSurname = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?$/u.test(text) && !/^(?:fils|cie|co|frères|associés)$/i.test(text);

const endsInGiven = new RegExp(`\\s(?:${givenNames})$`);
const beginsWithGiven = new RegExp(`^(?:${givenNames})\\s`);

/** Splits pieces at the commas that separate names, where a comma may also separate family and given name. */
function splitAtCommas(pieces: readonly string[]): string[] {
  const lists = pieces.map((piece) => (piece.includes(',') ? withRanks(split(piece, /,/gu)) : [piece]));
  const areFullNames = (parts: readonly string[]) => parts.every(isFullName);
  // « Le Goff, Jean Pierre », « Silva Santos, Ana Maria »
  const isInverted = ([family = '', given = '']: readonly string[]) =>
    bindsNext(family.split(' ')[0] ?? '') || (endsInGiven.test(given) && !beginsWithGiven.test(family));
  const areOnlyFullNames =
    pieces.length > 1 &&
    lists.some((parts) => parts.length === 1 && areFullNames(parts)) &&
    lists.every(
      (parts) =>
        (areFullNames(parts) && !(parts.length === 2 && isInverted(parts))) ||
        (parts.length === 1 && !/,/.test(parts[0] ?? '')),
    );
  return lists.flatMap((parts, index) => {
    const piece = pieces[index] ?? '';
    if (parts.length < 2) return [piece];
    if (areOnlyFullNames || (parts.length > 2 && areFullNames(parts)) || parts.every(hasInitials)) return parts;
    return paired(parts) ?? [piece];
  });
}

/** Puts the parts of « Dupont, J., Martin, M. » or « Dupont, Jean, Martin, Luc » together in pairs. */
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

/** Joins a rank to the full name before it: « Martin Luther King, Jr. ». */
function withRanks(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1) ?? '';
    if (isSuffix(part) && isFullName(before)) joined[joined.length - 1] = `${before} ${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Whether a part has at least two words, and does not begin with a particle in lower case. */
const isFullName = (part: string): boolean => {
  const words = wordsIn(part);
  const areInitials = words.every(isInitials) && !(words.length === 2 && isPairOfCapitals(words[0] ?? '')); // « LI X »
  return words.length > 1 && /^[^\p{Ll}{]/u.test(part) && !areInitials && !isBody(part);
};

const wordsIn = (part: string): string[] => part.split(/\s+/).flatMap(unglued);

/** « Wagner E », « E. Wagner » */
const hasInitials = (part: string): boolean => {
  const allWords = wordsIn(part);
  const words = allWords.length > 2 && isSuffix(allWords.at(-1) ?? '') ? allWords.slice(0, -1) : allWords; // « Dupont J Jr »
  const [head = '', tail = ''] = [words[0], words.at(-1)];
  return isFullName(part) && !isSuffix(tail) && (isInitials(head) || isInitials(tail) || isPairOfCapitals(tail));
};
