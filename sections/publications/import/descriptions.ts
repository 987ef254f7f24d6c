/** Publications as works in the form in which duplicates are told (lib/references/duplicates.ts). */

import { plainMathematics } from '@/lib/mathematics/parts';
import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import type { Nature } from '@/lib/references/work';
import { readAuthors } from '@/sections/publications/citing/authors';
import type { Owner } from '../../profil/own-names';
import type { Source } from '../record-fields';
import { natureOf, venueOf } from '../venue';
import { isYear } from '../years';
import { type Fields, fieldOf, type Publication } from './from-work';

/**
 * A stored publication as a source would describe it, and as its sources have described it: it is known again under
 * another title.
 */
export function descriptions(item: Publication, owner: Owner) {
  const isOther = ({ values }: Source) =>
    numbers.some((field) => values[field] !== undefined && values[field] !== fieldOf(item, field));
  const said = (item.sources ?? []).filter(
    (source) => source.values.title !== undefined && (source.values.title !== item.title || isOther(source)),
  );
  return [
    descriptionOf(item, owner),
    ...said.map(({ values }) => ({ ...descriptionOf(item, owner), ...describeValues(values, owner) })),
  ];
}

/** A publication as a source would describe it. */
export function descriptionOf(item: Publication, owner: Owner) {
  const { details = {}, link = '' } = item;
  return {
    nature: natureOf(item),
    title: plainMathematics(item.title), // a file may have its formulas in characters
    authors: namesIn(item.authors, owner, details.language),
    container: venueOf(item),
    ...dateOf(item.year),
    ...numbersOf({ ...details, pages: item.pages }),
    ...defined({
      doi: details.doi ?? doiOf(link),
      halId: details.halId ?? halIdOf(link),
      arxivId: details.arxivId ?? arxivIdOf(link),
      isbn: details.isbn,
    }),
  };
}

function describeValues(values: Source['values'], owner: Owner) {
  const { title = '', authors = '', year = '', language, journal, conference, container } = values;
  return {
    title: plainMathematics(title),
    authors: namesIn(authors, owner, language),
    ...dateOf(year),
    ...defined({ container: journal ?? conference ?? container }),
    ...numbersOf(values),
  };
}

/**
 * The numbers of a source that tell works of one title apart: a key of a file does not say which number of a journal it
 * is.
 */
export const numbersIn = ({ year, ...fields }: Fields, nature: Nature) => ({
  nature,
  ...dateOf(year),
  ...numbersOf(fields),
});

/** The same of a stored publication, as fields. */
export const storedNumbers = (item: Publication): Fields =>
  Object.fromEntries(
    ['year', ...numbers].flatMap((name) => (fieldOf(item, name) ? [[name, fieldOf(item, name)]] : [])),
  );

/** A work without a year may be of any. */
const dateOf = (year = '') => defined({ date: isYear(year) ? year : undefined });

const numbers = ['volume', 'number', 'articleNumber', 'pages'] as const;

const numbersOf = ({
  volume,
  number,
  articleNumber,
  pages,
}: { readonly [Name in (typeof numbers)[number]]?: string | undefined }) =>
  defined({ volume, issue: number, articleNumber, pages });

const namesIn = (authors: string, owner: Owner, language?: string) =>
  readAuthors(authors, owner, language).map((author) => (author.isBody ? { literal: author.family } : author));

const defined = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
