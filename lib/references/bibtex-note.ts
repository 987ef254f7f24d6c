/** The note of a BibTeX entry, in which programs keep what they have no field for. */
import { unwrapped } from './bibtex-names';
import { doiOf, isbnOf, issnOf } from './identifiers';
import { isOfDatabase } from './note';
import { plainText } from './plain-text';
import { statusOf } from './states';
import { texText } from './tex';
import { extraIn, isOnlyInNote } from './zotero-extra';

const bareLines = (note: string): string[] => note.split('\n').map((line) => line.replace(/[{}]/g, '').trim());

/** The value of a line of Zotero's « Extra » that stands for a member of CSL-JSON. */
export function extraOf(note: string, member: string): string | undefined {
  return bareLines(note)
    .map((line) => extraIn(line))
    .find((extra) => extra?.member === member)?.value;
}

/** The note of the author: without the lines of the « Extra » that an entry has a field for. */
export function noteOf(note: string): string {
  const bare = bareLines(note);
  return note
    .split('\n')
    .filter((_, index) => !isOfDatabase(bare[index] ?? '') && isNoted(bare[index] ?? ''))
    .join('\n');
}

function isNoted(line: string): boolean {
  const extra = extraIn(line);
  return extra === undefined || isOnlyInNote(extra.member) || isUnreadableId(extra.member, extra.value);
}

/** Whether a line has an identifier that cannot be read: it stays in the note, where this site writes it as well. */
function isUnreadableId(member: string | undefined, value: string): boolean {
  const read = idReaders.get(member);
  return read !== undefined && read(value) === undefined;
}

const idReaders: ReadonlyMap<string | undefined, (text: string) => string | undefined> = new Map([
  ['DOI', doiOf],
  ['ISBN', isbnOf],
  ['ISSN', issnOf],
]);

/** The words of a note: a state, an address or the id of a preprint has a field of its own. */
export function remarkOf(value: string, stateOf = statusOf): string | undefined {
  const text = texText(unwrapped(value));
  const isElsewhere = /^(?:(?:https?:|www\.)\S*|(?:arxiv|hal)\b.*(?:\d{4}\.\d{4,5}|-\d{8}).*)$/i.test(plainText(text));
  return stateOf(text) || isElsewhere ? undefined : text;
}
