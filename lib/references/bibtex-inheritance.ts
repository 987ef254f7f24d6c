/**
 * The fields that a BibTeX entry takes from others: from the volume or journal that `crossref` names, and from what
 * `xdata` names (§2.2.3 and appendix B of BibLaTeX’s manual, https://ctan.org/pkg/biblatex).
 */
import { quoted } from '@/lib/format/french';
import type { RawEntry } from './bibtex-split';
import ownFields from './words/bibtex-own-fields.json' with { type: 'json' };

export type Fields = ReadonlyMap<string, string>;
type Entries = ReadonlyMap<string, RawEntry>;

/** The entries by their keys in lower case; of two equal keys the first counts. */
export function entriesByKey(entries: readonly RawEntry[]): Entries {
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

/** The fields of an entry with those that it takes from others. */
export function inherited(entry: RawEntry, byKey: Entries, depth = 0): Fields {
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
export function missingParents({ fields }: RawEntry, byKey: Entries): string[] {
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
