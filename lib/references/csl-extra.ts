/** The lines of a note in CSL-JSON that stand for members of their own, which Zotero calls « Extra ». */
import { z } from 'zod';

/**
 * The item with lines such as « Event Place: Rabat » of its note as the members that they stand for; what the item says
 * itself counts.
 */
export function withExtra(item: unknown): unknown {
  const given = z.looseObject({ note: z.string() }).safeParse(item).data;
  if (!given) return item;
  const note = withLines(given.note);
  const extra = note.split('\n').flatMap((line): [string, unknown][] => {
    const [, label = '', value = ''] = extraLine.exec(line) ?? [];
    const name = extras.get(label.toLowerCase().replaceAll(' ', '-'));
    return name === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(extra), ...given, note };
}

/** The note with lines for « {:original-title: Vom Kriege} », as older programs write them. */
const withLines = (note: string): string => note.replace(/\{:([a-z-]{1,40}):\s*([^{}]*)\}/gi, '\n$1: $2\n');

const extraLine = /^\s*([a-z][a-z -]{0,30}|tex\.\w{1,40}):\s*(\S.*)$/i;

// biome-ignore format: a table
const names = [
  'DOI', 'ISBN', 'ISSN', 'edition', 'publisher', 'publisher-place', 'event-title', 'event-place', 'volume', 'issue', 'status', 'genre', 'number-of-pages',
  'PMCID', 'PMID', 'number-of-volumes', 'original-title', 'original-date', 'original-publisher', 'original-publisher-place', 'part-number', 'version', 'volume-title',
];

/** The members that such a line may stand for. */
const extras: ReadonlyMap<string, string> = new Map([
  ...names.map((name): [string, string] => [name.toLowerCase(), name]),
  ['place', 'publisher-place'],
  ['conference-name', 'event-title'],
  ['meeting-name', 'event-title'],
]);

/** Other lines that Zotero writes there, of which nothing is kept. */
const otherExtra =
  /^(?:arxiv|accession-number|archive(?:-location|-place|_location)?|call-number|citation-key|code|container-title|collection-title|eprint|fulltext|issued|license|medium|note-type|number|oclc|page-version-id|section|series-number|type|zscc|tex\..*)$/;

/** Whether a line of a note is one of them. */
export function isExtra(line: string): boolean {
  const label = extraLine.exec(line)?.[1]?.toLowerCase().trim().replaceAll(' ', '-') ?? '';
  return extras.has(label) || otherExtra.test(label);
}
