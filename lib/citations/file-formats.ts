/** The files in which references are downloaded: one of them, the whole list, or what a filter shows. */
import { toBibtexFile } from './bibtex';
import { toCsl } from './csl';
import { toCsv } from './csv';
import type { Reference } from './reference';
import { toRis } from './ris';

type FileFormat = {
  readonly name: string;
  /** The media type. */
  readonly type: string;
  readonly write: (references: readonly Reference[]) => string;
};

/** By the extension of the file. */
export const fileFormats = {
  bib: { name: 'BibTeX', type: 'application/x-bibtex; charset=utf-8', write: toBibtexFile },
  ris: { name: 'RIS', type: 'application/x-research-info-systems; charset=utf-8', write: (references) => references.map(toRis).join('') },
  json: {
    name: 'CSL-JSON',
    type: 'application/vnd.citationstyles.csl+json; charset=utf-8',
    write: (references) => `${JSON.stringify(references.map(toCsl), null, 2)}\n`,
  },
  csv: { name: 'CSV', type: 'text/csv; charset=utf-8', write: toCsv },
} as const satisfies Readonly<Record<string, FileFormat>>;

export type Extension = keyof typeof fileFormats;
