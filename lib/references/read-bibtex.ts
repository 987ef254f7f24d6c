/**
 * Reads BibTeX and BibLaTeX. A faulty entry gets a remark; it is refused only if it lacks a title or is too large.
 */
import { quoted } from '@/lib/format/french';
import { Fields, oddIn } from './bibtex-fields';
import { bibtexItem } from './bibtex-item';
import { type BrokenEntry, type RawEntry, splitBibtex } from './bibtex-split';
import { type OnProgress, readEach } from './read-each';
import { boundedEntry } from './tags';
import ownFields from './words/bibtex-own-fields.json' with { type: 'json' };
import type { Entry } from './work';

type Entries = ReadonlyMap<string, RawEntry>;

const maxSize = 64 * 1024;
const maxNames = 1024 * 1024;

/** The entries of a file in order; null when there are more than `max`. */
export function readBibtex(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const raw: (RawEntry | BrokenEntry)[] = [];
  for (const entry of splitBibtex(text)) if (raw.push(entry) > max) return null;
  const byKey = entriesByKey(raw.filter((entry) => 'fields' in entry));
  return readEach(raw.filter(isWork), max, (entry) => readEntry(entry, byKey), onProgress);
}

/** An `xdata` entry is no work: other entries take fields from it. */
const isWork = (entry: RawEntry | BrokenEntry): boolean => 'broken' in entry || entry.type !== 'xdata';

function readEntry(entry: RawEntry | BrokenEntry, byKey: Entries): Entry {
  return boundedEntry(entry, () => {
    if ('broken' in entry) return { refused: entry.broken };
    const fields = new Fields(inherited(entry, byKey));
    const isTooLong = fields.typed('author').length + fields.typed('editor').length > maxNames;
    const item = isTooLong ? {} : bibtexItem(entry.type, fields);
    if (isTooLong || fields.texSize > maxSize)
      return { refused: 'Cette entrée est trop longue\u00a0: 64\u00a0Ko au plus, sans le résumé ni les auteurs.' };
    const odd = [...undefinedMacros(entry), ...missingParents(entry, byKey), ...oddIn(fields)];
    return { item, odd, faults: entry.odd };
  });
}

const undefinedMacros = ({ unknown }: RawEntry): string[] =>
  Array.from(unknown)
    .filter(([, field]) => !/^(?:month|keywords?)$/.test(field))
    .map(
      ([macro, field]) =>
        `L’abréviation ${quoted(macro.slice(0, 60))} n’est définie par aucun @string du fichier\u00a0: le champ ${quoted(field.slice(0, 40))} la garde telle quelle.`,
    );

/** The entries by their keys in lower case; of two equal keys the first counts. */
function entriesByKey(entries: readonly RawEntry[]): Entries {
  const byKey = new Map<string, RawEntry>();
  for (const entry of entries) {
    for (const key of [entry.key, ...(entry.fields.get('ids') ?? '').split(',')]) {
      const name = nameOf(key);
      if (name !== '' && !byKey.has(name)) byKey.set(name, entry);
    }
  }
  return byKey;
}

const nameOf = (key: string): string => key.trim().toLowerCase();

/**
 * The fields of an entry with those that it takes from others: from the volume or journal that `crossref` names, and from
 * what `xdata` names (§2.2.3 and appendix B of BibLaTeX’s manual, https://ctan.org/pkg/biblatex).
 */
function inherited(entry: RawEntry, byKey: Entries, depth = 0): ReadonlyMap<string, string> {
  const fields = withData(entry, byKey);
  const parent = byKey.get(nameOf(fields.get('crossref') ?? ''));
  if (!parent || parent === entry || depth > 3) return fields;
  const parentFields = inherited(parent, byKey, depth + 1);
  const isPartOfBook = parent.type.endsWith('book') && entry.type.endsWith('book');
  for (const [name, value] of parentFields)
    if ((!neverInherited.has(name) || (name === 'author' && isPartOfBook)) && !fields.has(name))
      fields.set(name, value);
  const prefix = parent.type === 'periodical' ? 'journal' : parent.type.startsWith('mv') ? 'main' : 'book';
  if (entry.fields.has(`${prefix}title`)) return fields;
  const from = prefix === 'book' && parentFields.has('booktitle') ? 'book' : ''; // a volume may give its own title as `booktitle`
  for (const part of ['title', 'subtitle', 'titleaddon']) {
    const value = parentFields.get(`${from}${part}`);
    if (value !== undefined && !entry.fields.has(`${prefix}${part}`)) fields.set(`${prefix}${part}`, value);
  }
  return fields;
}

/** A French sentence for each entry that this one names and that the file does not have. */
function missingParents({ fields }: RawEntry, byKey: Entries): string[] {
  const names = [fields.get('crossref') ?? '', ...(fields.get('xdata') ?? '').split(',')].map((name) => name.trim());
  const missing = names.filter((name) => name !== '' && !byKey.has(nameOf(name)));
  return missing.map((name) => `L’entrée ${quoted(name.slice(0, 60))}, que celle-ci nomme, n’est pas dans le fichier.`);
}

function withData(entry: RawEntry, byKey: Entries, depth = 0): Map<string, string> {
  const fields = new Map(entry.fields);
  if (depth > 3) return fields;
  for (const key of (entry.fields.get('xdata') ?? '').split(',')) {
    const data = byKey.get(nameOf(key));
    if (!data || data === entry) continue;
    for (const [name, value] of withData(data, byKey, depth + 1)) if (!fields.has(name)) fields.set(name, value);
  }
  return fields;
}

const neverInherited = new Set(ownFields);
