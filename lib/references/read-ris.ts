/** Reads RIS as programs write it: one tag a line, `TY  - ` to `ER  - `, whatever is between entries left out. */

import { quoted } from '@/lib/format/french';
import { boundedList, type Name, nameText } from '@/lib/names/name';
import { areDirectors, readNames, saysOthers } from '@/lib/names/read-names';
import { dateIn, daysIn, seasonIn } from './dates';
import type { Draft } from './draft';
import { doiOf, isStandardNumber } from './identifiers';
import { languageOf } from './languages';
import { refinedNature } from './named-nature';
import { isOfDatabase, withoutStores } from './note';
import { plainText } from './plain-text';
import { type OnProgress, readEach } from './read-each';
import { stateOfReport, statusOf } from './states';
import { type RawEntry, readTagged, type Tags } from './tagged-entry';
import { thesisNature, thesisType } from './thesis-nature';
import { keywordsOf, ownType } from './values';
import { type Entry, isBookPart, isDirection, isInJournal, isWholeBook, type Nature } from './work';

const tagged = /^\s*([A-Za-z][A-Za-z0-9])( {0,3})-(?: (.*)|\s*)$/;

/** The tags that an entry without its `TY` may begin with. */
const begins: ReadonlySet<string> = new Set(['TI', 'T1', 'AU']);

/** Whether lines are a reference: with a `TY`, or with a title and an author. */
const isReference = ({ tags }: RawEntry): boolean =>
  tags.has('TY') || ((tags.has('TI') || tags.has('T1')) && tags.has('AU'));

/** The entries of a file in their order; null when there are more than `max`. */
export function readRis(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const raw: RawEntry[] = [];
  for (const entry of split(text)) if (isReference(entry) && raw.push(entry) > max) return null;
  return readEach(
    raw,
    (entry) => readTagged(entry, entry.tags.get('ID')?.[0] || undefined, draftOf, oddIn),
    onProgress,
  );
}

/**
 * An entry begins with `TY`, or where that is missing with a title or an author, and ends with `ER`, or where the next
 * begins; a line without a tag continues the one before, and after `KW`, where EndNote writes one keyword a line, is a
 * value of its own unless it is indented. Two spaces part a tag from its hyphen; in an entry whose `TY` has fewer, any
 * tag may.
 */
function* split(text: string): Generator<RawEntry> {
  let open:
    | { line: number; lines: string[]; tags: Map<string, string[]>; last: string; least: number; indent: number }
    | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, given = '', { length: spaces } = '', value = ''] = tagged.exec(line) ?? [];
    const name = given.toUpperCase().replace('A1', 'AU'); // in the order of both
    const indent = line.search(/\S|$/);
    const isEmptyEnd = name === 'ER' && value.trim() === '';
    const tag = name !== '' && (spaces >= (open?.least ?? 0) || isEmptyEnd) ? name : undefined;
    if (tag === 'TY' || (!open && tag !== undefined && spaces > 0 && begins.has(tag))) {
      if (open) yield open;
      open = { line: index + 1, lines: [], tags: new Map(), last: 'TY', least: Math.min(spaces, 2), indent };
    }
    if (!open) continue;
    open.lines.push(line);
    if (tag === 'ER') {
      yield open;
      open = undefined;
    } else if (tag === undefined) {
      const values = open.tags.get(open.last);
      if (values && line.trim() !== '')
        values.push(open.last === 'KW' && indent <= open.indent ? line.trim() : `${values.pop() ?? ''} ${line.trim()}`);
    } else {
      const values = open.tags.get(tag) ?? [];
      open.tags.set(tag, values);
      values.push(value.trim());
      open.last = tag;
    }
  }
  if (open) yield open;
}

function draftOf(tags: Tags): Draft {
  const all = (...names: readonly string[]) =>
    names.flatMap((name) => tags.get(name) ?? []).filter((value) => value !== '');
  const get = (...names: readonly string[]) => all(...names)[0];
  const language = languageOf(get('LA') ?? '');
  const people = (...names: readonly string[]): Name[] => namesIn(all(...names), language);
  const type = all('M3').find((value) => doiOf(value) === undefined);
  const typed = natureOf(get('TY') ?? '', type, all('M1', 'U1', 'N1').join(' '));
  const nature = typed === 'livre' && all('AU').some(areDirectors) ? 'direction' : typed;
  const ofScopus = all('N1').flatMap((note) => /conference date:\s*([^;]{1,100})/i.exec(note)?.[1] ?? []);
  const [days] = [...all('CY'), ...all('Y2').filter((text) => /through/i.test(text)), ...ofScopus].flatMap(
    (text) => daysIn(text) ?? [],
  ); // `CY` of the Web of Science
  const meeting = get('TI', 'T1') === undefined ? undefined : get('CT'); // of the Web of Science, as are CL, PU and PI
  const stateOf = nature === 'rapport' ? stateOfReport : statusOf;
  const isTalk = nature === 'communication';
  const isThesis = nature === 'these' || nature === 'hdr' || nature === 'memoire';
  const isPart = isTalk || isBookPart(nature) || isInJournal(nature);
  const isHosted = isPart || nature === 'autre' || nature === 'prepublication';
  const isOfBody = isThesis || nature === 'rapport' || nature === 'logiciel' || nature === 'brevet';
  const host = longest(all('T2', 'JF', 'JO', 'BT', 'JA', 'J2', 'J1')) ?? get('J9', 'JI', 'TA');
  const proceedings = isTalk ? get('C3') : undefined;
  const isPatent = nature === 'brevet';
  const hasNumber = isPatent || nature === 'rapport';
  const ownNumber = hasNumber ? all('SN', 'M1').find((number) => !isStandardNumber(number)) : undefined;
  const holder = isPatent ? (get('PB', 'PU') ?? get('A2')) : undefined; // which Zotero writes as A2
  const numbers = all('SN', 'BN')
    .filter((number) => number !== ownNumber)
    .join(' ; ');
  const cities = [...all('CY').filter((text) => daysIn(text) === undefined), ...all('PP')];
  const [city, printed] = [cities[0] ?? get('PI'), get('C1')];
  const isPlaceOfEvent =
    isTalk &&
    get('CL') === undefined &&
    (get('PB', 'PU') === undefined || (city !== undefined && printed !== undefined));
  const addresses = all('UR', 'LK', 'L2');
  const urls = [...addresses, ...all('N1').filter(isAddress)];
  const isKnown = (note: string) =>
    note === urls[0] || addresses.includes(note) || (isAddress(note) && doiOf(note) !== undefined);
  const notes = all('N1')
    .map(withoutStores)
    .filter((note) => !isKnown(note));
  const lineOf = (label: string) =>
    all('N1').flatMap((note) => new RegExp(`(?:^|\\s)${label}\\s?:\\s*(\\w+)`).exec(note)?.[1] ?? [])[0];
  const pages = pagesIn(get('SP'), get('EP'));
  const isBook = isWholeBook(nature);
  const isWhole = isThesis || isBook;
  const pageCount = isWhole && get('EP') === undefined ? pageCountOf(pages) : undefined;
  return {
    nature,
    title: get('TI', 'T1', 'CT') ?? (isPart ? '' : (get('BT', 'T2') ?? '')),
    authors: isDirection(nature) && all('A2', 'ED', 'E1').length === 0 ? [] : people('AU'),
    andOthers: all(nature === 'traduction' && tags.has('A4') ? 'A4' : 'AU').some(saysOthers) || undefined,
    otherEditors: all('ED', 'E1', 'A2').some(saysOthers) || undefined,
    editors: holder !== undefined && get('A2') === holder ? [] : editorsOf(nature, people),
    translators: isTalk ? [] : people('A4'), // of a talk, other contributors
    reviewedTitle: get('RI'),
    reviewedAuthors: isInJournal(nature) ? people('C4') : [], // as this site writes them, and those of a book of which a work is the preface
    originalTitle: nature === 'traduction' ? get('OP') : undefined,
    containerAuthors: isBookPart(nature) ? people('C4') : [],
    date: dateOf(all('DA', 'Y1', 'PY')),
    dateText: get('PY', 'Y1', 'DA'),
    container: isHosted ? (proceedings ?? host) : undefined,
    host: (isThesis || nature === 'rapport') && get('TI', 'T1', 'CT') !== undefined ? get('T2') : undefined,
    issueTitle: isInJournal(nature) ? get('C3') : undefined, // this site's own (sections/publications/citing/ris.ts)
    series:
      get('T3') ??
      (isHosted || isThesis || nature === 'rapport' || get('TI', 'T1', 'CT') === undefined ? undefined : get('T2')),
    volume: get('VL'),
    issue:
      get('IS') ?? ownNumber ?? (isBook ? all('M1').find((number) => /^(?=.*\d)\S{1,20}$/.test(number)) : undefined),
    seriesNumber: get('SV'),
    articleNumber: get('C7'),
    pages: pageCount === undefined ? pages : undefined,
    publisher: isOfBody ? undefined : get('PB', 'PU'),
    place: isTalk && city !== undefined && printed !== undefined ? printed : isPlaceOfEvent ? undefined : city,
    edition: isInJournal(nature) ? undefined : get('ET'), // of an article, EndNote's date of electronic publication
    event: isTalk
      ? {
          name: meeting ?? (proceedings === undefined ? undefined : host),
          place:
            get('CL')?.replace(/^electr(?:onic)? network$/i, 'En ligne') ??
            (isPlaceOfEvent && city !== undefined ? city : printed),
          ...(ownDaysIn(get('C6')) ?? days),
        }
      : undefined,
    institution: holder ?? (isOfBody ? get('PB', 'PU') : undefined),
    doi: get('DO', 'DI') ?? all('M3', 'N1').find((value) => /^(?:doi\s*:?\s*)?10\.\d{4,9}\//i.test(value)),
    pmid: lineOf('PMID') ?? (/pubmed|medline|nlm/i.test(all('DB', 'DP').join(' ')) ? get('AN') : undefined),
    pmcid: lineOf('PMCID') ?? all('C2').find((text) => /^PMC\d/i.test(text)),
    urls,
    pdfs: all('L1'),
    isbn: numbers,
    issn:
      isPart || isDirection(nature) ? numbers : all('SN', 'BN').find((number) => /^\d{4}-?\d{3}[\dx]$/i.test(number)),
    abstract: get('AB', 'N2'),
    keywords: keywordsOf(all('KW')),
    language,
    status: all('N1').map(stateOf).find(Boolean) ?? (get('TY')?.toUpperCase() === 'INPR' ? 'sous-presse' : undefined),
    remarks: {
      texts: [
        ...notes.filter((note) => isRemark(note) && !stateOf(note)),
        nature === 'rapport' ? ownType(type) : isThesis ? thesisType(type) : undefined,
      ],
      pageCount,
      facts: {
        season: all('PY', 'Y1', 'DA')
          .map((text) => seasonIn(text))
          .find(Boolean),
        volumes: get('NV'),
        chapter: isBookPart(nature) ? get('SE') : undefined,
        first: nature === 'traduction' ? undefined : get('OP'),
        translatedTitle: get('TT'),
        seriesEditor: nature === 'livre' || isThesis ? undefined : people('A3').map(nameText).join(', '),
      },
    },
  };
}

/**
 * A comma at the end says that a body has no given names, as this site writes it (sections/publications/citing/ris.ts).
 */
const namesIn = (lines: readonly string[], language: string | undefined): Name[] =>
  readNames(
    lines.map((line) => plainText(boundedList(line)).replace(/^([^,{}]+),$/, '{$1}')),
    language,
  );

function editorsOf(nature: Nature, people: (...names: readonly string[]) => Name[]): Name[] {
  if (nature === 'these' || nature === 'hdr' || nature === 'memoire') return []; // A2 and A3 are those who directed or examined it
  // To the format's specification A2 and ED are one tag (http://www.refman.com/support/risformat_tags_02.asp, in the
  // Internet Archive), and this site wrote A2 once; where a book has both, as of EndNote and Zotero, A2 are the editors
  // of the series.
  if (nature === 'livre')
    return [['ED', 'E1'], ['A2']].map((tags) => people(...tags)).find((editors) => editors.length > 0) ?? [];
  const editors = people('A2', 'ED', 'E1');
  return isDirection(nature) && editors.length === 0 ? people('AU') : editors;
}

/** The most precise date of the year that `PY` or `Y1` gives, and `DA` may only add a month to. */
function dateOf(texts: readonly string[]): string | undefined {
  const dates = texts.flatMap((text) => dateIn(text) ?? []);
  const year = dates.at(-1)?.slice(0, 4);
  const month = texts.find((text) => !/\d{4}/.test(text));
  if (year !== undefined && month !== undefined && dates.every((date) => date.length === 4))
    return dateIn(`${year} ${month}`);
  return longest(dates.filter((date) => date.startsWith(year ?? '')));
}

/** `2024-03-18/2024-03-20`, as this site writes the days of a conference (sections/publications/citing/ris.ts). */
function ownDaysIn(text = ''): { readonly start?: string; readonly end?: string } | undefined {
  const [start, end] = /^\d{4}(?:-\d\d){0,2}(?:\/\d{4}(?:-\d\d){0,2})?$/.test(text) ? text.split('/').map(dateIn) : [];
  return start === undefined ? undefined : { start, end };
}

/** `SP  - 1` and `EP  - 14`, or both in one. */
function pagesIn(start: string | undefined, end: string | undefined): string | undefined {
  if (start === undefined || end === undefined || start === end || /[-–]/.test(start)) return start ?? end;
  return `${start}-${end}`;
}

/** No range: EndNote and Zotero give in `SP` how many pages a whole work has. */
const pageCountOf = (pages: string | undefined): string | undefined =>
  pages !== undefined && /[-–]/.test(pages) ? undefined : pages;

/** A note that is nothing but an address: the work's, where it has no other. */
const isAddress = (note: string): boolean => /^https?:\/\/\S+$/i.test(note);

/**
 * Whether a note is a remark on the work, no longer than a publication may have: databases and programs use the field
 * for other things too.
 */
const isRemark = (note: string): boolean =>
  note.length <= 1000 && !isOfDatabase(note) && !/[<>]|^(?:doi\s*:|10\.\d{4})/i.test(note);

const longest = (texts: readonly string[]): string | undefined => texts.toSorted((a, b) => b.length - a.length)[0];

const natures: ReadonlyMap<string, Nature> = new Map([
  ...['JOUR', 'JFULL', 'EJOUR', 'MGZN', 'NEWS', 'INPR', 'ABST'].map((type) => [type, 'article'] as const),
  ...['CONF', 'CPAPER', 'SLIDE', 'HEAR'].map((type) => [type, 'communication'] as const),
  ...['BOOK', 'EBOOK', 'WHOLE', 'CLSWK', 'SER'].map((type) => [type, 'livre'] as const),
  ...['CHAP', 'ECHAP'].map((type) => [type, 'chapitre'] as const),
  ...['ENCYC', 'DICT'].map((type) => [type, 'notice'] as const),
  ...['RPRT', 'GOVDOC', 'STAND'].map((type) => [type, 'rapport'] as const),
  ...['UNPB', 'UNPD', 'MANSCPT', 'PREPRINT'].map((type) => [type, 'prepublication'] as const),
  ...['DATA', 'AGGR', 'DBASE'].map((type) => [type, 'donnees'] as const),
  ['EDBOOK', 'direction'],
  ['THES', 'these'],
  ['COMP', 'logiciel'],
  ['PAT', 'brevet'],
] as const);

function natureOf(tag: string, type: string | undefined, hints: string): Nature {
  const nature = refinedNature(natures.get(tag.trim().toUpperCase()) ?? 'autre', type);
  return nature === 'these' ? thesisNature(nature, type, hints) : nature;
}

/** Tags of the format, of EndNote and of databases that are read, or that say nothing of the work. */
// biome-ignore format: a table
const known: ReadonlySet<string> = new Set([
  ...['TY', 'TI', 'T1', 'T2', 'T3', 'CT', 'BT', 'JF', 'JO', 'JA', 'J1', 'J2', 'J9', 'JI', 'TA', 'AU', 'A2', 'A3', 'A4', 'ED', 'E1', 'PY', 'Y1', 'DA', 'VL', 'IS', 'SP', 'EP', 'PB', 'PU', 'CY'],
  ...['PP', 'PI', 'CL', 'C1', 'C3', 'C4', 'C6', 'C7', 'SV', 'ET', 'SN', 'BN', 'DO', 'DI', 'UR', 'LK', 'L1', 'L2', 'AB', 'N2', 'N1', 'KW', 'LA', 'M1', 'M3', 'NV', 'SE', 'OP', 'RI', 'TT', 'ID', 'ER'],
  ...['AD', 'AN', 'AV', 'C2', 'C8', 'CN', 'DB', 'DP', 'DS', 'L3', 'L4', 'LB', 'RN', 'RP', 'ST', 'U1', 'U2', 'U3', 'U4', 'U5', 'VO', 'Y2', 'UT', 'EA', 'DT', 'CA'],
]);

/** The remarks on tags that are not read, and on an entry without a type. */
function oddIn(tags: Tags): string[] {
  const unread = Array.from(tags).flatMap(([tag, values]) =>
    known.has(tag) || values.every((value) => value === '') ? [] : quoted(tag),
  );
  return [
    ...(tags.has('TY') ? [] : [`Cette référence ne dit pas ce qu’elle est\u00a0: il lui manque ${quoted('TY')}.`]),
    ...(unread.length === 0
      ? []
      : [
          `${unread.length === 1 ? 'Champ laissé de côté' : 'Champs laissés de côté'}\u00a0: ${unread.slice(0, 20).join(', ')}.`,
        ]),
  ];
}
