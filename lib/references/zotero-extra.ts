/** Reads the « Label: value » lines of a note (Zotero's « Extra »), for values without a field in the exported format. */
import { isAboutRecord, withoutStores } from './note';
import extra from './words/zotero-extra.json' with { type: 'json' };

const line = /^\s*([a-z][a-z -]{0,30}|tex\.\w{1,40})\s*:\s*(.*)$/i;

/**
 * `members`: members of CSL-JSON that have a field in BibTeX exports too; `noted`: those that stand only in the note
 * there; `unread`: labels whose values say nothing about the work, or repeat a field.
 */
const { members, noted, unread } = extra;

const memberOf: ReadonlyMap<string, string> = new Map([
  ...[...members, ...noted].map((name): [string, string] => [name.toLowerCase(), name]),
  ['place', 'publisher-place'],
  ['eventplace', 'event-place'],
  ['conference-name', 'event-title'],
  ['meeting-name', 'event-title'],
]);

/** The member and value of a line of Zotero's Extra; `member` is absent when the value is ignored. */
function extraIn(text: string): { readonly member?: string; readonly value: string } | undefined {
  const [, words, value = ''] = line.exec(text) ?? [];
  const label = words?.toLowerCase().trim().replaceAll(' ', '-') ?? '';
  const member = memberOf.get(label);
  if (member !== undefined) return { member, value };
  return unread.includes(label) || label.startsWith('tex.') ? { value } : undefined;
}

export const isOnlyInNote = (member: string): boolean => noted.includes(member);

/**
 * `remarks`: the author's own lines of a note, without the data of programs and databases; `extra`: the members of
 * CSL-JSON that the other lines stand for. A line that `isKept` is in both.
 */
export function splitNote(note: string, isKept: (member: string, value: string) => boolean = () => false) {
  const extra = new Map<string, string>();
  const remarks: string[] = [];
  for (const line of withoutStores(note).split('\n')) {
    const bare = line.replace(/[{}]/g, '').trim();
    const { member = '', value } = extraIn(bare) ?? {};
    if (value && member !== '' && !extra.has(member)) extra.set(member, value);
    if (!isAboutRecord(bare) && (value === undefined || isKept(member, value))) remarks.push(line);
  }
  return { extra, remarks };
}
