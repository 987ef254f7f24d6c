import { isHeldToday, newestFirst } from '../dated';
import { type JsonLdOf, mostItems } from '../json-ld';
import type { Degree, Post } from './definition';

/** The owner studied where the degrees were given, and had the occupations of the posts. */
export const careerJsonLd: JsonLdOf<'cv--parcours'> = ({ posts, degrees }) => ({
  person: {
    ...(posts.length > 0 && { hasOccupation: newestFirst(posts, isHeldToday).slice(0, mostItems).map(occupation) }),
    ...alumniOf(degrees),
  },
});

const occupation = ({ title, start, end }: Post) => ({
  '@type': 'Role' as const,
  hasOccupation: { '@type': 'Occupation' as const, name: title },
  ...(start && { startDate: start }),
  ...(end && { endDate: end }),
});

/** The schools of degrees, each once. */
export function alumniOf(degrees: readonly Pick<Partial<Degree>, 'organization'>[]) {
  const names = new Set(degrees.map(({ organization = '' }) => organization.trim()).filter((name) => name !== ''));
  if (names.size === 0) return {};
  return { alumniOf: [...names].map((name) => ({ '@type': 'EducationalOrganization' as const, name })) };
}
