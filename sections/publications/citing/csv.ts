/** Writes references as a table for a spreadsheet. */
import { csvLine } from '@/lib/format/csv';
import { formatPeriod } from '@/lib/format/partial-date';
import { namedNature, natureLabels } from '@/sections/publications/natures';
import { audienceLabels, statusLabels } from '@/sections/publications/record-words';
import { dateless } from '@/sections/publications/years';
import { type Author, invertedName } from './authors';
import { writePages } from './pages';
import type { Reference } from './reference';
import { pendingOf } from './styles/parts';

const separator = '\u00a0; ';

const columns: readonly (readonly [heading: string, read: (reference: Reference) => string | undefined])[] = [
  ['Nature', (reference) => natureLabels[namedNature(reference.nature, reference)]],
  ['Auteurs', ({ authors, andOthers }) => [namesOf(authors), andOthers && 'et al.'].filter(Boolean).join(separator)],
  ['Titre', ({ title }) => title],
  ['Année', ({ year, status }) => year || (pendingOf({ status }) ?? dateless)],
  ['Date', ({ date }) => date],
  ['Publié dans', ({ container }) => container],
  ['Édition', ({ edition }) => edition],
  ['Volume', ({ volume }) => volume],
  ['Numéro', ({ number }) => number],
  ['Pages', ({ pages }) => pages && writePages(pages, '–')],
  ['Numéro d’article', ({ articleNumber }) => articleNumber],
  ['Éditeur', ({ publisher }) => publisher],
  ['Collection', ({ series }) => series],
  ['Numéro dans la collection', ({ seriesNumber }) => seriesNumber],
  ['Lieu', ({ place }) => place],
  ['Lieu de la conférence', ({ eventPlace }) => eventPlace],
  ['Dates de la conférence', ({ eventStart, eventEnd }) => formatPeriod(eventStart, eventEnd)],
  ['Organisme', ({ institution }) => institution],
  ['Sous la direction de', ({ editors }) => editors && namesOf(editors)],
  ['Traduit par', ({ translators }) => translators && namesOf(translators)],
  ['Compte rendu de', ({ reviewedTitle }) => reviewedTitle],
  ['Auteur recensé', ({ reviewedAuthors }) => reviewedAuthors && namesOf(reviewedAuthors)],
  ['Titre original', ({ originalTitle }) => originalTitle],
  ['Auteur traduit', ({ originalAuthors }) => originalAuthors && namesOf(originalAuthors)],
  ['Auteur du livre', ({ containerAuthors }) => containerAuthors && namesOf(containerAuthors)],
  ['DOI', ({ doi }) => doi],
  ['HAL', ({ halId }) => halId],
  ['arXiv', ({ arxivId }) => arxivId],
  ['ISBN', ({ isbn }) => isbn],
  ['ISSN', ({ issn }) => issn],
  ['Langue', ({ language }) => language],
  ['État', ({ status }) => status && statusLabels[status]],
  ['Évaluée par les pairs', ({ peerReviewed }) => peerReviewed && 'oui'],
  ['Audience', ({ audience }) => audience && audienceLabels[audience].toLowerCase()],
  ['Sur invitation', ({ invited }) => invited && 'oui'],
  ['Distinction', ({ award }) => award],
  ['Lien', ({ link }) => link],
  ['Identifiant', ({ slug }) => slug], // by which an import knows the work again
];

/** The file: a line of headings, then one line for each reference. */
export const toCsv = (references: readonly Reference[]): string => Array.from(csvPieces(references)).join('');

/** The same line by line. */
export function* csvPieces(references: Iterable<Reference>): Generator<string> {
  yield `\ufeff${csvLine(columns.map(([heading]) => heading))}`;
  for (const reference of references) yield csvLine(columns.map(([, read]) => read(reference) ?? ''));
}

const namesOf = (authors: readonly Author[]): string => authors.map(invertedName).join(separator);
