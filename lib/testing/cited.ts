/** References as the tests of the citation styles read them. */
import type { Language } from '@/lib/languages';
import type { Reference } from '@/sections/publications/citing/reference';
import { styles } from '@/sections/publications/citing/styles';
import { visible } from './rows';

export const people = [
  { family: 'Tazrouti', given: 'Nabil' },
  { family: 'García Peña', given: 'Ana-María L.' },
];

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
