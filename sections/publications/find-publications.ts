import type { PublicSite, SectionOf } from '@/sections/public-site';

/** The visible publications section, or undefined when it is hidden or deleted. */
export function findPublications({ sections }: Pick<PublicSite, 'sections'>): SectionOf<'publications'> | undefined {
  return sections.find((section) => section.kind === 'publications');
}
