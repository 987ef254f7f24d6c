/**
 * Where the authors of a reference in a text end: at a title in quotes, a role, a year, the end of a sentence, or the
 * comma after the last name.
 */
import { isBody, isInitials, isUpperCase, othersAtEnd } from '@/lib/names/words';
import { isCity } from './houses';
import { kindOfLine } from './plain-kinds';
import { patternOf } from './plain-patterns';
import { isDateless, statusOf } from './states';

export type Head = {
  readonly authors: string;
  /** In quotes; absent where what follows begins with it. */
  readonly title?: string;
  readonly rest: string;
  /** The year, or the words in its place, where it stands beside the authors. */
  readonly year?: string;
  /** The people named first edited the work: « Jean Dupont (dir.) ». */
  readonly areEditors?: boolean;
  /** Whether full stops part what follows, else commas. */
  readonly isOfSentences: boolean;
};

const years = String.raw`(?:1[4-9]|20)\d\d[a-z]?`;
const isYear = (text: string): boolean =>
  (new RegExp(`^.{0,30}${years}`).test(text) && !/\d{4}\s?[-–]\s?\d{4}/.test(text)) ||
  statusOf(text) !== undefined ||
  isDateless(text);

/** The authors, and the title where it is in quotes: « Jean Dupont, « Titre », Revue », "Title", “Title”, ‘Title’. */
export const headOf = (text: string): Head => titledHead(afterNames(text));

/** The same where the authors are known. */
export function titledHead(head: Head): Head {
  const [whole = '', ...found] = quoted.exec(head.rest) ?? [];
  const title = found.find(Boolean);
  if (title === undefined) return head;
  return {
    ...head,
    title: title.replace(/[\s,.]+$/u, ''),
    rest: head.rest.slice(whole.length).replace(/^[\s»”",.:;]+/u, ''),
    isOfSentences: false,
  };
}

const quoted = patternOf('<quoted>', 'u');

/** « Saint Louis, dir. P.-Y. Martin, Paris », whose title might be a name. */
export const directedBy = patternOf('<directedBy>', 'u');
const ends = patternOf('<ends>', 'giu');

const kindFirst = patternOf('<kindFirst>', 'u');
/**
 * « Dupont, J. (2015). Titre. », « DUPONT, Jean, 2015. Titre. », « Dupont J., 2016, Titre », « Dupont J, Martin P.
 * Titre. », « Jean Dupont (dir.), Titre ».
 */
function afterNames(text: string): Head {
  const isOfSentences = /\p{L}{3}[.?!]\s(?:\p{Lu}[^.,]*\s?:\s\p{Lu}|Rapport\s)/u.test(text); // « Homes at Work. London: Palgrave »
  let found: Head = { authors: '', rest: text, isOfSentences };
  const directed = text.search(directedBy);
  if (/^[«“"‘']/.test(text) || (directed > 0 && !/,\s\p{L}/u.test(text.slice(0, directed)))) return found;
  for (const match of text.slice(0, 1000).matchAll(ends)) {
    const { role: isRole, aside = '', bare, sign = '' } = match.groups ?? {};
    const names = text.slice(0, match.index);
    const hasYear = bare !== undefined || (aside !== '' && isYear(aside));
    if (!isRole && !hasYear && sign === '') continue;
    if (isRole && directed > 0) break;
    const isWhole = isBody(names) && !/,|(?<!\p{L})rapport\s/iu.test(names);
    if (!isWhole && !areNames(names)) {
      if (sign === '.' || !isBody(text.slice(0, 80))) break;
      continue;
    }
    const behind = text.slice(match.index + match[0].length);
    if (kindFirst.test(behind) && !names.includes('.')) break; // what is before is the title
    const rest = hasYear ? behind.replace(/^[–—:-]\s+/, '') : behind;
    const end = sign.at(-1) ?? '';
    const endsInInitial =
      text[match.index] === '.' &&
      ((isRole && !hasNoStops(names)) ||
        (aside !== '' && !hasNoStops(names)) ||
        bare !== undefined ||
        sign.startsWith('.,') ||
        names.includes('.') ||
        /^[^\s,]+,\s[^,]*\p{Lu}$/u.test(names));
    const year = bare ?? (hasYear ? aside : undefined);
    const head = {
      authors: `${names}${endsInInitial ? '.' : ''}`,
      rest,
      year,
      areEditors: isRole !== undefined,
      isOfSentences: end !== ',',
    };
    if (/^[«“"‘']/.test(rest) || kindOfLine(rest)?.nature === 'preface') return head;
    if (isRole !== undefined || hasYear) return head;
    const isBegun = end !== ',' && areInitialled(names) && /^(?:\p{Lu}(?!\.)|[\d[(])/u.test(rest);
    if (isBegun || (end === '.' && isWhole && endsSentence(rest))) return head;
    if (end === ',' ? endsWithName(head.authors, rest) : end === '.' && endsSentence(rest) && isLastOf(names, rest))
      found = head;
  }
  return found;
}

/**
 * Whether a name ends at a comma that may part it, or a title, from what follows: « Dupont », « Dupont, Jean », « Jean
 * Dupont, Luc Martin ».
 */
function endsWithName(names: string, rest: string): boolean {
  const [first = '', ...more] = names.split(/,\s+/);
  const last = more.at(-1);
  if (last === undefined) return /\s/.test(first) || isUpperCase(first) || isBody(first);
  if (!/,\s/.test(rest)) return false;
  if (!/\s/.test(first) && more.length === 1) return true;
  return /\s/.test(last) && (!articleFirst.test(last) || /\p{Lu}\./u.test(last));
}

const articleFirst = patternOf('<articleFirst>', '');
/** A sentence of names has a title behind it that has an end of its own. */
const endsSentence = (rest: string): boolean =>
  /^[^\p{Ll}]/u.test(rest) && (/\p{L}{2}[.?!]\s+\S/u.test(rest) || /\s?:\s|;/.test(rest));

/** « Jean Dupont », « Dupont J » before no « Martin, » whose first names it would be. */
const isLastOf = (names: string, rest: string): boolean =>
  /\p{L}{3}$|\)$|\bal$/u.test(names) || (/\p{Ll}\s\p{Lu}{1,3}$/u.test(names) && !/^\p{Lu}[\p{L}'’-]*,/u.test(rest));

const initialled = patternOf('<initialled>', 'u');
/** « Dupont, J., Martin, L. », « Dupont J, Martin L » of several. */
function areInitialled(text: string): boolean {
  const pieces = text.replace(othersAtEnd, '').split(between);
  if (
    pieces.length % 2 === 0 &&
    pieces.every((piece, index) => (index % 2 === 1 ? isInitials(piece) : !/^\p{Lu}\p{Ll}?$|\./u.test(piece)))
  )
    return true;
  return pieces.length > 1 && pieces.every((piece) => initialled.test(piece));
}

const between = /[,;]\s*(?:(?:et|and|&)\s)?|\s+(?:et|and|und|e|y|&|\/)\s+/u;

/** « Dupont J, Martin P » of several: the stop behind the last is the sentence's. */
const hasNoStops = (names: string): boolean => /^[^,.]*\p{Ll}\s\p{Lu}{1,3},\s/u.test(names) && !names.includes('.');

/** Whether a text names people, with « et al. » at most beside them. */
export function areNames(text: string): boolean {
  const pieces = text.replace(othersAtEnd, '').split(between);
  return pieces.every(
    (piece, index) =>
      isName(piece.trim()) &&
      // « Jean Roux, La Loire »
      !(/^(?:Le|La)\s\p{Lu}\p{Ll}+$/u.test(piece) && /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}/u.test(pieces[index - 1] ?? '')) &&
      !(index > 1 && isCity(piece.trim()) && !isInitials(pieces[index + 1] ?? '')), // of a publisher
  );
}

const nameWord = patternOf('<nameWord>', 'u');
/** Words with a capital, initials or particles among them; a full stop ends no more than two letters. */
const isName = (piece: string): boolean => {
  const words = piece.split(/\s+|\.(?=\p{L})/u);
  return (
    words.length < 9 &&
    !/^(?:The|An|Les|Une|Des|Sur|Pour)\s/u.test(piece) &&
    !/\p{L}{3}\.\s/u.test(piece) &&
    words.every((word) => nameWord.test(word))
  );
};
