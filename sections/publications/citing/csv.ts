/** Writes references as a table for a spreadsheet. */
import { csvLine } from '@/lib/format/csv';
import { formatPeriod } from '@/lib/format/partial-date';
import { namedNature, natureLabels } from '../natures';
import { audienceLabels, statusLabels } from '../record-words';
import { dateless } from '../years';
import { type Author, invertedName } from './authors';
import { writePages } from './pages';
import type { Reference } from './reference';
import { pendingOf } from './styles/parts';

const separator = '\u00a0; ';

/** Fields that are a text or names. */
type Plain = {
  [Name in keyof Reference]-?: NonNullable<Reference[Name]> extends string | readonly Author[] ? Name : never;
}[keyof Reference];
type Column = Plain | ((reference: Reference) => string | undefined);

const columns: readonly (readonly [heading: string, column: Column])[] = [
  ['Nature', (reference) => natureLabels[namedNature(reference.nature, reference)]],
  ['Auteurs', ({ authors, andOthers }) => [namesOf(authors), andOthers && 'et al.'].filter(Boolean).join(separator)],
  ['Titre', 'title'],
  ['Année', ({ year, status }) => year || (pendingOf({ status }) ?? dateless)],
  ['Date', 'date'],
  ['Publié dans', 'container'],
  ['Édition', 'edition'],
  ['Volume', 'volume'],
  ['Numéro', 'number'],
  ['Pages', ({ pages }) => pages && writePages(pages, '–')],
  ['Numéro d’article', 'articleNumber'],
  ['Éditeur', 'publisher'],
  ['Collection', 'series'],
  ['Numéro dans la collection', 'seriesNumber'],
  ['Lieu', 'place'],
  ['Lieu de la conférence', 'eventPlace'],
  ['Dates de la conférence', ({ eventStart, eventEnd }) => formatPeriod(eventStart, eventEnd)],
  ['Organisme', 'institution'],
  ['Sous la direction de', 'editors'],
  ['Traduit par', 'translators'],
  ['Compte rendu de', 'reviewedTitle'],
  ['Auteur recensé', 'reviewedAuthors'],
  ['Titre original', 'originalTitle'],
  ['Auteur traduit', 'originalAuthors'],
  ['Auteur du livre', 'containerAuthors'],
  ['DOI', 'doi'],
  ['HAL', 'halId'],
  ['arXiv', 'arxivId'],
  ['ISBN', 'isbn'],
  ['ISSN', 'issn'],
  ['Langue', 'language'],
  ['État', ({ status }) => status && statusLabels[status]],
  ['Évaluée par les pairs', ({ peerReviewed }) => peerReviewed && 'oui'],
  ['Audience', ({ audience }) => audience && audienceLabels[audience].toLowerCase()],
  ['Sur invitation', ({ invited }) => invited && 'oui'],
  ['Distinction', 'award'],
  ['Lien', 'link'],
  ['Identifiant', 'slug'], // by which an import knows the work again
];

/** The file line by line: one of headings, then one for each reference. */
export function* csvPieces(references: Iterable<Reference>): Generator<string> {
  yield `\ufeff${csvLine(columns.map(([heading]) => heading))}`;
  for (const reference of references)
    yield csvLine(
      columns.map(([, column]) => {
        const value = typeof column === 'string' ? reference[column] : column(reference);
        return typeof value === 'object' ? namesOf(value) : (value ?? '');
      }),
    );
}

/** « Nom, Prénom »; a body whose name has commas is in braces. */
const nameOf = (author: Author): string =>
  author.isBody && author.family.includes(',') ? `{${author.family}}` : invertedName(author);
const namesOf = (authors: readonly Author[]): string => authors.map(nameOf).join(separator);
