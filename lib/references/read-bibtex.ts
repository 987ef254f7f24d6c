/** Reads BibTeX and BibLaTeX. An entry is read whole or refused; one entry never costs the others. */
import { quoted } from '@/lib/format/french';
import { TooSlow, withinProcessorTime } from '../time-limit';
import { type BrokenEntry, type RawEntry, splitBibtex } from './bibtex-split';
import { bibtexWork, texFields } from './bibtex-work';
import { UnknownCommand } from './tex';
import { type Told, toldEach } from './told-each';
import type { Entry } from './work';

const maxSize = 64 * 1024;
const maxNames = 1024 * 1024;
const maxMilliseconds = 2000;

/** The entries of a file in their order; null when there are more than `max`. */
export function readBibtex(text: string, max: number, told?: Told): Entry[] | null {
  const raw: (RawEntry | BrokenEntry)[] = [];
  for (const entry of splitBibtex(text)) if (raw.push(entry) > max) return null;
  const byKey = new Map<string, RawEntry>();
  for (const entry of raw) if ('fields' in entry && !byKey.has(entry.key.toLowerCase())) byKey.set(entry.key.toLowerCase(), entry);
  return toldEach(raw, (entry) => readEntry(entry, byKey), told);
}

function readEntry(entry: RawEntry | BrokenEntry, byKey: ReadonlyMap<string, RawEntry>): Entry {
  const { line, text } = entry;
  const key = entry.key === '' ? undefined : entry.key;
  const refuse = (refused: string): Entry => ({ line, key, refused, text });
  if ('broken' in entry) return refuse(entry.broken);
  const fields = inherited(entry, byKey);
  const [macro] = [...entry.unknown].find(([, field]) => used.has(field)) ?? [];
  if (macro !== undefined) return refuse(`L’abréviation ${quoted(macro.slice(0, 60))} n’est définie par aucun @string du fichier.`);
  const size = texFields.reduce((total, name) => total + (fields.get(name)?.length ?? 0), 0);
  const names = (fields.get('author')?.length ?? 0) + (fields.get('editor')?.length ?? 0);
  if (size > maxSize || names > maxNames) return refuse('Cette entrée est trop longue\u00a0: 64\u00a0Ko au plus, sans le résumé ni les auteurs.');
  try {
    const result = withinProcessorTime(maxMilliseconds, () => bibtexWork(entry.type, fields));
    return 'refused' in result ? refuse(result.refused) : { line, key, work: result.work };
  } catch (error) {
    if (error instanceof TooSlow) return refuse('Cette entrée demande trop de temps à lire.');
    if (error instanceof UnknownCommand) return refuse(`La commande TeX ${quoted(error.message)} n’est pas connue.`);
    return refuse('Le TeX de cette entrée est incorrect.'); // whatever the parser throws: it reads untrusted text
  }
}

const used: ReadonlySet<string> = new Set([...texFields, 'author', 'editor', 'year', 'date', 'doi', 'url']);

/** The fields of an entry with those that it takes from the volume or collection that `crossref` names. */
function inherited(entry: RawEntry, byKey: ReadonlyMap<string, RawEntry>, depth = 0): ReadonlyMap<string, string> {
  const parent = byKey.get((entry.fields.get('crossref') ?? '').trim().toLowerCase());
  if (!parent || parent === entry || depth > 3) return entry.fields;
  const fields = new Map(entry.fields);
  const given = inherited(parent, byKey, depth + 1);
  for (const [name, value] of given) if (!own.has(name) && !fields.has(name)) fields.set(name, value);
  const container = parent.type === 'periodical' ? 'journaltitle' : 'booktitle';
  const [title, subtitle] = [given.get('booktitle') ?? given.get('title'), given.get('subtitle')];
  if (title !== undefined && !entry.fields.has(container)) fields.set(container, title);
  if (subtitle !== undefined && !entry.fields.has('booktitle') && !given.has('booktitle')) fields.set('booksubtitle', subtitle);
  return fields;
}

/** What is of a volume itself and not of its parts. */
// biome-ignore format: a table
const own: ReadonlySet<string> = new Set([
  'title', 'subtitle', 'titleaddon', 'shorttitle', 'author', 'crossref', 'abstract', 'keywords', 'keyword', 'note', 'annote', 'file', 'doi', 'url', 'pdf',
  'eprint', 'eprinttype', 'archiveprefix', 'hal_id', 'pages', 'type', 'booktitle',
]);
