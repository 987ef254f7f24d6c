/** Lines « Label: value » of a note, which Zotero calls « Extra »: values that a format of its exports has no field for. */
import { z } from 'zod';

const line = /^\s*([a-z][a-z -]{0,30}|tex\.\w{1,40})\s*:\s*(.*)$/i;

/** Members of CSL-JSON that exports to BibTeX have a field for as well. */
const members =
  'DOI ISBN ISSN edition publisher publisher-place event-title event-place volume issue PMCID PMID original-date'.split(
    ' ',
  );

/** Members that only the note has in BibTeX. */
const noted = (
  'status genre number-of-pages number-of-volumes original-title original-publisher original-publisher-place ' +
  'part-number version volume-title'
).split(' ');

/** The member of CSL-JSON that each label stands for. */
const memberOf: ReadonlyMap<string, string> = new Map([
  ...[...members, ...noted].map((name): [string, string] => [name.toLowerCase(), name]),
  ['place', 'publisher-place'],
  ['eventplace', 'event-place'],
  ['conference-name', 'event-title'],
  ['meeting-name', 'event-title'],
]);

/** Labels whose values say nothing of the work, or repeat a field. */
const unread =
  /^(?:arxiv|accession-number|archive(?:-location|-place)?|call-number|citation-key|code|container-title|collection-title|eprint|fulltext|issued|license|medium|note-type|number|oclc|page-version-id|section|series-number|type|version-number|zscc|tex\..*)$/;

/** The label of a line and its value, if it is one of the Extra; `member` is absent where nothing reads the value. */
export function extraIn(text: string): { readonly member?: string; readonly value: string } | undefined {
  const [, words, value = ''] = line.exec(text) ?? [];
  const label = words?.toLowerCase().trim().replaceAll(' ', '-') ?? '';
  const member = memberOf.get(label);
  if (member !== undefined) return { member, value };
  return unread.test(label) ? { value } : undefined;
}

/** Whether an export to BibTeX has the member in the note alone. */
export const isOnlyInNote = (member: string | undefined): boolean => member !== undefined && noted.includes(member);

/** An item of CSL-JSON with the lines of its note as members; a member of the item itself takes precedence. */
export function withExtra(item: unknown): unknown {
  const given = z.looseObject({ note: z.string() }).safeParse(item).data;
  if (!given) return item;
  const note = given.note.replace(/\{:([a-z-]{1,40}):\s*([^{}]*)\}/gi, '\n$1: $2\n'); // « {:original-title: Vom Kriege} », of older programs
  const extra = note.split('\n').flatMap((each): [string, string][] => {
    const found = extraIn(each);
    return found?.member && found.value !== '' ? [[found.member, found.value]] : [];
  });
  return { ...Object.fromEntries(extra), ...given, note };
}
