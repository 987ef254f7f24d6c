/**
 * Reads a bibliography in any known format, recognised by its content. Files from outside must go through
 * lib/references/process.ts. The messages must fit a pasted text too.
 */
import { formatNumber } from '@/lib/format/french';
import { decode } from './decode';
import { patternOf } from './plain-patterns';
import { readBibtex } from './read-bibtex';
import { readCsl } from './read-csl';
import { isOwnTable, readCsv } from './read-csv';
import { maxBytes, maxEntries, type OnProgress, tooLong } from './read-each';
import { readNbib } from './read-nbib';
import { isPlainList, readPlain } from './read-plain';
import { readRis } from './read-ris';
import type { Entry, FileRead, Format } from './work';

/** The entries of the file, each read or refused, or a sentence that says why the whole file is refused. */
export function readReferences(bytes: Uint8Array, onProgress?: OnProgress): FileRead | { readonly refusal: string } {
  if (bytes.length > maxBytes) return { refusal: tooLong };
  const decoded = decode(bytes);
  if ('refusal' in decoded) return decoded;
  const { text, encoding } = decoded;
  if (text.trim() === '') return { refusal: 'Ce fichier est vide.' };
  const read = /^\s*[[{]/.test(text) ? fromJson(text, onProgress) : fromText(text, onProgress);
  return 'refusal' in read ? read : { ...read, encoding, hasTags: arePersonalTags(text, read.entries) };
}

type Read = Omit<FileRead, 'encoding' | 'hasTags'> | { readonly refusal: string };

function fromJson(text: string, onProgress?: OnProgress): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const read = fromText(text, onProgress); // a BibTeX file may begin with a brace in a comment
    return 'refusal' in read ? { refusal: 'Ce JSON est incomplet ou incorrect.' } : read;
  }
  const entries = readCsl(json, maxEntries, onProgress);
  if (entries === undefined) return { refusal: 'Ce JSON n’est pas une bibliographie CSL-JSON.' };
  return counted('csl', entries);
}

function fromText(text: string, onProgress?: OnProgress): Read {
  if (isOwnTable(text)) return counted('csv', readCsv(text, maxEntries, onProgress));
  if (/^\s*(?:PMID- ?\d|OWN - )/.test(text)) return counted('nbib', readNbib(text, maxEntries, onProgress));
  if (/^[ \t]*(?:TY {0,3}-|ER {2}-[ \t]*$)/im.test(text)) return counted('ris', readRis(text, maxEntries, onProgress));
  if (/@\s*[A-Za-z][\w-]*\s*[{(]/.test(text)) return counted('bibtex', readBibtex(text, maxEntries, onProgress));
  if (isPlainList(text)) return counted('plain', readPlain(text, maxEntries, onProgress));
  return {
    refusal:
      'Aucune référence n’a été reconnue\u00a0: il faut du BibTeX (.bib), du RIS (.ris), du PubMed (.nbib) ou du CSL-JSON (.json).',
  };
}

function counted(format: Format, entries: readonly Entry[] | null): Read {
  if (entries === null)
    return { refusal: `Il y a plus de ${formatNumber(maxEntries)} références\u00a0: importez-les en plusieurs fois.` };
  return entries.length === 0 ? { refusal: 'Il n’y a là aucune référence.' } : { format, entries };
}

/** Traces of Zotero and Better BibTeX in BibTeX, RIS and CSL-JSON: how they write paths of files, dates and addresses. */
const zotero = patternOf('<ofZotero>', 'im');

/** Zotero's BibTeX: a key such as `martin_crues_2019-1`, then the title first, with a tab before each field. */
const zoteroEntry = patternOf('<zoteroEntry>', 'm');

/** Tags that are never keywords of a work: `_tablet`, `/unread`, `#lire`, « ⛔ No DOI found », « À lire ». */
const personal = patternOf('<personalTag>');

/**
 * Whether the keywords of a file may be somebody's personal tags: Zotero exports as keywords both the tags that its user
 * typed and those of a publisher's record, which describe the work, and does not tell them apart.
 */
export const arePersonalTags = (text: string, entries: readonly Entry[]): boolean =>
  zotero.test(text) ||
  zoteroEntry.test(text.replaceAll('\r\n', '\n')) ||
  entries.some((entry) => 'work' in entry && entry.work.keywords?.some((keyword) => personal.test(keyword.trim())));
