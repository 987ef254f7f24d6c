/** Where the authors and the title of a reference in a text end: the title is between quotes, after a year, or a sentence or a part of its own. */
import { isDateless, statusOf } from './states';

export type Head = {
  readonly authors: string;
  /** Absent where it is not found. */
  readonly title?: string;
  readonly rest: string;
  /** The year, or the words in its place, where it stands beside the authors. */
  readonly year?: string;
  readonly isQuoted?: true;
  /** The people named first edited the work: « Jean Dupont (dir.) ». */
  readonly areEditors?: true;
  /** Whether full stops part what follows, else commas. */
  readonly isOfSentences: boolean;
};

export const headOf = (text: string): Head => inQuotes(text) ?? noteUnder(text) ?? afterRole(text) ?? afterYear(text) ?? bySentences(text) ?? byCommas(text);

const year = String.raw`(?:1[4-9]|20)\d\d[a-z]?`;
const quoted = /^(.{0,600}?)(?:«\s*(.+?)\s*»(?!\s*[^\s,.;:()[\]]{2,}[^,.]*»)|“(.+?)”|"(.+?)"|(?<=^|[\s(])[‘'](.{6,}?)[’'](?=[\s,.;)]|$))[\s,.:;]*/u;

/** « Jean Dupont, « Titre », Revue », "Title", “Title”, ‘Title’. */
function inQuotes(text: string): Head | undefined {
  const [whole = '', before = '', ...found] = quoted.exec(text) ?? [];
  const title = found.slice(0, 4).find(Boolean);
  const { names, said } = withoutYear(before);
  if (title === undefined || !areNames(names) || !/(?:^|[,.:;)])\s*$/.test(before)) return undefined;
  return {
    authors: names,
    title: title.replace(/[\s,.]+$/u, ''),
    rest: text.slice(whole.length).replace(/^[\s»”",.:;]+/u, ''),
    year: said,
    isQuoted: true,
    isOfSentences: false,
  };
}

/** The names of a text that may end with a year: « Dupont, Jean, and Luc Martin. 2019. », « Dupont J. (2019) ». */
function withoutYear(text: string): { readonly names: string; readonly said?: string } {
  const [whole, said] = new RegExp(String.raw`[\s,.]*\(?(${year}|[^()\d]{2,30}(?=\)))\)?[\s.,:]*$`, 'u').exec(text) ?? [];
  const isYear = said !== undefined && (/\d/.test(said) || statusOf(said) !== undefined || isDateless(said));
  return isYear && whole !== undefined ? { names: text.slice(0, text.length - whole.length) + (whole.startsWith('.') ? '.' : ''), said } : { names: text };
}

/** « J. Dupont, note sous Cass. civ. 1re, 12 mars 2019, D. 2019. 1234 » of jurists. */
function noteUnder(text: string): Head | undefined {
  const [, names = '', title = '', rest = ''] =
    /^(.{2,200}?),\s+((?:note|obs\.|observations|comm\.|concl\.)\s(?:sous|ss\.?)\s.+),\s+(\p{Lu}[^,]{0,40}\s(?:19|20)\d\d[.,].+)$/u.exec(text) ?? [];
  return title !== '' && areNames(names) ? { authors: names, title, rest, isQuoted: true, isOfSentences: false } : undefined;
}

/** « Jean Dupont (dir.), Titre, Ville », « Martin, L. (Ed.). (2019). Title. » */
function afterRole(text: string): Head | undefined {
  const role =
    /^(.{2,300}?),?\s*\((?:dirs?|[ée]ds?|eds?|coords?|hrsg|org|sous la dir[^)]{0,20})\.?\)[\s,.:]+(?:\(?((?:1[4-9]|20)\d\d[a-z]?|[^()\d]{4,30}(?=\)))\)?[\s.,:]+)?(.+)$/iu.exec(
      text,
    );
  const [, names = '', said, after = ''] = role ?? [];
  if (!role || !areNames(names)) return undefined;
  const isOfSentences = /^[^,]{4,}\.(?:\s|$)/.test(after);
  const [title = '', ...rest] = isOfSentences ? sentencesOf(after) : after.split(/,\s+/);
  return { authors: names, areEditors: true, title: title.replace(/\.$/, ''), rest: rest.join(isOfSentences ? ' ' : ', '), year: said, isOfSentences };
}

/** « Dupont, J. (2015). Titre. », « Dupont, Jean. 2015. Titre. », « DUPONT, Jean, 2015. Titre. », « Dupont J., 2016, Titre, Paris ». */
function afterYear(text: string): Head | undefined {
  const [, before = '', said = '', after = ''] = /^(.{2,600}?)\s*\(([^()]{2,40})\)[\s.,:]+(.+)$/u.exec(text) ?? [];
  if (new RegExp(year).test(said) || statusOf(said) !== undefined || (said !== '' && isDateless(said))) return titled(before, said, after, true);
  const [, names = '', bare = '', sign = '', tail = ''] = new RegExp(String.raw`^(.{2,400}?)[.,]\s+(${year})([.,:])\s+(.+)$`, 'u').exec(text) ?? [];
  return tail !== '' && areNames(names) ? titled(names, bare, tail, sign !== ',') : undefined;
}

function titled(authors: string, said: string, after: string, isOfSentences: boolean): Head {
  const [title = '', ...rest] = isOfSentences ? sentencesOf(after) : after.split(/,\s+/);
  return { authors, title: title.replace(/\.$/, ''), rest: rest.join(isOfSentences ? ' ' : ', '), year: said, isOfSentences };
}

/** « DUPONT, Jean. Titre. Revue. », « Dupont J, Martin P. Titre. Revue. » of Vancouver. */
function bySentences(text: string): Head | undefined {
  const [, head = '', tail = ''] = /^(.{2,600}?)\.\s+(.+)$/u.exec(text) ?? [];
  const isVancouver = head.split(/,\s*/).every((name) => /^[\p{L}'’ -]{2,40} \p{Lu}{1,3}(?: (?:Jr|Sr|II|III|2nd|3rd))?$|^et al$/u.test(name));
  const [authors = '', title = '', ...rest] = isVancouver ? [head, ...sentencesOf(tail)] : sentencesOf(text);
  if (rest.length === 0 || !(isVancouver || areNames(authors))) return undefined;
  return { authors, title: title.replace(/\.$/, ''), rest: rest.join(' '), isOfSentences: true };
}

/** At full stops that end more than an initial or an abbreviation of one or two letters. */
const sentencesOf = (text: string): string[] => text.split(/(?<=\p{L}{3}[.?!]|[\d)»”\]][.?!])\s+(?=[\p{Lu}\d«“"[])/u);

/** « Jean Dupont, Titre, Paris, PUF, 2012 », « Dupont, Jean, Titre ». */
function byCommas(text: string): Head {
  const pieces = text.split(/,\s+/);
  const [first = '', second = ''] = pieces;
  let count = 0;
  if (isName(first)) count = /\s/.test(first) ? 1 : isName(second) ? 2 : 0;
  while (count > 0 && count < pieces.length - 2 && isName(pieces[count] ?? '') && /\s/.test(pieces[count] ?? '')) count += 1;
  const [title = '', ...rest] = pieces.slice(count);
  return { authors: pieces.slice(0, count).join(', '), title: title.replace(/\.$/, ''), rest: rest.join(', '), isOfSentences: false };
}

/** Whether a text names people, with « et al. » at most beside them. */
export const areNames = (text: string): boolean =>
  !/\p{Ll}{3}\.\s+\S/u.test(text) &&
  text.split(/[,;]\s*|\s+(?:et|and|&)\s+/u).every((piece) => /^(?:(?:et|and|&)\s)?(?:et al\.?)?$/u.test(piece.trim()) || isName(piece.trim()));

/** Words with a capital, initials or particles among them. */
const isName = (piece: string): boolean => {
  const words = piece.split(/\s+|\.(?=\p{L})/u);
  return words.length < 9 && words.every((word) => /^(?:\p{Lu}[\p{L}'’.-]*|d[’']\p{Lu}\p{L}+|de|du|des|da|di|von|van|der|den|la|le|et|and|&)$/u.test(word));
};
