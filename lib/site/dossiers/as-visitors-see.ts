import { isShown } from '@/sections/activites/definition';
import type { PublicSection } from '@/sections/public-site';

/**
 * The sections without what their views leave out: activities of hidden natures, and hours by year while the service is
 * not shown.
 */
export function asVisitorsSee(sections: readonly PublicSection[]): readonly PublicSection[] {
  const hasService = sections.some(({ kind, content }) => kind === 'cv--service' && content.shown === true);
  return sections
    .filter(({ kind }) => kind !== 'cv--service' || hasService)
    .map((section): PublicSection => {
      if (section.kind === 'cv--activites')
        return {
          ...section,
          content: { ...section.content, items: section.content.items.filter(isShown(section.content)) },
        };
      if (section.kind === 'enseignement' && !hasService)
        return { ...section, content: section.content.map((course) => ({ ...course, service: undefined })) };
      return section;
    });
}
