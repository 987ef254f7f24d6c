/** What a reference in a text seems to say, by the marks that most styles have in common: a title in quotes, a year, « dans », « p. », a DOI. */
import { readNames, saysOthers } from '@/lib/names/read-names';
import { dateIn, monthOf } from './dates';
import type { Draft } from './draft';
import { isHouse } from './houses';
import { takeAsides, withSigns } from './plain-asides';
import { numbersIn } from './plain-numbers';
import { areNames, headOf } from './plain-title';
import { isDateless, statusOf } from './states';
import type { Name, Nature } from './work';

/** A decision of a court, which is cited like a work and is none of its reader's. */
const court = /^(?:Cass|CE|Cons|CJUE|CJCE|CEDH|CA|CAA|TA|TGI|TJ)[.,]?\s(?:(?:civ|com|crim|soc|ass|ch|const|plén|req|d’État)\b|\d)/u;

/** The draft of a reference; what has no place in it is in its note, and one whose title is not found has the whole text as its title. */
export function plainDraft(reference: string): Draft {
  if (court.test(reference)) return { nature: 'autre', title: reference, authors: [] };
  const { text, kind = '', pubmed, fields } = takeAsides(reference);
  const degree = /^(?:comm|conf|poster)/i.test(kind) ? '' : kind;
  const { authors, title, rest, year, isQuoted, areEditors, isOfSentences } = headOf(text);
  const { left, isCount, date, ...numbers } = numbersIn(rest);
  const { editors, book } = bookIn(left, isQuoted ?? false);
  const pieces = [...piecesOf(book ?? left, isOfSentences || /^[^,.]+\s[^,.]+\.\s/.test(book ?? '')), ...piecesOf(degree, false)];
  const dates = [year, date, ...pieces.filter(isDate)].filter((piece) => piece !== undefined);
  const [issue] = numbers.issue === undefined ? pieces.filter(isNumber) : [];
  const words = pieces.filter((piece) => !isDate(piece) && piece !== issue).map(withSigns);
  const isBook = isCount || areEditors || (!isQuoted && numbers.pages === undefined && (words.length > 1 || words.some(isPublisher)));
  const nature = natureOf(`${text} ${kind}`, { isInBook: book !== undefined, isBook, isDirected: areEditors });
  const { note, ...places } = placesOf(nature, words);
  return {
    nature,
    title: withSigns(title || text),
    authors: areEditors ? [] : namesIn(authors),
    andOthers: saysOthers(namesOnly(authors)) || undefined,
    editors: namesIn(areEditors ? authors : editors),
    date: dates.flatMap((piece) => dateIn(piece) ?? []).at(year === undefined ? -1 : 0),
    dateText: dates.find((piece) => statusOf(piece)),
    issue,
    ...numbers,
    ...fields,
    ...places,
    remarks: { texts: [note, pubmed] },
  };
}

/** Without a remark in parentheses, and without the comma or full stop that ends the list. */
const namesOnly = (text: string): string => text.replace(/,?\s*\([^)]*\)/g, '').replace(/(?<=\p{L}{3}|\bal)\.\s*$|[\s,;:]+$/u, '');

/** « Sophie Benali, Jean Dupont » are two people: a reference does not write « Nom Nom, Prénom Prénom ». */
function namesIn(text: string): Name[] {
  const names = namesOnly(text);
  const parts = names.split(/,\s*/);
  return readNames(parts.length === 2 && parts.every((part) => /\p{Ll}\s+\p{Lu}\p{L}/u.test(part)) ? parts : [names]);
}

const role = String.raw`(?:[ée]ds?|[ée]diteurs?|editors?|dirs?|coords?|hrsg|sous la dir[^,)]{0,20})\.?`;
const roleBehind = new RegExp(String.raw`^(.{2,200}?)(?:,?\s*\(${role}\)|,\s*${role})[\s,:.]+(.+)$`, 'iu');
const roleBefore = /,?\s*(?:edited by|eds?\. by|sous la direction d(?:e\s|[’'])|dirigé par|éd(?:ité)?\.? par)\s*([^,.()]+?)(?=[,.()]|$)/iu;

/** « dans Pierre Martin (éd.), Lire, écrire, Marseille », « Rivers, edited by Luc Martin, Routledge »: who edited the book, and the text that begins with its title. */
function bookIn(text: string, isQuoted: boolean): { readonly editors: string; readonly book?: string } {
  const [, within] = /^(?:dans|in)\b\s*:?\s*(.+)$/iu.exec(text) ?? [];
  const [found, named = ''] = roleBefore.exec(within ?? text) ?? [];
  if (found !== undefined && (within !== undefined || isQuoted)) return { editors: named, book: (within ?? text).replace(found, '') };
  if (within === undefined) return { editors: '' };
  const [, editors = '', book = ''] = roleBehind.exec(within) ?? [];
  return areNames(editors) && book !== '' ? { editors, book } : { editors: '', book: within };
}

/** Between commas and semicolons, and where a style has sentences between full stops; a place and its publisher have a colon between them. */
function piecesOf(text: string, bySentence: boolean): string[] {
  const pieces = text.split(bySentence ? /[,;()]\s*|\s?:\s+|(?<=\p{L}{3}|\d)\.\s+(?=[\p{Lu}\d,])/u : /[,;]\s+|\s?:\s+|[()]/u);
  const bare = pieces.map((piece) => piece.replace(/^[\s.,;:«»“”"]+|[\s,;:«»“”"]+$|(?<=\p{L}{4}|\d|[)»])\.$/gu, ''));
  return bare.flatMap((piece) => (bySentence && /^[^.]+\.$/.test(piece) ? piece.slice(0, -1) : piece) || []);
}

const isPublisher = (word: string): boolean => isHouse(word, undefined, false);
const isNumber = (piece: string): boolean => /^\d{1,5}(?:\s*[-–/]\s*\d{1,5})?$/.test(piece) && !isDate(piece);

/** « 2015 », « août-septembre 2015 », « 12-14 mars 2019 », « sous presse », « s. d »: a year with no more than days and months. */
function isDate(piece: string): boolean {
  if (statusOf(piece) !== undefined || (isDateless(piece) && /\p{L}/u.test(piece))) return true;
  const isYear = /(?<!\d)(?:1[4-9]|20)\d\d[a-z]?$/.test(piece) && dateIn(piece) !== undefined && !/^\d+\s*[-–]\s*\d+$/.test(piece);
  return (
    isYear &&
    (piece.replace(/[a-z]$/, '').match(/\p{L}+/gu) ?? []).every(
      (word) => monthOf(word) !== undefined || /^(?:er|st|nd|rd|th|et|printemps|été|automne|hiver|spring|summer|autumn|fall|winter)$/i.test(word),
    )
  );
}

type Signs = { readonly isInBook: boolean; readonly isBook: boolean | undefined; readonly isDirected: boolean | undefined };

function natureOf(text: string, { isInBook, isBook, isDirected }: Signs): Nature {
  if (/\bhabilitation à diriger|\bHDR\b/.test(text)) return 'hdr';
  if (/\bthèse (?:de|pour)\b|\bthèse,|\bPh\.?\s?D\b|\bdoctoral (?:thesis|dissertation)/i.test(text)) return 'these';
  if (/\bmémoire de\b|\bmaster(?:[’']?s)? thesis\b/i.test(text)) return 'memoire';
  if (isDirected) return 'direction';
  if (/\b(?:colloque|actes d|conférence|congrès|journées? d|proceedings|proc\.|conference|symposium|workshop|séminaire|communication)/i.test(text))
    return 'communication';
  return isInBook ? 'chapitre' : isBook ? 'livre' : 'article';
}

/** The place and the publisher among words, in the order in which they stand: « Paris, Seuil », « Dalloz », « Paris: Elsevier ». */
function houseOf(words: readonly string[]): Pick<Draft, 'place' | 'publisher'> & { readonly others: readonly string[] } {
  const at = words.findIndex(isPublisher);
  if (words.length < 2) return { publisher: words[0], others: [] };
  if (at === 0) return { publisher: words[0], others: words.slice(1) };
  return at > 1
    ? { place: words[at - 1], publisher: words[at], others: words.filter((_, index) => index < at - 1 || index > at) }
    : { place: words[0], publisher: words[1], others: words.slice(2) };
}

/** The places of the words that are left, in the order in which they are written. */
function placesOf(nature: Nature, words: readonly string[]): Partial<Draft> & { readonly note?: string } {
  const [first] = words;
  const noteOf = (rest: readonly string[]) => rest.join(', ') || undefined;
  if (nature === 'chapitre') {
    const [last = '', before = ''] = words.toReversed();
    const hasPlace = words.length > 2 && !isPublisher(before);
    const publisher = words.length > 1 ? last : undefined;
    return { container: words.slice(0, Math.max(1, words.length - (hasPlace ? 2 : 1))).join(', '), place: hasPlace ? before : undefined, publisher };
  }
  if (nature === 'livre' || nature === 'direction') {
    const { others: rest, ...house } = houseOf(words);
    return { ...house, note: noteOf(rest) };
  }
  if (nature === 'communication' && /\bproc(?:eedings|\.)|\bactes d/i.test(first ?? '')) return { container: first, event: { place: noteOf(words.slice(1)) } };
  if (nature === 'communication') return { event: { name: first, place: noteOf(words.slice(1)) } };
  if (nature === 'article') return { container: first, note: noteOf(words.slice(1)) };
  const school = words.find((word) => /univ|école|institut|faculté/i.test(word)) ?? first;
  return { institution: school, note: noteOf(words.filter((word) => word !== school)) };
}
