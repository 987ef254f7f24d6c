/** What a reference in a text seems to say, by the marks that most styles have in common: a title in quotes, a year, « dans », « p. », a DOI. */
import { readNames, saysOthers } from '@/lib/names/read-names';
import { dateIn } from './dates';
import type { Draft } from './draft';
import { authorsAndTitle } from './plain-title';
import { isDateless, statusOf } from './states';
import type { Name, Nature } from './work';

/** The draft of a reference; what has no place in it is in its note, and one whose title is not found has the whole text as its title. */
export function plainDraft(reference: string): Draft {
  const { text, ...addresses } = withoutAddresses(reference);
  const { authors, title, rest, isQuoted, isOfSentences } = authorsAndTitle(text);
  const { left, isCount, ...numbers } = numbersIn(rest);
  const { editors, book } = bookIn(left);
  const dates = piecesOf(`${authors}, ${left}`, true).filter(isDate);
  const pieces = piecesOf(book ?? left, isOfSentences).filter((piece) => !isDate(piece));
  const [issue] = numbers.issue === undefined ? pieces.filter(isNumber) : [];
  const words = pieces.filter((piece) => piece !== issue);
  const nature = natureOf(text, {
    isInBook: book !== undefined,
    isBook: isCount || (!isQuoted && numbers.pages === undefined && (words.length > 1 || words.some(isHouse))),
  });
  const { note, ...places } = placesOf(nature, words);
  return {
    nature,
    title: title || text,
    authors: namesIn(authors),
    andOthers: saysOthers(namesOnly(authors)) || undefined,
    editors: namesIn(editors),
    date: dates.flatMap((piece) => dateIn(piece) ?? []).at(-1),
    dateText: dates.find((piece) => statusOf(piece)),
    issue,
    ...numbers,
    ...places,
    ...addresses,
    remarks: { texts: [note] },
  };
}

/** Without a year or a remark in parentheses, and without the comma or full stop that ends the list. */
const namesOnly = (text: string): string => text.replace(/,?\s*\([^)]*\)|,\s*\d{4}[a-z]?(?=[\s.,]*$)/g, '').replace(/(?<=\p{L}{3})\.\s*$|[\s,;:]+$/u, '');

const namesIn = (text: string): Name[] => readNames([namesOnly(text)]);

function withoutAddresses(reference: string) {
  let text = reference;
  const take = (pattern: RegExp): string | undefined => {
    const [whole, found] = pattern.exec(text) ?? [];
    if (whole !== undefined) text = text.replace(whole, ' ');
    return found;
  };
  const doi = take(/(?:https?:\/\/(?:dx\.)?doi\.org\/|\bdoi\s*:?\s*)?(10\.\d{4,9}\/[^\s"<>]*[^\s"<>.,;)])/i);
  const url = take(/(https?:\/\/[^\s<>"]*[^\s<>".,;)])/i);
  const isbn = take(/\bISBN\s*:?\s*([\d-]{9,17}[\dX])/i);
  take(/(?:disponible (?:sur|à l[’']adresse)|available (?:at|from)|\burl)\s*:/i);
  take(/\[(?:en ligne|online)\]/i);
  return { text: text.replace(/\s+/g, ' ').trim(), doi, urls: [url], isbn };
}

const page = String.raw`[A-Za-z]?\d+|[ivxlc]+`;
const range = String.raw`((?:${page})(?:\s*[-–—]+\s*(?:${page}))?)`;
const numberings = [
  /(?<![\p{L}\d])(?<volume>\d{1,4})\s*\((?<issue>(?!1[4-9]\d\d\)|20\d\d\))[\d–/-]{1,12})\)(?:\s*[:,]\s*(?:pp?\.\s*)?(?<pages>\d+(?:\s*[-–—]+\s*\d+)?))?/u,
  /;\s*(?<volume>\d{1,4})\s*:\s*(?<pages>\d+(?:\s*[-–—]+\s*\d+)?)/u,
  new RegExp(String.raw`\b(?:pp?|pages?)\.?\s*(?<pages>${range})(?![\p{L}\d])`, 'iu'),
  /,\s*(?<volume>\d{1,4}),\s*(?<pages>\d+\s*[-–—]+\s*\d+)(?![\d\p{L}])/u,
  /\b(?<count>\d{1,4})\s*p(?:ages|\.)/iu,
  /\b(?:vol(?:ume)?|t(?:ome)?)\b\.?\s*(?<volume>\d+|[IVXLC]+)\b/iu,
  /(?<![\p{L}])(?:n[°º]|no\.|num[ée]ro|issue)\s*(?<issue>\d[\d/–-]*)/iu,
];

/** Volume, number and pages, and what is left without them; `isCount`: the pages are how many a whole work has. */
function numbersIn(text: string) {
  const found: { volume?: string; issue?: string; pages?: string; count?: string } = {};
  let left = text;
  for (const pattern of numberings) {
    const match = pattern.exec(left);
    if (!match) continue;
    Object.assign(found, { ...match.groups, ...found });
    left = `${left.slice(0, match.index)}, ${left.slice(match.index + match[0].length)}`;
  }
  const { count, pages = count, ...numbers } = found;
  return { ...numbers, pages, left, isCount: pages !== undefined && pages === count };
}

/** « dans Pierre Martin (éd.), Lire, écrire, Marseille »: who directed the book, and the text that begins with its title. */
function bookIn(text: string): { readonly editors: string; readonly book?: string } {
  const [, within] = /^(?:dans|in)\b\s*:?\s*(.+)$/iu.exec(text) ?? [];
  if (within === undefined) return { editors: '' };
  const [, editors = '', book = within] = /^(.{2,200}?),?\s*\((?:[ée]ds?|dirs?|coord|sous la dir)[^)]{0,30}\)[\s,:.]*(.+)$/iu.exec(within) ?? [];
  return { editors, book };
}

/** Between commas and semicolons, and where a style has sentences between full stops; a place and its publisher have a colon between them. */
const piecesOf = (text: string, bySentence: boolean): string[] =>
  text
    .split(bySentence ? /[,;()]\s*|\s+:\s+|\.\s+(?=[\p{Lu}\d,])/u : /[,;]\s+|\s+:\s+|[()]/u)
    .flatMap((piece) => piece.replace(/^[\s.,;:]+|[\s.,;:]+$/gu, '') || []);

/** Whether a word is the name of a publisher. */
const isHouse = (word: string): boolean => /\bpress(?:es)?\b|\b[ée]ditions?\b|\bverlag\b/iu.test(word);

const isNumber = (piece: string): boolean => /^\d{1,5}(?:\s*[-–/]\s*\d{1,5})?$/.test(piece) && !isDate(piece);

/** « 2015 », « août-septembre 2015 », « sous presse », « s. d »: a year with no more than a day and months. */
function isDate(piece: string): boolean {
  if (statusOf(piece) !== undefined || (isDateless(piece) && /\p{L}/u.test(piece))) return true;
  const isYear = /(?<!\d)(?:1[4-9]|20)\d\d[a-z]?$/.test(piece) && dateIn(piece) !== undefined;
  return isYear && (piece.match(/[\p{L}\d]+/gu) ?? []).length < 5 && !/^\d+\s*[-–]/.test(piece);
}

function natureOf(text: string, { isInBook, isBook }: { readonly isInBook: boolean; readonly isBook: boolean }): Nature {
  if (/\bhabilitation à diriger|\bHDR\b/.test(text)) return 'hdr';
  if (/\bthèse de\b|\bthèse,|\bPh\.?D\b/i.test(text)) return 'these';
  if (/\bmémoire de\b|\bmaster thesis\b/i.test(text)) return 'memoire';
  if (/\b(?:colloque|actes d|conférence|congrès|journées? d|proceedings|proc\.|conference|symposium|workshop|séminaire|communication)/i.test(text))
    return 'communication';
  return isInBook ? 'chapitre' : isBook ? 'livre' : 'article';
}

/** Where the words that are left stand, in the order in which they are written. */
function placesOf(nature: Nature, words: readonly string[]): Partial<Draft> & { readonly note?: string } {
  const [first, second, ...others] = words;
  const noteOf = (rest: readonly string[]) => rest.join(', ') || undefined;
  if (nature === 'chapitre') {
    const [place, publisher] = words.length > 2 ? words.slice(-2) : [undefined, words[1]];
    return { container: words.slice(0, Math.max(1, words.length - 2)).join(', '), place, publisher };
  }
  if (nature === 'livre') return words.length > 1 ? { place: first, publisher: second, note: noteOf(others) } : { publisher: first };
  if (nature === 'communication') return { event: { name: first, place: second }, note: noteOf(others) };
  if (nature === 'article') return { container: first, note: noteOf(words.slice(1)) };
  const school = words.find((word) => /universit|école|institut/i.test(word)) ?? first;
  return { institution: school, note: noteOf(words.filter((word) => word !== school)) };
}
