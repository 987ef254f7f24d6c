/** References as the tests of the citation styles read them. */
import type { Language } from '@/lib/languages';
import type { Reference } from '@/sections/publications/citing/reference';
import { styles } from '@/sections/publications/citing/styles';
import { visible } from './rows';

export const people = [
  { family: 'Tazrouti', given: 'Nabil' },
  { family: 'García Peña', given: 'Ana-María L.' },
];

/** Every field of a reference but its people and what only some natures have. */
export const withEveryField: Partial<Reference> = {
  container: 'Le contenant',
  date: '2024-03-18',
  andOthers: true,
  volume: '12',
  number: '3',
  articleNumber: 'e45',
  pages: { first: '100', last: '112' },
  edition: '2',
  publisher: 'Masson',
  place: 'Paris',
  series: 'Eaux',
  seriesNumber: '7',
  institution: 'Inria',
  eventPlace: 'Rabat, Maroc',
  eventStart: '2024-03-18',
  eventEnd: '2024-03-20',
  doi: '10.5555/abc',
  halId: 'hal-00000001',
  arxivId: '2401.01234',
  isbn: '9782070368228',
  issn: '0317-8471',
  link: 'https://exemple.org/crues',
  language: 'fr',
  status: 'soumise',
  peerReviewed: true,
  audience: 'nationale',
  invited: true,
  note: 'Prix du jury',
  abstract: 'Un résumé.',
  keywords: ['eau', 'capteurs'],
};

/** A work of this nature of one author, in 2024, with these fields besides. */
export const reference = (nature: Reference['nature'], more: Partial<Reference> = {}): Reference => ({
  nature,
  slug: 's',
  year: '2024',
  container: '',
  title: 'Sonder',
  authors: people.slice(0, 1),
  ...more,
});

/** The reference in a style, what is in italics between asterisks, a no-break space as `~`, a narrow one as `^`. */
export function cited(style: string, work: Reference, language?: Language): string {
  const found = styles.find(({ id }) => id === style);
  if (!found) throw new Error(`no style ${style}`);
  return visible(
    found
      .write(work, language)
      .map(({ text, italic }) => (italic ? `*${text}*` : text))
      .join(''),
  );
}
