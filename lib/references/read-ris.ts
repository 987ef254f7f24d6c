/** Reads RIS: one tag a line, each entry from `TY  - ` to `ER  - `; text between entries is ignored. */
import { quoted } from '@/lib/format/french';
import { dateIn, daysIn, seasonIn } from './dates';
import { doiOf, isStandardNumber } from './identifiers';
import type { Item } from './item';
import { natureOf } from './nature-of';
import { isBookPart, isDirection, isInJournal, isThesis, isWholeBook } from './natures';
import { isAboutRecord, withoutStores } from './note';
import { type OnProgress, readEach } from './read-each';
import { all, itemOf, people, type RawEntry, type Table, type Tagged, taggedEntry, unreadRemark } from './tags';
import { keywordsOf } from './values';
import type { Entry } from './work';

const tagged = /^\s*([A-Za-z][A-Za-z0-9])( {0,3})-(?: (.*)|\s*)$/;

export const readRis = (text: string, max: number, onProgress?: OnProgress): Entry[] | null =>
  readEach(references(text), max, (entry) => taggedEntry(entry, 'ID', risItem, oddIn), onProgress);

/** The entries that have a `TY`, or a title and an author. */
function* references(text: string): Generator<RawEntry> {
  for (const entry of split(text)) {
    const { tags } = entry;
    if (tags.has('TY') || ((tags.has('TI') || tags.has('T1')) && tags.has('AU'))) yield entry;
  }
}

type Open = {
  readonly line: number;
  readonly lines: string[];
  readonly tags: Map<string, string[]>;
  last: string;
  readonly minSpaces: number;
  readonly indent: number;
};

/**
 * An entry ends with `ER`, or where the next begins; its `TY` may come after other tags. A line without a tag continues
 * the one before; but after `KW`, where EndNote writes one keyword a line, it is a new value unless it is indented. Two
 * spaces separate a tag from its hyphen; if the `TY` has fewer, all tags of its entry may.
 */
function* split(text: string): Generator<RawEntry> {
  let before: Open | undefined; // the tags before a `TY`
  let open: Open | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, typed = '', { length: spaces } = '', value = ''] = tagged.exec(line) ?? [];
    const name = typed.toUpperCase().replace('A1', 'AU'); // one tag, to keep the order of both
    const indent = line.search(/\S|$/);
    const isEmptyEnd = name === 'ER' && value.trim() === '';
    const tag = name !== '' && (spaces >= (open?.minSpaces ?? 0) || isEmptyEnd) ? name : undefined;
    const begins = !open && tag !== 'ER' && spaces > 1;
    if (tag === 'TY' || (tag !== undefined && begins)) {
      if (open?.tags.has('TY')) yield* wholeEntries(before, open);
      before = open?.tags.has('TY') ? undefined : open;
      open = { line: index + 1, lines: [], tags: new Map(), last: 'TY', minSpaces: Math.min(spaces, 2), indent };
    }
    if (!open) continue;
    open.lines.push(line);
    if (tag === 'ER') {
      yield* wholeEntries(before, open);
      before = undefined;
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
  if (open) yield* wholeEntries(before, open);
}

/** The entry with the tags before its `TY`, unless these are another entry: both name a work. */
function* wholeEntries(before: Open | undefined, entry: Open): Generator<RawEntry> {
  const [isNamed, hasTitle] = [before, entry].map((entry) => entry?.tags.has('TI') || entry?.tags.has('T1'));
  if (before && (hasTitle ? !isNamed && !before.tags.has('AU') : isNamed))
    yield { ...before, lines: [...before.lines, ...entry.lines], tags: new Map([...before.tags, ...entry.tags]) };
  else {
    if (before) yield before;
    yield entry;
  }
}

const containerOf = (entry: Tagged): string | undefined => {
  const short = entry.first('J9', 'JI', 'TA');
  return longest(entry.all('T2', 'JF', 'JO', 'BT', 'JA', 'J2', 'J1')) ?? short;
};
/** The value of a label in a note: « PMID: 123 ». */
const valueInNote = (entry: Tagged, label: string): string | undefined =>
  entry.all('N1').flatMap((note) => new RegExp(`(?:^|\\s)${label}\\s?:\\s*(\\w+)`).exec(note)?.[1] ?? [])[0];

const common: Table = {
  type: 'TY',
  genre: (entry) => entry.all('M3').find((value) => doiOf(value) === undefined),
  title: 'TI T1 CT',
  'container-title': containerOf,
  'collection-title': 'T3',
  'collection-number': 'SV',
  author: people('AU'),
  editor: people('A2 ED E1'),
  'collection-editor': people('A3'),
  translator: people('A4'),
  'reviewed-title': 'RI',
  issued: (entry) => {
    const seasons = entry.all('PY', 'Y1', 'DA').map((text) => seasonIn(text));
    return {
      start: dateOf(entry.all('DA', 'Y1', 'PY')),
      text: entry.first('PY', 'Y1', 'DA'),
      season: seasons.find(Boolean),
    };
  },
  volume: 'VL',
  issue: 'IS',
  'article-number': 'C7',
  page: (entry) => pagesIn(entry.first('SP'), entry.first('EP')),
  publisher: 'PB PU',
  'publisher-place': (entry) => cityIn(entry) ?? entry.first('PI'),
  edition: 'ET',
  DOI: (entry) =>
    entry.first('DO', 'DI') ?? entry.all('M3', 'N1').find((value) => /^(?:doi\s*:?\s*)?10\.\d{4,9}\//i.test(value)),
  PMID: (entry) =>
    valueInNote(entry, 'PMID') ??
    (/pubmed|medline/i.test(entry.all('DB', 'DP').join(' ')) ? entry.first('AN') : undefined),
  PMCID: (entry) => valueInNote(entry, 'PMCID') ?? entry.all('C2').find((text) => /^PMC\d/i.test(text)),
  URL: all('UR LK L2'),
  ISBN: all('SN BN'),
  ISSN: (entry) => entry.all('SN', 'BN').filter((number) => /^\d{4}-?\d{3}[\dx]$/i.test(number)),
  abstract: 'AB N2',
  keyword: (entry) => keywordsOf(entry.all('KW')),
  language: 'LA',
  note: remarks,
  status: (entry) => (/^INPR$/i.test(entry.first('TY') ?? '') ? ['in press'] : []),
  custom: (entry) => ({
    files: entry.all('L1'),
    hints: entry.all('M1', 'U1', 'N1').join(' '),
    facts: { volumes: entry.first('NV'), first: entry.first('OP'), translatedTitle: entry.first('TT') },
  }),
};

const part: Table = { ISSN: all('SN BN') };
const numbered: Table = {
  issue: (entry) => entry.first('IS') ?? ownNumber(entry),
  ISBN: (entry) => entry.all('SN', 'BN').filter((number) => number !== ownNumber(entry)),
};
const tables: Readonly<Record<string, Table>> = {
  // For articles, EndNote writes the date of electronic publication in `ET`; this site uses C3 and C4
  // (sections/publications/citing/ris.ts), and Cochrane uses C3 too.
  article: {
    ...part,
    edition: () => undefined,
    'volume-title': (entry) => entry.all('C3').find((text) => !/^(?:pubmed|embase|ctgov|ictrp|cinahl)\s/i.test(text)),
    'reviewed-author': people('C4'),
  },
  communication: {
    ...part,
    translator: () => undefined, // `A4` holds other contributors
    'container-title': (entry) => entry.first('C3') ?? containerOf(entry),
    // CT, CL, PU and PI come from the Web of Science.
    'event-title': (entry) =>
      (entry.first('TI', 'T1') && entry.first('CT')) ?? (entry.first('C3') && containerOf(entry)),
    'event-place': (entry) =>
      entry.first('CL')?.replace(/^electr(?:onic)? network$/i, 'En ligne') ??
      (isPrintedElsewhere(entry) ? cityIn(entry) : entry.first('C1')),
    'publisher-place': (entry) =>
      isPrintedElsewhere(entry) ? entry.first('C1') : (cityIn(entry) ?? entry.first('PI')),
    'event-date': daysOf,
  },
  chapter: { ...part, 'container-author': people('C4') },
  book: {
    issue: (entry) => entry.first('IS') ?? entry.all('M1').find((number) => /^(?=.*\d)\S{1,20}$/.test(number)),
    // A2 and ED mean the same; when a book has both (EndNote, Zotero), A2 is the editor of the series.
    editor: (entry) => people('ED E1')(entry) ?? people('A2')(entry),
    ...pageTable(),
  },
  thesis: { editor: () => undefined, 'collection-editor': () => undefined, ...pageTable() }, // A2 and A3 directed or examined the thesis
  rapport: numbered,
  brevet: {
    ...numbered,
    publisher: 'PB PU A2',
    editor: (entry) => people(entry.first('PB', 'PU') ? 'A2 ED E1' : 'ED E1')(entry),
  },
};

function risItem(entry: Tagged): Item {
  const typed = itemOf(entry, common);
  const nature = natureOf(typed);
  const kind = [isInJournal, isBookPart, isWholeBook, isThesis].findIndex((is) => is(nature));
  const item = {
    ...typed,
    ...itemOf(entry, tables[['article', 'chapter', 'book', 'thesis'][kind] ?? nature] ?? {}),
  };
  const isTranslation = nature === 'traduction';
  const facts = {
    ...item.custom?.facts,
    first: isTranslation ? undefined : entry.first('OP'),
    chapter: isBookPart(nature) ? entry.first('SE') : undefined,
  };
  return {
    ...item,
    ...(isTranslation && { 'original-title': entry.first('OP') }),
    ...(isDirection(nature) && !item.editor && { author: undefined, editor: item.author }),
    custom: { ...item.custom, nature, facts },
  };
}

/** The city of a publisher or conference; the Web of Science writes days in `CY`. */
const cityIn = (entry: Tagged): string | undefined =>
  [...entry.all('CY').filter((text) => daysIn(text) === undefined), ...entry.all('PP')][0];

/** When a talk has a place in `CY`, its place of publication is in `C1`. */
const isPrintedElsewhere = (entry: Tagged): boolean =>
  entry.first('CL') === undefined && cityIn(entry) !== undefined && entry.first('C1') !== undefined;

const ownNumber = (entry: Tagged): string | undefined =>
  entry.all('SN', 'M1').find((number) => !isStandardNumber(number));

/** The most precise date in the year that `PY` or `Y1` gives; `DA` may only add month and day to that year. */
function dateOf(texts: readonly string[]): string | undefined {
  const dates = texts.flatMap((text) => dateIn(text) ?? []);
  const year = dates.at(-1)?.slice(0, 4);
  const month = texts.find((text) => !/\d{4}/.test(text));
  if (year !== undefined && month !== undefined && dates.every((date) => date.length === 4))
    return dateIn(`${year} ${month}`);
  return longest(dates.filter((date) => date.startsWith(year ?? '')));
}

/**
 * The days of a conference: `2024-03-18/2024-03-20`, as this site writes them (sections/publications/citing/ris.ts), or
 * in the words of the Web of Science and Scopus.
 */
function daysOf(entry: Tagged): Item['event-date'] {
  const period = entry.first('C6') ?? '';
  const scopusDates = entry.all('N1').flatMap((note) => /conference date:\s*([^;]{1,100})/i.exec(note)?.[1] ?? []);
  if (/^\d{4}(?:-\d\d){0,2}(?:\/\d{4}(?:-\d\d){0,2})?$/.test(period)) {
    const [start, end] = period.split('/').map(dateIn);
    return { start, end };
  }
  return [...entry.all('CY'), ...entry.all('Y2').filter((text) => /through/i.test(text)), ...scopusDates].flatMap(
    (text) => daysIn(text) ?? [],
  )[0];
}

/** From `SP  - 1` and `EP  - 14`, or a range in one of them. */
function pagesIn(start: string | undefined, end: string | undefined): string | undefined {
  if (start === undefined || end === undefined || start === end || /[-–]/.test(start)) return start ?? end;
  return `${start}-${end}`;
}

/** For a whole work, EndNote and Zotero give in `SP` how many pages it has, unless it is a range. */
function pageTable(): Table {
  const isCount = (entry: Tagged) => entry.first('EP') === undefined && !/[-–]/.test(entry.first('SP') ?? '');
  return {
    page: (entry) => (isCount(entry) ? undefined : pagesIn(entry.first('SP'), entry.first('EP'))),
    'number-of-pages': (entry) => (isCount(entry) ? entry.first('SP') : undefined),
  };
}

/** The notes that are about the work, and not too long for a publication: databases and programs use `N1` otherwise too. */
function remarks(entry: Tagged): string[] {
  return entry
    .all('N1')
    .map(withoutStores)
    .filter((note) => note.length <= 1000 && !isAboutRecord(note) && !/[<>]|^(?:doi\s*:|10\.\d{4})/i.test(note));
}

const longest = (texts: readonly string[]): string | undefined => texts.toSorted((a, b) => b.length - a.length)[0];

const technical = /^(?:AD|AN|AV|C[1-8]|CA|CN|DB|DP|DS|DT|EA|ER|L3|L4|LB|RN|RP|ST|U[1-5]|UT|VO|Y2)$/;

const oddIn = (entry: Tagged): string[] => [
  ...(entry.first('TY') ? [] : [`Cette référence ne dit pas ce qu’elle est\u00a0: il lui manque ${quoted('TY')}.`]),
  ...unreadRemark(entry.unread().filter((tag) => !technical.test(tag))),
];
