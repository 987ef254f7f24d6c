/** What an import reads, and the words that depend on it. */

import type { HostSource } from '../host-source';
import words from './source-words.json' with { type: 'json' };

/** A file, a text that was pasted, or works that a host is asked for. */
export type ImportSource = { readonly name: string } & (
  | { readonly file: Blob }
  | { readonly text: string }
  | { readonly asked: HostSource }
);

/** What a host is called where it is read. */
export const sourceLabels = { hal: 'HAL', orcid: 'ORCID', doi: 'vos DOI' } as const;

/** The words for a source: a file or a text can be corrected and read again, a host is asked again. */
export const wordsOf = (source: ImportSource) => words['file' in source ? 'file' : 'text' in source ? 'text' : 'host'];
