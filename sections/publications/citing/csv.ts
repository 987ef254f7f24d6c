/** Writes references as a table for a spreadsheet; an import knows a work again by the last column, its slug. */
import { csvLine } from '@/lib/format/csv';
import { formatPeriod } from '@/lib/format/partial-date';
import columns from '@/lib/references/words/table-columns.json' with { type: 'json' };
import { namedNature, natureLabels } from '../natures';
import { audienceLabels, statusLabels } from '../record-words';
import { dateless } from '../years';
import { type Author, invertedName } from './authors';
import { writePages } from './pages';
import type { Reference } from './reference';
import { pendingOf } from './styles/parts';

const separator = '\u00a0; ';

/** What is no text or names of a reference by the column's own name; the others are. */
const special = {
  nature: (reference: Reference) => natureLabels[namedNature(reference.nature, reference)],
  authors: ({ authors, andOthers }: Reference) =>
    [namesOf(authors), andOthers && 'et al.'].filter(Boolean).join(separator),
  year: ({ year, status }: Reference) => year || (pendingOf({ status }) ?? dateless),
  pages: ({ pages }: Reference) => pages && writePages(pages, '–'),
  eventDates: ({ eventStart, eventEnd }: Reference) => formatPeriod(eventStart, eventEnd),
  status: ({ status }: Reference) => status && statusLabels[status],
  peerReviewed: ({ peerReviewed }: Reference) => peerReviewed && 'oui',
  audience: ({ audience }: Reference) => audience && audienceLabels[audience].toLowerCase(),
  invited: ({ invited }: Reference) => invited && 'oui',
} as const satisfies Partial<Record<keyof typeof columns, (reference: Reference) => string | undefined>>;

const isSpecial = (name: string): name is keyof typeof special => name in special;
const names = Object.keys(columns) as (keyof typeof columns)[];

/** The file line by line: one of headings, then one for each reference. */
export function* csvPieces(references: Iterable<Reference>): Generator<string> {
  yield `\ufeff${csvLine(Object.values(columns))}`;
  for (const reference of references)
    yield csvLine(
      names.map((name) => {
        const value = isSpecial(name) ? special[name](reference) : reference[name];
        return typeof value === 'object' ? namesOf(value) : (value ?? '');
      }),
    );
}

/** « Nom, Prénom »; a body whose name has commas is in braces. */
const nameOf = (author: Author): string =>
  author.isBody && author.family.includes(',') ? `{${author.family}}` : invertedName(author);
const namesOf = (authors: readonly Author[]): string => authors.map(nameOf).join(separator);
