import type { PublicSection } from '@/sections/public-site';

/** The public sections without the hours by year, which the page never shows, while the service is not shown. */
export function asVisitorsSee(sections: readonly PublicSection[]): readonly PublicSection[] {
  const hasService = sections.some(({ kind, content }) => kind === 'cv--service' && content.shown === true);
  return sections
    .filter(({ kind }) => kind !== 'cv--service' || hasService)
    .map((section): PublicSection => {
      if (section.kind === 'enseignement' && !hasService)
        return { ...section, content: section.content.map((course) => ({ ...course, service: undefined })) };
      return section;
    });
}
