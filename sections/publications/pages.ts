import { memoize } from '@/lib/memoize';
import type { PublicSite } from '@/sections/public-site';
import { findPublications, publicationEntries } from './statistics';

/** The paths of the list and of each publication's page; none while their section is hidden. */
export const publicationPages = memoize((site: PublicSite): ReadonlySet<string> => {
  const section = findPublications(site);
  return new Set(
    section ? ['/publications', ...publicationEntries(section.content).map(({ slug }) => `/publications/${slug}`)] : [],
  );
});
