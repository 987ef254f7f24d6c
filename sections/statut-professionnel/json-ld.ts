import { type JsonLdOf, mostItems } from '../json-ld';

/** The diplomas are credentials of the owner. */
export const diplomasJsonLd: JsonLdOf<'statut-professionnel'> = (diplomas) => ({
  person: {
    hasCredential: diplomas.slice(0, mostItems).map(({ title, level, year }) => ({
      '@type': 'EducationalOccupationalCredential',
      name: title,
      ...(level && { educationalLevel: level }),
      ...(/^\d{4}$/.test(year) && { dateCreated: year }),
    })),
  },
});
