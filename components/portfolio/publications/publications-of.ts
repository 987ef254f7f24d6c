import { type Publications, publicationsSchema } from '@/lib/content/kinds/publication-schema';
import { publications } from '@/lib/content/kinds/publications';
import { onceFor } from '@/lib/content/memo';
import type { PublicSite } from '@/lib/content/site';

/** The visible publications section, or null when it is hidden, deleted or unreadable. */
export const publicationsOf = onceFor((site: PublicSite): { readonly title: string; readonly content: Publications } | null => {
  const section = site.sections.find(({ id }) => id === publications.id);
  const content = publicationsSchema.safeParse(section?.content);
  return section && content.success ? { title: section.title, content: content.data } : null;
});
