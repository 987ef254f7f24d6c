/**
 * Reads the table of works that this site exports for spreadsheets (sections/publications/citing/file-formats.ts). Columns may
 * be in any order; unknown columns are ignored.
 */
import { fold } from '@/lib/format/fold';
import { isOthers } from '@/lib/names/words';
import { dateIn, daysIn } from './dates';
import type { Item } from './item';
import { audiences, isInVolume, isOfSchool, namedNatures, natureName, plainNature } from './natures';
import { type OnProgress, readEach } from './read-each';
import { peopleIn, type Tagged, taggedEntry } from './tags';
import columns from './words/table-columns.json' with { type: 'json' };
import type { Entry } from './work';

export function isOwnTable(text: string): boolean {
  const heads = csvRows(text.trimStart().slice(0, 2000).split('\n', 1)[0] ?? '')[0]?.cells.map(fold) ?? [];
  return [columns.nature, columns.authors, columns.title, columns.year, columns.container].every((head) =>
    heads.includes(fold(head)),
  );
}

export function readCsv(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const [heads, ...rows] = csvRows(text.trimStart());
  const names = heads?.cells.map(fold) ?? [];
  const read = ({ line, cells }: CsvRow) => {
    const byName = names.flatMap((name, index): [string, string[]][] => (cells[index] ? [[name, [cells[index]]]] : []));
    return taggedEntry({ line, lines: [cells.join(' ; ')], tags: new Map(byName) }, fold(columns.slug), csvItem);
  };
  return readEach(rows, max, read, onProgress);
}

function csvItem(entry: Tagged): Item {
  const get = (column: keyof typeof columns) => entry.first(fold(columns[column]));
  const people = (column: keyof typeof columns) => peopleIn(entry.all(fold(columns[column])).flatMap(namesIn));
  const called = named.get(fold(get('nature') ?? '')) ?? 'autre';
  const nature = plainNature(called);
  const isTalk = nature === 'communication';
  const [venue, body, authors] = [get('container'), get('institution'), people('authors')];
  return {
    title: get('title'),
    author: nature === 'traduction' ? people('originalAuthors') : authors,
    editor: people('editors'),
    translator: nature === 'traduction' ? authors : people('translators'),
    'reviewed-title': get('reviewedTitle'),
    'reviewed-author': people('reviewedAuthors'),
    'original-title': get('originalTitle'),
    'container-author': people('containerAuthors'),
    issued: { start: dateIn(get('date') ?? '') ?? dateIn(get('year') ?? ''), text: get('year') },
    'container-title': isTalk || (isOfSchool(nature) && body === undefined) ? undefined : venue,
    'collection-title': isInVolume(nature) ? get('series') : undefined,
    'collection-number': get('seriesNumber'),
    'event-title': isTalk ? venue : undefined,
    'event-place': get('eventPlace') ?? '',
    'event-date': daysIn(get('eventDates') ?? ''),
    school: body ?? (isOfSchool(nature) ? venue : undefined) ?? '',
    edition: get('edition'),
    volume: get('volume'),
    issue: get('number'),
    page: get('pages'),
    'article-number': get('articleNumber'),
    publisher: get('publisher'),
    'publisher-place': get('place'),
    DOI: get('doi'),
    ISBN: [get('isbn')],
    ISSN: [get('issn')],
    URL: [get('link')],
    language: get('language'),
    status: [get('status')],
    custom: {
      nature,
      halId: get('halId'),
      arxivId: get('arxivId'),
      peerReviewed: get('peerReviewed') ? true : undefined,
      audience: audiences.find((audience) => audience === get('audience')),
      invited: get('invited') ? true : undefined,
      popular: called === 'article-vulgarisation' || undefined,
      poster: called === 'affiche' || undefined,
    },
  };
}

/** « Nom, Prénom » between semicolons; a name without a comma is that of a body, or a person's only name. */
const namesIn = (cell: string): string[] =>
  cell.split(';').map((name) => (/,|^\s*$/.test(name) || isOthers(name) ? name : `{${name.trim()}}`));

/** Natures by their French names. */
const named = new Map(namedNatures.map((nature) => [fold(natureName(nature)), nature]));

type CsvRow = {
  /** The first line of the row, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * The rows of a table as spreadsheets save it (RFC 4180), without blank ones. The first row shows whether semicolons,
 * tabs or commas separate cells. Lines end in LF; a line end between quotes belongs to its cell.
 */
export function csvRows(text: string): CsvRow[] {
  const [first = ''] = text.split('\n', 1);
  const separator = [';', '\t'].find((sign) => first.includes(sign)) ?? ',';
  const cell = new RegExp(`("[^"]*(?:""[^"]*)*"|[^${separator}\n]*)(${separator}|\n|$)`, 'gy');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let start = 1;
  for (const [, value = '', end] of text.matchAll(cell)) {
    cells.push(contentOf(value));
    line += value.split('\n').length - 1;
    if (end === separator) continue;
    if (cells.some((content) => content !== '')) rows.push({ line: start, cells });
    if (end !== '\n') break;
    cells = [];
    line += 1;
    start = line;
  }
  return rows;
}

/** Removes the quotes, and the apostrophe that keeps a spreadsheet from running a cell as a formula (lib/format/csv.ts). */
function contentOf(cell: string): string {
  const bare =
    cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return bare.replace(/(?<=^|,)'(?=[=+\-@\t\r])/g, '').trim();
}
