/** File formats for downloading references: one, the whole list, or a filter's result. */
import { csvLine } from '@/lib/format/csv';
import { formatPeriod } from '@/lib/format/partial-date';
import { namedNature, natureName } from '@/lib/references/natures';
import columns from '@/lib/references/words/table-columns.json' with { type: 'json' };
import { audienceLabels, statusLabels } from '../record-words';
import { dateless } from '../years';
import { type Author, invertedName } from './authors';
import { bibtexPieces } from './bibtex';
import { toCsl } from './csl';
import { writePages } from './pages';
import type { Reference } from './reference';
import { toRis } from './ris';
import { pendingOf } from './styles/parts';

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

/** Between the names of a cell in CSV. */
const separator = '\u00a0; ';

/** Columns that are neither a text nor names of the same key in a reference. */
const specialColumns = {
  nature: (reference: Reference) => natureName(namedNature(reference.nature, reference)),
  authors: ({ authors, andOthers }: Reference) =>
    [namesOf(authors), andOthers && 'et al.'].filter(Boolean).join(separator),
  year: ({ year, status, isAsWritten }: Reference) => year || (pendingOf({ status }) ?? (isAsWritten ? '' : dateless)),
  pages: ({ pages }: Reference) => pages && writePages(pages, '–'),
  eventDates: ({ eventStart, eventEnd }: Reference) => formatPeriod(eventStart, eventEnd),
  status: ({ status }: Reference) => status && statusLabels[status],
  peerReviewed: ({ peerReviewed }: Reference) => peerReviewed && 'oui',
  audience: ({ audience }: Reference) => audience && audienceLabels[audience].toLowerCase(),
  invited: ({ invited }: Reference) => invited && 'oui',
} as const satisfies Partial<Record<keyof typeof columns, (reference: Reference) => string | undefined>>;

const isSpecial = (name: string): name is keyof typeof specialColumns => name in specialColumns;
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** A table for a spreadsheet; an import recognises works by the last column, the slug. */
function* csvPieces(references: Iterable<Reference>): Generator<string> {
  yield `\ufeff${csvLine(Object.values(columns))}`;
  for (const reference of references)
    yield csvLine(
      columnNames.map((name) => {
        const value = isSpecial(name) ? specialColumns[name](reference) : reference[name];
        return typeof value === 'object' ? namesOf(value) : (value ?? '');
      }),
    );
}

/** « Nom, Prénom »; an organisation with commas in its name is in braces. */
const nameOf = (author: Author): string =>
  author.isBody && author.family.includes(',') ? `{${author.family}}` : invertedName(author);
const namesOf = (authors: readonly Author[]): string => authors.map(nameOf).join(separator);
