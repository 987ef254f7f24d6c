/** File formats for downloading references: one, the whole list, or a filter's result. */
import { bibtexPieces } from './bibtex';
import { toCsl } from './csl';
import { csvPieces } from './csv';
import type { Reference } from './reference';
import { toRis } from './ris';

/** Yields a file in pieces, one per reference, so that a long one can yield to other work. */
type Pieces = (references: Iterable<Reference>) => Iterable<string>;

function format(name: string, type: string, pieces: Pieces) {
  return {
    name,
    /** Media type. */
    type,
    pieces,
    /** The whole file. */
    write: (references: readonly Reference[]): string => Array.from(pieces(references)).join(''),
  };
}

/** By file extension. */
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

/** As `JSON.stringify` writes a list, indented by two spaces. */
function* cslPieces(references: Iterable<Reference>): Generator<string> {
  let before = '[';
  for (const reference of references) {
    yield `${before}\n  ${JSON.stringify(toCsl(reference), null, 2).replaceAll('\n', '\n  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}
