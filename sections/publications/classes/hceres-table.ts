/**
 * The publications as a table with the columns that Hcéres asks laboratories for, led by the type; one of the unit's
 * knowledge alone, such as the affiliations of co-authors, is left empty.
 */
import { csvFile } from '@/lib/format/csv';
import { type Owner, ownNames } from '@/sections/profil/own-names';
import type { Profile } from '@/sections/profil/schema';
import { isOpen } from '../../documents';
import { doiAddress, halAddress } from '../citing/addresses';
import { type Author, authorKey, readAuthors } from '../citing/authors';
import { referenceText } from '../citing/formatted';
import { writePages } from '../citing/pages';
import { type Reference, referenceOf } from '../citing/reference';
import { initials, pendingOf } from '../citing/styles/parts';
import { languageLabels } from '../record-words';
import type { Publications } from '../schema';
import { type PublicationEntry, publicationEntries } from '../statistics';
import { dateless } from '../years';
import { classOf } from './proposal';
import { schemes } from './schemes';

type Context = {
  readonly profile: Owner & Pick<Profile, 'equipe'>;
  /** The owner's doctoral students, by name. */
  readonly students?: readonly string[];
};
type Row = { readonly entry: PublicationEntry; readonly reference: Reference; readonly context: Context };

const columns: readonly (readonly [heading: string, read: (row: Row) => string | undefined])[] = [
  ['Type', ({ entry }) => typeOf(entry)],
  [
    'Auteurs',
    ({ reference: { authors, andOthers } }) =>
      [...authors.map(nameOf), andOthers && 'et al.'].filter(Boolean).join(', '),
  ],
  ['Titre de l’article', ({ reference }) => reference.title],
  ['Nom de la revue', ({ reference }) => reference.container],
  ['Année', ({ reference }) => reference.year || (pendingOf(reference) ?? dateless)],
  ['Revue à comité de lecture', ({ entry }) => reviewOf(entry)],
  ['Équipe', ({ context }) => context.profile.equipe.split('\n').filter(Boolean).join(', ')],
  ['Doctorants', studentsOf],
  ['Affiliation institutionnelle des co-auteurs', () => undefined],
  ['Publication en premier, dernier ou auteur de correspondance', placeOf],
  ['Langue', ({ reference: { language = '' } }) => languageLabels[language] ?? language],
  ['Article en «\u00a0open access\u00a0»', ({ entry }) => (isOpenAccess(entry) ? 'oui' : undefined)],
  ['N° du volume', ({ reference }) => reference.volume],
  ['Pages', ({ reference: { pages, articleNumber } }) => (pages ? writePages(pages, '–') : articleNumber)],
  ['Citation', ({ reference }) => referenceText(reference)],
  ['Lien DOI', ({ reference: { doi } }) => doi && doiAddress(doi)],
  ['Lien HAL', ({ reference: { halId } }) => halId && halAddress(halId)],
];

/** The file, the newest first; see lib/format/csv.ts for its form. */
export function hceresTable(publications: Publications, context: Context): string {
  const rows = publicationEntries(publications).map(
    (entry): Row => ({ entry, reference: referenceOf(entry, context.profile), context }),
  );
  return csvFile([
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, read]) => read(row) ?? '')),
  ]);
}

function typeOf({ item }: PublicationEntry): string {
  const { code } = classOf(item, 'hceres');
  return code ? schemes.hceres[code].fr : '';
}

/** « DUPONT J.-P. ». */
const nameOf = ({ family, given = '', isBody }: Author): string =>
  isBody ? family : [family.toLocaleUpperCase('fr'), initials(given, '.')].filter(Boolean).join(' ');

function reviewOf({ item }: PublicationEntry): string | undefined {
  const { peerReviewed, unreviewed } = item.details ?? {};
  const { code } = classOf(item, 'aeres');
  if (peerReviewed || code === 'ACL' || code === 'ACLN') return 'oui';
  return unreviewed || code === 'ASCL' ? 'non' : undefined;
}

function studentsOf({ reference, context: { profile, students = [] } }: Row): string {
  const known = new Set(readAuthors(students.join(' ; '), profile).map(authorKey));
  return reference.authors
    .filter((author) => known.has(authorKey(author)))
    .map(nameOf)
    .join(', ');
}

function placeOf({ reference: { authors, andOthers }, context: { profile } }: Row): string | undefined {
  const own = ownNames(profile).map(({ nom: family, prenom: given }) => authorKey({ family, given }));
  const [first, last] = [authors[0], andOthers ? undefined : authors.at(-1)];
  if (first && own.includes(authorKey(first))) return 'premier';
  return last && own.includes(authorKey(last)) ? 'dernier' : undefined;
}

const isOpenAccess = ({ item: { details, texts = [] } }: PublicationEntry): boolean =>
  Boolean(details?.openAccess) || texts.some(({ embargo }) => isOpen(embargo));
