/** Facts about a section from its kind, for the lists. Computed on the server, so that lists load no kinds. */
import type { SectionPlace } from '@/sections/define';
import { listedItems } from '@/sections/listed-items';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { isAllSample, sampledBy, sampleParts } from '@/sections/sample-items';

export type SectionFacts = Readonly<{
  place: SectionPlace;
  /** Whether it has something to show visitors. */
  hasContent: boolean;
  /** How many parts of it are the sample's, and whether all are. */
  sample: number;
  isAllSample: boolean;
  /** The content to preview. */
  listed: unknown;
}>;
export type FactsOf = (section: StoredSection) => SectionFacts;

export const factsOf = (sections: readonly StoredSection[]): Readonly<Record<string, SectionFacts>> =>
  Object.fromEntries(
    sections.map((section) => {
      const definition = definitionOf(section);
      const { content } = section;
      const sample = sampleParts(sampledBy(definition), content).length;
      const hasContent = definition.hasContent?.(content) ?? true;
      const isAll = isAllSample(definition, section, sample);
      return [
        section.id,
        { place: definition.place, hasContent, sample, isAllSample: isAll, listed: listedItems(section) },
      ];
    }),
  );
