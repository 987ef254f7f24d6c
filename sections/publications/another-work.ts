import { markNames } from './marks/fields';
import type { Publication } from './schema';
import { isTypedYear } from './years';

/**
 * A copy of a publication as the start of another: without its identifying fields, and without a year that cannot be
 * typed.
 */
export function anotherWork<Work extends Publication>({ details, ...work }: Work) {
  const unset = {
    slug: undefined,
    sources: undefined,
    texts: undefined,
    link: undefined,
    featured: undefined,
    picture: undefined,
    pictureAlt: undefined,
  };
  const ownDetails = Object.fromEntries(
    [
      ...['doi', 'halId', 'arxivId', 'isbn', 'openAccess', 'code', 'data', 'slides', 'video', 'award'],
      ...markNames,
    ].map((name) => [name, undefined]),
  );
  return {
    ...work,
    ...unset,
    year: isTypedYear(work.year) ? work.year : '',
    details: details && { ...details, ...ownDetails },
  };
}
