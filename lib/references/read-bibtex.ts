/**
 * Reads BibTeX and BibLaTeX. A faulty entry gets a remark; it is refused only if it lacks a title or is too large.
 */
import { quoted } from '@/lib/format/french';
import { TooSlow, withinProcessorTime } from '../time-limit';
import { entriesByKey, inherited, missingParents } from './bibtex-inheritance';
import { type BrokenEntry, type RawEntry, splitBibtex } from './bibtex-split';
import { bibtexWork, texFields } from './bibtex-work';
import { type OnProgress, readEach } from './read-each';
import type { Entry } from './work';

const maxSize = 64 * 1024;
const maxNames = 1024 * 1024;
const maxMilliseconds = 2000;
const maxKey = 500;

/** The entries of a file in their order; null when there are more than `max`. */
export function readBibtex(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const raw: (RawEntry | BrokenEntry)[] = [];
  for (const entry of splitBibtex(text)) if (raw.push(entry) > max) return null;
  const byKey = entriesByKey(raw.filter((entry) => 'fields' in entry));
  return readEach(raw.filter(isWork), (entry) => readEntry(entry, byKey), onProgress);
}

/** Not what other entries take fields from. */
const isWork = (entry: RawEntry | BrokenEntry): boolean => 'broken' in entry || entry.type !== 'xdata';

function readEntry(entry: RawEntry | BrokenEntry, byKey: ReadonlyMap<string, RawEntry>): Entry {
  const { line, text } = entry;
  const key = entry.key.slice(0, maxKey) || undefined;
  const refuse = (refused: string): Entry => ({ line, key, refused, text });
  if ('broken' in entry) return refuse(entry.broken);
  const fields = inherited(entry, byKey);
  const size = texFields.reduce((total, name) => total + (fields.get(name)?.length ?? 0), 0);
  const names = (fields.get('author')?.length ?? 0) + (fields.get('editor')?.length ?? 0);
  if (size > maxSize || names > maxNames)
    return refuse('Cette entrée est trop longue\u00a0: 64\u00a0Ko au plus, sans le résumé ni les auteurs.');
  try {
    const result = withinProcessorTime(maxMilliseconds, () => bibtexWork(entry.type, fields));
    if ('refused' in result) return refuse([result.refused, ...entry.odd].join(' '));
    const odd = [...entry.odd, ...undefinedMacros(entry), ...missingParents(entry, byKey), ...result.odd];
    return { line, key, work: result.work, ...(odd.length > 0 && { odd }) };
  } catch (error) {
    if (error instanceof TooSlow) return refuse('Cette entrée demande trop de temps à lire.');
    throw error;
  }
}

const undefinedMacros = ({ unknown }: RawEntry): string[] =>
  Array.from(unknown)
    .filter(([, field]) => !/^(?:month|keywords?)$/.test(field))
    .map(
      ([macro, field]) =>
        `L’abréviation ${quoted(macro.slice(0, 60))} n’est définie par aucun @string du fichier\u00a0: le champ ${quoted(field.slice(0, 40))} la garde telle quelle.`,
    );
