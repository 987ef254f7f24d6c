/**
 * Reads the table of works that this site writes for spreadsheets (sections/publications/citing/csv.ts), with
 * its columns in any order; a column of another name is not read.
 */
import { fold } from '@/lib/format/fold';
import { readName } from '@/lib/names/read-name';
import { isOthers } from '@/lib/names/words';
import { dateIn, daysIn } from './dates';
import type { Item, People } from './item';
import { type OnProgress, readEach } from './read-each';
import { type Tagged, taggedEntry } from './tags';
import labels from './words/nature-labels.json' with { type: 'json' };
import { audiences, type Entry, isInVolume, isThesis, type Nature, natures } from './work';

/** Whether a text begins with the headings of such a table. */
export function isOwnTable(text: string): boolean {
  const heads = csvRows(text.trimStart().slice(0, 2000).split('\n', 1)[0] ?? '')[0]?.cells.map(fold) ?? [];
  return ['nature', 'auteurs', 'titre', 'annee', 'publie dans'].every((head) => heads.includes(head));
}

/** The entries in their order; null when there are more than `max`. */
export function readCsv(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const [heads, ...rows] = csvRows(text.trimStart());
  const names = heads?.cells.map(fold) ?? [];
  const read = ({ line, cells }: CsvRow) => {
    const given = names.flatMap((name, index): [string, string[]][] => (cells[index] ? [[name, [cells[index]]]] : []));
    return taggedEntry({ line, lines: [cells.join(' ; ')], tags: new Map(given) }, 'identifiant', csvItem);
  };
  return readEach(rows, max, read, onProgress);
}

function csvItem(entry: Tagged): Item {
  const get = (heading: string) => entry.first(fold(heading));
  const people = (heading: string) => peopleIn(get(heading) ?? '');
  const called = named.get(fold(get('Nature') ?? '')) ?? '';
  const nature = ticked.get(called) ?? natures.find((each) => each === called) ?? 'autre';
  const isTalk = nature === 'communication';
  const isOfSchool = isThesis(nature) || nature === 'rapport';
  const [venue, body, authors] = [get('Publié dans'), get('Organisme'), people('Auteurs')];
  return {
    title: get('Titre'),
    author: nature === 'traduction' ? people('Auteur traduit') : authors,
    editor: people('Sous la direction de'),
    translator: nature === 'traduction' ? authors : people('Traduit par'),
    'reviewed-title': get('Compte rendu de'),
    'reviewed-author': people('Auteur recensé'),
    'original-title': get('Titre original'),
    'container-author': people('Auteur du livre'),
    issued: { start: dateIn(get('Date') ?? '') ?? dateIn(get('Année') ?? ''), text: get('Année') },
    'container-title': isTalk || (isOfSchool && body === undefined) ? undefined : venue,
    'collection-title': isInVolume(nature) ? get('Collection') : undefined,
    'collection-number': get('Numéro dans la collection'),
    'event-title': isTalk ? venue : undefined,
    'event-place': get('Lieu de la conférence') ?? '',
    'event-date': daysIn(get('Dates de la conférence') ?? ''),
    school: body ?? (isOfSchool ? venue : undefined) ?? '',
    edition: get('Édition'),
    volume: get('Volume'),
    issue: get('Numéro'),
    page: get('Pages'),
    'article-number': get('Numéro d’article'),
    publisher: get('Éditeur'),
    'publisher-place': get('Lieu'),
    DOI: get('DOI'),
    ISBN: [get('ISBN')],
    ISSN: [get('ISSN')],
    URL: [get('Lien')],
    language: get('Langue'),
    status: [get('État')],
    custom: {
      nature,
      halId: get('HAL'),
      arxivId: get('arXiv'),
      peerReviewed: get('Évaluée par les pairs') ? true : undefined,
      audience: audiences.find((each) => each === get('Audience')),
      invited: get('Sur invitation') ? true : undefined,
      popular: called === 'article-vulgarisation' || undefined,
      poster: called === 'affiche' || undefined,
    },
  };
}

/** « Nom, Prénom » between semicolons; what has no comma is the name of a body, or a person's only one. */
function peopleIn(cell: string): People | undefined {
  const pieces = cell.split(';').flatMap((name) => name.trim() || []);
  const names = pieces.filter((name) => !isOthers(name));
  if (pieces.length === 0) return undefined;
  return {
    names: names.flatMap((name) => (name.includes(',') ? (readName(name) ?? []) : { literal: name })),
    andOthers: names.length < pieces.length || undefined,
  };
}

/** What a publication is, by what the site calls it: a nature, or one with a tick (sections/publications/natures.ts). */
const named = new Map(Object.entries(labels).map(([name, label]) => [fold(label), name]));
const ticked: ReadonlyMap<string, Nature> = new Map([
  ['article-vulgarisation', 'article'],
  ['conference-invitee', 'communication'],
  ['affiche', 'communication'],
]);

type CsvRow = {
  /** Its first line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
};

/**
 * The rows of a table as spreadsheets save it (RFC 4180, with semicolons, tabs or commas) that are not blank; what stands between the first cells stands between all. Lines end in LF; a line end
 * between quotes is part of its cell.
 */
export function csvRows(text: string): CsvRow[] {
  const [first = ''] = text.split('\n', 1);
  const separator = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';';
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

/**
 * Without its quotes, and without the apostrophe that keeps a spreadsheet from running it as a formula
 * (lib/format/csv.ts).
 */
function contentOf(cell: string): string {
  const bare =
    cell.startsWith('"') && cell.endsWith('"') && cell.length > 1 ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return bare.replace(/(?<=^|,)'(?=[=+\-@\t\r])/g, '').trim();
}
