import { type JsonLdOf, mostItems } from '../json-ld';
import { alumniOf } from '../parcours/json-ld';
import type { PublicSite } from '../public-site';

/** The diplomas are credentials of the owner, who studied where they were given. */
export const diplomasJsonLd: JsonLdOf<'statut-professionnel'> = (diplomas, { site }) => ({
  person: {
    ...alumniOf([...diplomas, ...degreesIn(site)]),
    hasCredential: diplomas.slice(0, mostItems).map(({ title, level, year }) => ({
      '@type': 'EducationalOccupationalCredential',
      name: title,
      ...(level && { educationalLevel: level }),
      ...(/^\d{4}$/.test(year) && { dateCreated: year }),
    })),
  },
});

/** Those that were typed under « Parcours ». */
const degreesIn = ({ sections }: PublicSite) =>
  sections.flatMap((section) => (section.kind === 'cv--parcours' ? section.content.degrees : []));
