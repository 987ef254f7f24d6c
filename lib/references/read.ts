/** Reads a bibliography of any format that the site knows, told by its content. For files from outside, start it by lib/references/process.ts. */
import { formatNumber } from '@/lib/format/french';
import { maxBytes, maxEntries } from './bounds';
import { decode } from './decode';
import { linesOfItems } from './json-lines';
import { readBibtex } from './read-bibtex';
import { readCsl } from './read-csl';
import { readRis } from './read-ris';
import type { Entry, FileRead, Format } from './work';

/** The entries of the file, each read or refused, or a sentence that says why nothing of the file is read. */
export function readReferences(bytes: Uint8Array): FileRead | { readonly refusal: string } {
  if (bytes.length > maxBytes) return { refusal: 'Ce fichier dépasse 20 Mo : partagez-le en plusieurs fichiers.' };
  const decoded = decode(bytes);
  if ('refusal' in decoded) return decoded;
  const { text, encoding } = decoded;
  if (text.trim() === '') return { refusal: 'Ce fichier est vide.' };
  const read = /^\s*[[{]/.test(text) ? fromJson(text) : fromText(text);
  return 'refusal' in read ? read : { ...read, encoding };
}

type Read = Omit<FileRead, 'encoding'> | { readonly refusal: string };

function fromJson(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const read = fromText(text); // a BibTeX file may begin with a brace in a comment
    return 'refusal' in read ? { refusal: 'Ce fichier JSON est incomplet ou incorrect.' } : read;
  }
  const entries = readCsl(json, maxEntries);
  if (entries === undefined) return { refusal: 'Ce fichier JSON n’est pas une bibliographie CSL-JSON.' };
  const lines = linesOfItems(text, entries?.length ?? 0);
  return counted('csl', entries && lines ? entries.map((entry, index) => ({ ...entry, line: lines[index] ?? 0 })) : entries);
}

function fromText(text: string): Read {
  if (/^\s*TY {0,3}-/im.test(text)) return counted('ris', readRis(text, maxEntries));
  if (/@\s*[A-Za-z][\w-]*\s*[{(]/.test(text)) return counted('bibtex', readBibtex(text, maxEntries));
  return { refusal: 'Aucune référence n’a été reconnue dans ce fichier : il faut du BibTeX (.bib), du RIS (.ris) ou du CSL-JSON (.json).' };
}

function counted(format: Format, entries: readonly Entry[] | null): Read {
  if (entries === null) return { refusal: `Ce fichier a plus de ${formatNumber(maxEntries)} références : partagez-le en plusieurs fichiers.` };
  return entries.length === 0 ? { refusal: 'Ce fichier ne contient aucune référence.' } : { format, entries };
}
