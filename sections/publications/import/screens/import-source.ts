/** The source that an import reads, and the French words that depend on it. */

import type { HostSource } from '../host-source';
import words from './source-words.json' with { type: 'json' };

/** A file, a pasted text, or the works that a host is asked for. */
export type ImportSource = { readonly name: string } & (
  | { readonly file: Blob }
  | { readonly text: string }
  | { readonly asked: HostSource }
);

export const sourceLabels = { hal: 'HAL', orcid: 'ORCID', doi: 'vos DOI' } as const;

/** The words differ because a file or a text can be corrected and read again, while a host is asked again. */
export const wordsOf = (source: ImportSource) => words['file' in source ? 'file' : 'text' in source ? 'text' : 'host'];
