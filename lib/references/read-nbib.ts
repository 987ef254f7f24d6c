/**
 * Reads what PubMed and ERIC save for reference managers (.nbib): one tag a line, what continues it indented, an entry
 * from `PMID` to the next, of ERIC from `OWN`. The tags are those of MEDLINE
 * (https://www.nlm.nih.gov/bsd/mms/medlineelements.html).
 */
import { boundedName, type Name } from '@/lib/names/name';
import { nameFrom } from '@/lib/names/read-name';
import { readNames } from '@/lib/names/read-names';
import { dateIn, seasonIn } from './dates';
import type { Draft } from './draft';
import { languageOf } from './languages';
import { plainText } from './plain-text';
import { type OnProgress, readEach } from './read-each';
import { type RawEntry, readTagged, type Tags } from './tagged-entry';
import { keywordsOf } from './values';
import { type Entry, isBookPart, type Nature } from './work';

const tagged = /^([A-Z]{2,4}) {0,2}- ?(.*)$/;

/** The entries of a file in their order; null when there are more than `max`. */
export function readNbib(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const raw: RawEntry[] = [];
  for (const entry of split(text)) if (raw.push(entry) > max) return null;
  return readEach(raw, (entry) => readTagged(entry, entry.tags.get('PMID')?.[0], draftOf), onProgress);
}

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

function draftOf(tags: Tags): Draft {
  const all = (name: string) => tags.get(name) ?? [];
  const get = (name: string) => all(name)[0];
  const language = languageOf(get('LA') ?? '');
  const people = (...lists: readonly string[]): Name[] =>
    readNames(
      (lists.map(all).find((names) => names.length > 0) ?? []).map((name) => plainText(boundedName(name))),
      language,
    );
  const nature = natureOf(tags);
  const doi = [...all('LID'), ...all('AID')].find((id) => /\[doi\]$/.test(id))?.replace(/\s*\[doi\]$/, '');
  return {
    nature,
    title: titleIn(get('TT') ?? get('TI') ?? ''),
    authors: [...people('FAU', 'AU'), ...all('CN').flatMap((literal) => nameFrom({ literal }) ?? [])],
    editors: people('FED', 'ED'),
    date: dateIn(get('DP') ?? ''),
    dateText: get('DP'),
    container: get('BTI') ?? journalIn(get('JT')) ?? get('TA'),
    series: get('CTI'),
    volume: get('VI'),
    issue: get('IP'),
    pages: wholeRange(get('PG')),
    articleNumber: get('PG')
      ? undefined
      : all('LID')
          .find((id) => /^e?\d+ \[pii\]$/.test(id))
          ?.replace(' [pii]', ''),
    publisher: isBookPart(nature) ? get('PB') : undefined,
    place: isBookPart(nature) ? get('PL') : undefined,
    edition: isBookPart(nature) ? get('EN') : undefined,
    doi,
    urls: [...all('LID'), ...all('AID')].filter((id) => /^https?:/.test(id)),
    pmid: get('PMID'),
    pmcid: get('PMC'),
    isbn: get('ISBN'),
    issn: [...all('IS'), ...all('ISSN')].join(' '),
    remarks: {
      facts: { season: seasonIn(get('DP') ?? '') },
      texts: [get('PST') === 'aheadofprint' ? 'En ligne avant impression' : undefined],
    },
    abstract: get('AB'),
    keywords: keywordsOf(all('OT').map((word) => word.replace(/^\*/, ''))),
    language,
  };
}

function natureOf(tags: Tags): Nature {
  if ((tags.get('PT') ?? []).some((type) => /^preprint$/i.test(type))) return 'prepublication';
  if (tags.has('BTI') || tags.has('JT') || tags.has('TA')) return tags.has('BTI') ? 'chapitre' : 'article';
  return ofEric.find(([, words]) => (tags.get('PT') ?? []).some((type) => words.test(type)))?.[0] ?? 'article';
}

const ofEric: readonly (readonly [Nature, RegExp])[] = [
  ['these', /^Dissertations/],
  ['livre', /^(?:Books|Collected Works)/],
  ['rapport', /^Reports/],
];

/**
 * Without its full stop, and without the brackets around one that was translated; where it has one in its own language,
 * that is `TT`.
 */
const titleIn = (text: string): string => text.replace(/^\[(.*?)\.?\]\.?$/, '$1').replace(/(?<=[^.])\.$/, '');

/**
 * A journal's name without what its catalogue adds: a subtitle, and what tells it from others of the same name, as in
 * « Lancet (London, England) » and « Presse medicale (Paris, France : 1983) ».
 */
const journalIn = (text: string | undefined): string | undefined =>
  text?.replace(/(?<=\S)\s\([^()]*(?:, | : |\sed\.)[^()]*\)$/, '').replace(/ : .*$/, '');

/** « 1845-61 » is « 1845-1861 ». */
function wholeRange(pages: string | undefined): string | undefined {
  const [, start = '', end = ''] = /^(\d+)-(\d+)$/.exec(pages ?? '') ?? [];
  return end !== '' && end.length < start.length
    ? `${start}-${start.slice(0, start.length - end.length)}${end}`
    : pages;
}
