/** Where the authors and the title of a reference in a text end: the title is between quotes, after a year in parentheses, or a sentence or a part of its own. */
import { isDateless, statusOf } from './states';

type Parts = {
  readonly authors: string;
  /** Absent where it is not found. */
  readonly title?: string;
  readonly rest: string;
  readonly isQuoted?: true;
  /** Whether full stops part what follows, else commas. */
  readonly isOfSentences: boolean;
};

export function authorsAndTitle(text: string): Parts {
  return inQuotes(text) ?? afterYear(text) ?? bySentences(text) ?? byCommas(text);
}

/** « Jean Dupont, « Titre », Revue », "Titre", “Titre”. */
function inQuotes(text: string): Parts | undefined {
  const [, before = '', ...found] = /^(.{0,600}?)(?:«\s*(.+?)\s*»(?!\s*[^\s,.;:()[\]]{2,}[^,.]*»)|“(.+?)”|"(.+?)")[\s,.:;]*/u.exec(text) ?? [];
  const title = found.slice(0, 3).find(Boolean);
  if (title === undefined || !areNames(before) || !/(?:^|[,.:;)])\s*$/.test(before)) return undefined;
  const rest = text.slice(text.indexOf(title, before.length) + title.length).replace(/^[\s»”",.:;]+/u, '');
  return { authors: before, title: title.replace(/[\s,.]+$/u, ''), rest, isQuoted: true, isOfSentences: false };
}

/** « Dupont, J. (2015). Titre. Revue » of APA; the year stays with the authors. */
function afterYear(text: string): Parts | undefined {
  const [, before = '', year = '', after = ''] = /^(.{2,600}?)\s*\(([^()]{2,40})\)[\s.,:]+(.+)$/u.exec(text) ?? [];
  const isYear = /(?<!\d)(?:1[4-9]|20)\d\d/.test(year) || statusOf(year) !== undefined || (year !== '' && isDateless(year));
  if (!isYear) return undefined;
  const [title = '', ...rest] = sentencesOf(after);
  return { authors: `${before}, (${year})`, title: title.replace(/\.$/, ''), rest: rest.join(' '), isOfSentences: true };
}

/** « DUPONT, Jean, 2015. Titre. Revue. » of ISO 690, « Dupont J, Martin P. Titre. Revue. » of Vancouver. */
function bySentences(text: string): Parts | undefined {
  const [, head = '', tail = ''] = /^(.{2,600}?)\.\s+(.+)$/u.exec(text) ?? [];
  const isVancouver = head.split(/,\s*/).every((name) => /^[\p{L}'’ -]{2,40} \p{Lu}{1,3}$|^et al$/u.test(name));
  const [authors = '', title = '', ...rest] = isVancouver ? [head, ...sentencesOf(tail)] : sentencesOf(text);
  if (rest.length === 0 || !(isVancouver || areNames(authors))) return undefined;
  return { authors, title: title.replace(/\.$/, ''), rest: rest.join(' '), isOfSentences: true };
}

/** At full stops that end more than an initial or an abbreviation of one or two letters. */
const sentencesOf = (text: string): string[] => text.split(/(?<=\p{L}{3}[.?!]|[\d)»”][.?!])\s+(?=[\p{Lu}\d«“"[])/u);

/** « Jean Dupont, Titre, Paris, PUF, 2012 », « Dupont, Jean, Titre ». */
function byCommas(text: string): Parts {
  const pieces = text.split(/,\s+/);
  const [first = '', second = ''] = pieces;
  let count = 0;
  if (isName(first)) count = /\s/.test(first) ? 1 : isName(second) ? 2 : 0;
  while (count > 0 && count < pieces.length - 2 && isName(pieces[count] ?? '') && /\s/.test(pieces[count] ?? '')) count += 1;
  const [title = '', ...rest] = pieces.slice(count);
  return { authors: pieces.slice(0, count).join(', '), title: title.replace(/\.$/, ''), rest: rest.join(', '), isOfSentences: false };
}

/** Whether a text names people, with a year or « et al. » at most beside them. */
const areNames = (text: string): boolean =>
  text.split(/[,;]\s*|\s+(?:et|and|&)\s+/u).every((piece) => /^\(?\d{4}[a-z]?\)?[.:]?$|^(?:et al\.?)?$/u.test(piece.trim()) || isName(piece.trim()));

/** Words with a capital, initials or particles among them. */
const isName = (piece: string): boolean => {
  const words = piece.split(/\s+|\.(?=\p{L})/u);
  return words.length < 9 && words.every((word) => /^(?:\p{Lu}[\p{L}'’.-]*|d[’']\p{Lu}\p{L}+|de|du|des|da|di|von|van|der|den|la|le|et|and|&)$/u.test(word));
};
