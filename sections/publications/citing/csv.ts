/** Writes references as a table for a spreadsheet; an import recognises works by the last column, the slug. */
import { csvLine } from '@/lib/format/csv';
import { formatPeriod } from '@/lib/format/partial-date';
import { namedNature, natureName } from '@/lib/references/natures';
import columns from '@/lib/references/words/table-columns.json' with { type: 'json' };
import { audienceLabels, statusLabels } from '../record-words';
import { dateless } from '../years';
import { type Author, invertedName } from './authors';
import { writePages } from './pages';
import type { Reference } from './reference';
import { pendingOf } from './styles/parts';

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
const names = Object.keys(columns) as (keyof typeof columns)[];

/** Yields the file line by line: a header, then a line per reference. */
export function* csvPieces(references: Iterable<Reference>): Generator<string> {
  yield `\ufeff${csvLine(Object.values(columns))}`;
  for (const reference of references)
    yield csvLine(
      names.map((name) => {
        const value = isSpecial(name) ? specialColumns[name](reference) : reference[name];
        return typeof value === 'object' ? namesOf(value) : (value ?? '');
      }),
    );
}

/** « Nom, Prénom »; an organisation with commas in its name is in braces. */
const nameOf = (author: Author): string =>
  author.isBody && author.family.includes(',') ? `{${author.family}}` : invertedName(author);
const namesOf = (authors: readonly Author[]): string => authors.map(nameOf).join(separator);
