/**
 * Reads BibTeX and BibLaTeX. A faulty entry gets a remark; it is refused only if it lacks a title or is too large.
 */
import { quoted } from '@/lib/format/french';
import { Fields, oddIn } from './bibtex-fields';
import { entriesByKey, inherited, missingParents } from './bibtex-inheritance';
import { bibtexItem } from './bibtex-item';
import { type BrokenEntry, type RawEntry, splitBibtex } from './bibtex-split';
import { type OnProgress, readEach } from './read-each';
import { boundedEntry } from './tags';
import type { Entry } from './work';

const maxSize = 64 * 1024;
const maxNames = 1024 * 1024;

/** The entries of a file in their order; null when there are more than `max`. */
export function readBibtex(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const raw: (RawEntry | BrokenEntry)[] = [];
  for (const entry of splitBibtex(text)) if (raw.push(entry) > max) return null;
  const byKey = entriesByKey(raw.filter((entry) => 'fields' in entry));
  return readEach(raw.filter(isWork), max, (entry) => readEntry(entry, byKey), onProgress);
}

/** An `xdata` entry is no work: other entries take fields from it. */
const isWork = (entry: RawEntry | BrokenEntry): boolean => 'broken' in entry || entry.type !== 'xdata';

function readEntry(entry: RawEntry | BrokenEntry, byKey: ReadonlyMap<string, RawEntry>): Entry {
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
