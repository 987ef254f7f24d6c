/** The note of a BibTeX entry, in which programs keep what they have no field for. */
import { unwrapped } from './bibtex-names';
import { doiOf, isbnOf, issnOf } from './identifiers';
import { isOfDatabase } from './note';
import { plainText } from './plain-text';
import { statusOf } from './states';
import { texText } from './tex';

/** Fields that Zotero's exports keep in the note, one a line: « Publisher: … », « OCLC: … ». */
const extra =
  /^(arxiv|archive location|citation key|code|container-title|doi|edition|eprint|event-?place|conference name|isbn|issn|issue|meeting name|medium|number|oclc|original-date|page version id|place|pmc?id|publisher|section|series number|type|version number|volume|zscc|tex\.\w+)\s*:\s*(.*)$/i;

/** The value of such a line, in TeX. */
export function extraOf(note: string, name: string): string | undefined {
  const found = note.split('\n').find((line) => line.trim().toLowerCase().startsWith(name));
  return found === undefined ? undefined : extra.exec(found.trim())?.[2]?.replace(/[{}]/g, '');
}

/** The note of the author, without those. */
export function noteOf(note: string): string {
  const lines = note.split('\n').filter((line) => {
    const bare = line.replace(/[{}]/g, '').trim();
    const [, name = '', value = ''] = extra.exec(bare) ?? [];
    return !isOfDatabase(bare) && (name === '' || isUnreadableId(name.toLowerCase(), value));
  });
  return lines.join('\n');
}

/** Such an identifier has no field of its own: it stays in the note, where this site writes it as well. */
function isUnreadableId(name: string, value: string): boolean {
  const read = idReaders.get(name);
  return read !== undefined && read(value) === undefined;
}

const idReaders: ReadonlyMap<string, (text: string) => string | undefined> = new Map([
  ['doi', doiOf],
  ['isbn', isbnOf],
  ['issn', issnOf],
]);

/** The words of a note: a state, an address or the id of a preprint has a field of its own. */
export function remarkOf(value: string, stateOf = statusOf): string | undefined {
  const text = texText(unwrapped(value));
  const isElsewhere = /^(?:(?:https?:|www\.)\S*|(?:arxiv|hal)\b.*(?:\d{4}\.\d{4,5}|-\d{8}).*)$/i.test(plainText(text));
  return stateOf(text) || isElsewhere ? undefined : text;
}
