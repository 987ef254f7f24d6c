/**
 * Reads the files that PubMed and ERIC save for reference managers (.nbib): one tag a line, with indented continuation
 * lines. An entry begins with `PMID`, or with `OWN` in ERIC. The tags are those of MEDLINE
 * (https://www.nlm.nih.gov/bsd/mms/medlineelements.html).
 */
import { dateIn, seasonIn } from './dates';
import type { Item } from './item';
import { type OnProgress, readEach } from './read-each';
import { all, itemOf, peopleIn, type RawEntry, type Table, type Tagged, taggedEntry } from './tags';
import { keywordsOf, wholeRange } from './values';
import type { Entry } from './work';

const tagged = /^([A-Z]{2,4}) {0,2}- ?(.*)$/;

export const readNbib = (text: string, max: number, onProgress?: OnProgress): Entry[] | null =>
  readEach(split(text), max, (entry) => taggedEntry(entry, 'PMID', nbibItem), onProgress);

function* split(text: string): Generator<RawEntry> {
  let open: { line: number; lines: string[]; tags: Map<string, string[]>; last: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, tag = '', value = ''] = tagged.exec(line) ?? [];
    if (tag === 'PMID' || (tag === 'OWN' && open?.tags.has('PMID') !== true)) {
      if (open) yield open;
      open = { line: index + 1, lines: [], tags: new Map(), last: [] };
    }
    if (!open) continue;
    open.lines.push(line);
    if (tag !== '') {
      open.last = open.tags.get(tag) ?? [];
      open.last.push(value.trim());
      open.tags.set(tag, open.last);
    } else if (line.startsWith(' ') && open.last.length > 0) open.last.push(`${open.last.pop() ?? ''} ${line.trim()}`);
  }
  if (open) yield open;
}

const firstFound = (texts: readonly string[], pattern: RegExp): string | undefined =>
  texts.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0];

const common: Table = {
  // Brackets enclose a translated title; `TT` is the original one.
  title: (entry) => entry.first('TT', 'TI')?.replace(/^\[(.*?)\.?\]\.?$/, '$1'),
  author: (entry) => {
    const bodies = entry.all('CN').map((name) => `{${name}}`);
    return peopleIn([...firstFilled(entry.all('FAU'), entry.all('AU')), ...bodies], entry.first('LA'));
  },
  editor: (entry) => peopleIn(firstFilled(entry.all('FED'), entry.all('ED')), entry.first('LA')),
  issued: (entry) => {
    const text = entry.first('DP') ?? '';
    return { start: dateIn(text), text, season: seasonIn(text) };
  },
  'container-title': (entry) => entry.first('BTI') ?? journalIn(entry.first('JT')) ?? entry.first('TA'),
  'collection-title': 'CTI',
  volume: 'VI',
  issue: 'IP',
  page: (entry) => wholeRange(entry.first('PG') ?? ''),
  'article-number': (entry) => (entry.first('PG') ? undefined : firstFound(entry.all('LID'), /^(e?\d+) \[pii\]$/)),
  DOI: (entry) => firstFound(entry.all('LID', 'AID'), /^(.*?)\s*\[doi\]$/),
  URL: all('LID AID'),
  PMID: 'PMID',
  PMCID: 'PMC',
  ISBN: all('ISBN'),
  ISSN: all('IS ISSN'),
  note: (entry) => (entry.first('PST') === 'aheadofprint' ? ['En ligne avant impression'] : []),
  abstract: 'AB',
  keyword: (entry) => keywordsOf(entry.all('OT').map((word) => word.replace(/^\*/, ''))),
  language: 'LA',
};
const bookTable: Table = { publisher: 'PB', 'publisher-place': 'PL', edition: 'EN' };

function nbibItem(entry: Tagged): Item {
  const type = typeOf(entry);
  return { type, ...itemOf(entry, { ...common, ...(type === 'chapter' && bookTable) }) };
}

function typeOf(entry: Tagged): string {
  const types = entry.all('PT');
  if (entry.first('BTI')) return 'chapter';
  if (entry.first('JT', 'TA')) return 'article-journal';
  return ericTypes.find(([, words]) => types.some((type) => words.test(type)))?.[0] ?? 'article-journal';
}

const ericTypes: readonly (readonly [string, RegExp])[] = [
  ['thesis', /^Dissertations/],
  ['book', /^(?:Books|Collected Works)/],
  ['report', /^Reports/],
];

const firstFilled = (...lists: readonly string[][]): string[] => lists.find((list) => list.length > 0) ?? [];

/**
 * A journal's name without the subtitle that a catalogue adds, and without what tells it from journals of the same
 * name: « Lancet (London, England) », « Presse medicale (Paris, France : 1983) ».
 */
const journalIn = (text: string | undefined): string | undefined =>
  text?.replace(/\s\([^()]*(?:, | : |\sed\.)[^()]*\)$/, '').replace(/ : .*$/, '');
