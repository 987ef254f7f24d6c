/** Lines « Label: value » of a note, which Zotero calls « Extra »: values that a format of its exports has no field for. */
import { isOfDatabase, withoutStores } from './note';
import extra from './words/zotero-extra.json' with { type: 'json' };

const line = /^\s*([a-z][a-z -]{0,30}|tex\.\w{1,40})\s*:\s*(.*)$/i;

/**
 * Members of CSL-JSON that exports to BibTeX have a field for as well, those that only the note has there (`noted`), and
 * labels whose values say nothing of the work, or repeat a field.
 */
const { members, noted, unread } = extra;

const memberOf: ReadonlyMap<string, string> = new Map([
  ...[...members, ...noted].map((name): [string, string] => [name.toLowerCase(), name]),
  ['place', 'publisher-place'],
  ['eventplace', 'event-place'],
  ['conference-name', 'event-title'],
  ['meeting-name', 'event-title'],
]);

/** The label of a line and its value, if it is one of the Extra; `member` is absent where nothing reads the value. */
function extraIn(text: string): { readonly member?: string; readonly value: string } | undefined {
  const [, words, value = ''] = line.exec(text) ?? [];
  const label = words?.toLowerCase().trim().replaceAll(' ', '-') ?? '';
  const member = memberOf.get(label);
  if (member !== undefined) return { member, value };
  return unread.includes(label) || label.startsWith('tex.') ? { value } : undefined;
}

/** Whether an export to BibTeX has the member in the note alone. */
export const isOnlyInNote = (member: string): boolean => noted.includes(member);

/**
 * The author’s own lines of a note, without what programs and databases keep there, and the members of CSL-JSON that the
 * others stand for, of which those that `isKept` stay as well.
 */
export function splitNote(note: string, isKept: (member: string, value: string) => boolean = () => false) {
  const extra = new Map<string, string>();
  const remarks: string[] = [];
  for (const line of withoutStores(note).split('\n')) {
    const bare = line.replace(/[{}]/g, '').trim();
    const { member = '', value } = extraIn(bare) ?? {};
    if (value && member !== '' && !extra.has(member)) extra.set(member, value);
    if (!isOfDatabase(bare) && (value === undefined || isKept(member, value))) remarks.push(line);
  }
  return { extra, remarks };
}
