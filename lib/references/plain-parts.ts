/**
 * Guesses the fields of a reference in a text, by the marks that most styles have in common: a title in quotes, a year,
 * « dans », « p. », a DOI.
 */
import { readNames, saysOthers } from '@/lib/names/read-names';
import { dateIn } from './dates';
import type { Draft } from './draft';
import { isCity, isHouse } from './houses';
import { gap, takeAsides } from './plain-asides';
import { numbersIn } from './plain-numbers';
import { areNames, headOf, role } from './plain-title';
import { statusOf } from './states';
import { isTalkIn } from './talks';
import type { Name, Nature } from './work';

/** A decision of a court, which is cited like a work and is no publication. */
const court =
  /^(?:Cass|CE|Cons|CJUE|CJCE|CEDH|CA|CAA|TA|TGI|TJ)[.,]?\s(?:(?:civ|com|crim|soc|ass|ch|const|plén|req|d’État)\b|\d)/u;

/**
 * The draft of a reference. Its note has the rest of the text; without a title that is found, the whole text is the
 * title.
 */
export function plainDraft(reference: string): Draft {
  if (court.test(reference)) return { nature: 'autre', title: reference, authors: [] };
  const { text, volumes, remarks, fields } = takeAsides(reference);
  const { authors, title: quoted, rest, year, areEditors = false, isOfSentences } = headOf(text);
  const { numbers, count, dates: found, left } = numbersIn(rest);
  const dates = [year, ...found].filter((date) => date !== undefined);
  const {
    nature,
    title,
    editors = '',
    fields: venue,
    notes,
  } = venueOf(left, { quoted, isOfSentences, areEditors, numbers, isCounted: count !== undefined });
  return {
    nature,
    title: clean(title).replace(/(?<=\p{L}{2})\.$/u, '') || text,
    authors: areEditors ? [] : namesIn(authors),
    andOthers: saysOthers(namesOnly(authors)) || undefined,
    editors: namesIn(areEditors ? authors : editors),
    date: dates.flatMap((piece) => dateIn(piece) ?? [])[0],
    dateText: dates.find((piece) => statusOf(piece)),
    ...numbers,
    ...fields,
    ...venue,
    remarks: { facts: { volumes }, texts: [...notes, ...remarks] },
  };
}

const gaps = new RegExp(String.raw`[\s,;(]*(?:${gap}[\s,;.)]*)+`, 'gu');

/** Without gaps and the punctuation at its ends. */
const clean = (text: string): string =>
  text
    .replace(gaps, ', ')
    .replace(/^[\s.,;:]+|[\s,;:]+$/gu, '')
    .replace(/(?<=\p{L}{4}|\d|[)»])\.$/u, '');

/** Without a remark in parentheses, and without the comma or full stop that ends the list. */
const namesOnly = (text: string): string =>
  text.replace(/,?\s*\([^)]*\)/g, '').replace(/(?<=\p{L}{3}|\bal)\.\s*$|[\s,;:]+$/u, '');

/** « Sophie Benali, Jean Dupont » are two people: a reference does not write « Nom Nom, Prénom Prénom ». */
function namesIn(text: string): Name[] {
  const names = namesOnly(text);
  const parts = names.split(/,\s*(?:(?:et|and|&)\s)?/);
  const areWhole =
    parts.length > 1 && parts.every((part) => /\p{Ll}\s+(?:\p{L}+\s)*\p{Lu}/u.test(part) || /^et al/.test(part));
  return readNames(areWhole ? parts : [names]);
}

const roleBehind = new RegExp(String.raw`^(.{2,200}?)(?:,?\s*\(${role}\)|,\s*${role})[\s,:.]+(.+)$`, 'iu');
const roleBefore =
  /,?\s*(?:edited by|eds?\. by|sous la direction d(?:e\s|[’'])|dirigé par|éd(?:ité)?\.? par)\s*([^,.()]+?)(?=[,.()]|$)/iu;

type Piece = { readonly text: string; readonly from: number; readonly sign: string };

/** A full stop that ends more than an initial or an abbreviation; another end. */
const fullStop = String.raw`(?<=\p{L}{3}|[\d)»”\]${gap}])(?<!(?:^|[\s.])(?:civ|soc|com|Rev|Ann|Bull|Proc|Conf|Univ|Trans|Dept|Math|Soc))\.\s+(?=[\p{Lu}\d«“"[]|arXiv|\p{Ll}+Rxiv)`;
const question = String.raw`(?<=[?!])\s+(?=\p{Lu})`;

/**
 * Between commas, semicolons, colons and gaps, and where a style has sentences at their ends; what quotes and
 * parentheses hold is one piece.
 */
function piecesOf(text: string, isOfSentences: boolean): Piece[] {
  const ends = isOfSentences ? `|${new RegExp(fullStop, 'u').test(text) ? fullStop : question}` : '';
  const separator = new RegExp(String.raw`\s*[,;:${gap}](?:[\s,;:.()${gap}]|$)+${ends}`, 'gu');
  const isOpen = (before: string) =>
    ['«»', '()'].some(([open = '', close = '']) => before.lastIndexOf(open) > before.lastIndexOf(close));
  const cuts = [...text.matchAll(separator)].filter(({ index }) => !isOpen(text.slice(0, index)));
  const starts = [
    { from: 0, sign: '' },
    ...cuts.map(({ 0: sign, index }) => ({ from: index + sign.length, sign: sign.trim() })),
  ];
  return starts.flatMap(({ from, sign }, index) => {
    const piece = clean(text.slice(from, cuts[index]?.index));
    return piece === '' ? [] : { text: piece, from, sign };
  });
}

const kinds: readonly (readonly [Nature, RegExp])[] = [
  ['hdr', /^(?:mémoire d[’'])?habilitation|^HDR\b/i],
  ['these', /^thèse|^ph\.?\s?d\b|^doctoral/i],
  ['memoire', /^mémoire de|^master/i],
  ['rapport', /^(?:(?:technical|research) )?report\b|^rapport|^document de travail|^working paper/i],
];
const kindOf = ({ text }: Piece): Nature | undefined =>
  kinds.find(([, words]) => words.test(text))?.[0] ?? (isTalkIn(text) ? 'communication' : undefined);
const isProceedings = (text: string): boolean =>
  /\b(?:proc(?:eedings|\.)|actes d|conference|symposium|workshop)/i.test(text);

type Found = {
  readonly quoted: string | undefined;
  readonly isOfSentences: boolean;
  readonly areEditors: boolean;
  readonly numbers: Pick<Draft, 'volume' | 'issue' | 'pages' | 'container'>;
  readonly isCounted: boolean;
};
type Venue = {
  readonly nature: Nature;
  readonly editors?: string;
  readonly fields: Partial<Draft>;
  readonly notes: readonly string[];
};

/** The title, unless it was in quotes, and the venue: a journal, a book, a conference, a university. */
function venueOf(
  left: string,
  { quoted, isOfSentences, areEditors, numbers, isCounted }: Found,
): Venue & { readonly title: string } {
  const [, before = '', within] = (quoted === undefined ? inside : /^()(?:dans|in)\b\s*:?\s*(.+)$/iu).exec(left) ?? [];
  if (within !== undefined) return { title: quoted ?? before, ...inBook(within, roleBehind) };
  const pieces = piecesOf(left, isOfSentences);
  const first =
    quoted === undefined
      ? pieces.findIndex(({ sign }, index) => index > 0 && (sign === '' || sign.includes(isOfSentences ? '.' : ',')))
      : 0;
  const tail = pieces.slice(first === -1 ? 1 : first);
  const upTo = (piece: Piece | undefined) => quoted ?? left.slice(0, piece?.from);
  const kind = tail.findIndex(kindOf);
  if (!areEditors && kind !== -1 && (quoted === undefined || kind === 0))
    return { title: upTo(tail[kind]), ...ofKind(tail.slice(kind)) };
  if (quoted !== undefined)
    return {
      title: quoted,
      ...(roleBefore.test(left) ? inBook(left, roleBefore) : inJournal(left, numbers.container)),
    };
  const { place, publisher, from, others, isSure } = houseIn(tail);
  const { volume, issue, pages } = numbers;
  const isAlone = isOfSentences && tail.length === 1 && !isSure && !isCounted && volume === undefined;
  const isArticle =
    isAlone ||
    (volume !== undefined && issue !== undefined) ||
    (pages !== undefined && !isCounted && (volume !== undefined || !isSure));
  if (!isArticle || areEditors)
    return {
      nature: areEditors ? 'direction' : 'livre',
      title: left.slice(0, from),
      fields: { place, publisher },
      notes: others,
    };
  const numbered = tail.findIndex(({ sign }) => sign.includes(gap));
  const journal = isOfSentences ? tail[0] : tail.at(numbered === -1 ? -1 : numbered - 1);
  return { title: upTo(journal), ...inJournal(journal ? left.slice(journal.from) : '', numbers.container) };
}

const inside = /^(.+?)(?:[.?!]\s+(?:In|Dans)\b|[.,]?\s+in\s?:|[.,]\s+(?:dans|in)(?=\s+(?:\p{Lu}|[«“])))\s*:?\s*(.+)$/u;

const journalOf = (text: string): string => {
  const name = text.replace(/^[\s.,;:]+|[\s,;:]+$/g, '');
  return /\.\s.|^\p{Lu}{1,2}\.$|^\p{Lu}{2,} \p{Ll}{1,4}\.$/u.test(name) ? name : name.replace(/\.$/, '');
};

/** A journal is named until the first number or date, else to the first comma. */
function inJournal(left: string, known?: string): Venue {
  const [named = '', ...rest] = left.includes(gap) ? left.split(gap) : left.split(/,\s/);
  return {
    nature: 'article',
    fields: { container: known ?? journalOf(named) },
    notes: piecesOf(rest.join(gap), false).map(({ text }) => text),
  };
}

/**
 * « Pierre Martin (éd.), Lire, écrire, Marseille », « Rivers, edited by Luc Martin, Routledge »: `role` finds the
 * editors of the book.
 */
function inBook(text: string, role: RegExp): Venue {
  const [, behind = '', after] = role === roleBehind ? (role.exec(text) ?? []) : [];
  const [found = '', named = ''] = roleBefore.exec(text) ?? [];
  const editors = after !== undefined && areNames(behind) ? behind : named;
  const book = after !== undefined && areNames(behind) ? after : text.replace(found, '');
  const [first, ...pieces] = piecesOf(book, /\.\s+\p{Lu}/u.test(book));
  const { place, publisher, from, others, isNamed } = houseIn(pieces);
  const nature = isProceedings(book) ? 'communication' : 'chapitre';
  if (isNamed || !isProceedings(first?.text ?? ''))
    return { nature, editors, fields: { container: clean(book.slice(0, from)), place, publisher }, notes: others };
  return {
    nature,
    editors,
    fields: { container: first?.text, event: { place: pieces.map((piece) => piece.text).join(', ') } },
    notes: [],
  };
}

/** A thesis, a report or a talk, which the first piece says. */
function ofKind([kind, ...pieces]: readonly Piece[]): Venue {
  const nature = (kind && kindOf(kind)) ?? 'autre';
  const after = pieces.map(({ text }) => text);
  const said = kind?.text ?? '';
  if (nature === 'communication') {
    const [name, ...places] = [said, ...after].map((text) => text.replace(atEvent, '')).filter(Boolean);
    return {
      nature,
      fields: { event: { name, place: places.join(', ') }, invited: /invité|invited/i.test(said) || undefined },
      notes: [],
    };
  }
  const place = after.find(isCity);
  const bodies = after.filter((text) => text !== place);
  const institution =
    bodies.find((text) => /univ|école|institut|faculté/i.test(text)) ??
    bodies[0] ??
    (nature === 'rapport' && place === undefined ? said : undefined);
  return { nature, fields: { institution, place }, notes: [said, ...bodies].filter((text) => text !== institution) };
}

const atEvent =
  /^(?:(?:communication|conférence|intervention|exposé|paper|talk|poster)(?:\s(?:orale?|invitée?|presented|given))*(?:$|\s(?:aux?|à l[’']|à la|lors d[ue]|at(?: the)?)\s))/iu;

const isPublisher = (text: string): boolean => isHouse(text, undefined, false);
const isLikePlace = (text = ''): boolean =>
  isCity(text) || /^\p{Lu}[\p{L}'’-]*(?:[\s,](?:\p{Lu}[\p{L}'’-]*|sur|de|en|la|le)){0,3}(?:\s\(.+\))?$/u.test(text);

/**
 * The place and the publisher at the end of pieces: « Paris, Seuil », « Dalloz », « Paris: Elsevier », « Springer,
 * Berlin »; `from` is where they begin.
 */
function houseIn(pieces: readonly Piece[]) {
  const texts = pieces.map(({ text }) => text);
  const known = texts.findLastIndex(isPublisher);
  const lastCity = texts.length - 1 - (isCity(texts.at(-1) ?? '') ? 1 : 0);
  const at = known === -1 ? lastCity : known;
  const [before, publisher, after] = [texts[at - 1], texts[at], texts[at + 1]];
  const isBehindColon = /:/.test(pieces[at]?.sign ?? '');
  const hasBefore =
    before !== undefined &&
    (isBehindColon || isCity(before) || (!isCity(after ?? '') && isLikePlace(before) && after === undefined));
  const place = hasBefore ? before : isLikePlace(after) ? after : undefined;
  const first = hasBefore ? at - 1 : at;
  const others = texts.slice(place !== undefined && !hasBefore ? at + 2 : at + 1);
  const isNamed = known !== -1 || isBehindColon;
  const isSure = isNamed || (place !== undefined && isCity(place));
  return { place, publisher, from: pieces[Math.max(0, first)]?.from, others, isNamed, isSure };
}
