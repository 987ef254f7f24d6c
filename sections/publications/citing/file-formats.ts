/** The files in which references are downloaded: one of them, the whole list, or what a filter shows. */
import { bibtexPieces } from './bibtex';
import { toCsl } from './csl';
import { csvPieces } from './csv';
import type { Reference } from './reference';
import { toRis } from './ris';

/** Writes a file in pieces, a reference each, so that a long one can give way to other work. */
type Pieces = (references: Iterable<Reference>) => Iterable<string>;

function format(name: string, type: string, pieces: Pieces) {
  return {
    name,
    /** The media type. */
    type,
    pieces,
    /** The whole file. */
    write: (references: readonly Reference[]): string => Array.from(pieces(references)).join(''),
  };
}

/** By the extension of the file. */
export const fileFormats = {
  bib: format('BibTeX', 'application/x-bibtex; charset=utf-8', bibtexPieces),
  ris: format('RIS', 'application/x-research-info-systems; charset=utf-8', risPieces),
  json: format('CSL-JSON', 'application/vnd.citationstyles.csl+json; charset=utf-8', cslPieces),
  csv: format('CSV', 'text/csv; charset=utf-8', csvPieces),
} as const;

export type Extension = keyof typeof fileFormats;

function* risPieces(references: Iterable<Reference>): Generator<string> {
  for (const reference of references) yield toRis(reference);
}

/** As `JSON.stringify` writes a list with two spaces. */
function* cslPieces(references: Iterable<Reference>): Generator<string> {
  let before = '[';
  for (const reference of references) {
    yield `${before}\n  ${JSON.stringify(toCsl(reference), null, 2).replaceAll('\n', '\n  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
