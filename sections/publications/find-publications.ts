import { memoize } from '@/lib/memoize';
import type { PublicSite } from '@/sections/public-site';
import { publications } from './definition';
import { type Publications, publicationsSchema } from './schema';

/** The visible publications section, or null when it is hidden, deleted or unreadable. */
export const findPublications = memoize((site: PublicSite): { readonly title: string; readonly content: Publications } | null => {
  const section = site.sections.find(({ id }) => id === publications.id);
  const content = publicationsSchema.safeParse(section?.content);
  return section && content.success ? { title: section.title, content: content.data } : null;
});
