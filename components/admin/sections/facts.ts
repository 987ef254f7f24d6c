/** What the lists say of a section by its kind. The server tells it: the lists load no kind. */
import type { SectionPlace } from '@/sections/define';
import { listedItems } from '@/sections/listed-items';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { isAllSample, sampledBy, sampleParts } from '@/sections/sample-items';

export type SectionFacts = Readonly<{
  place: SectionPlace;
  /** Whether visitors would find something in it. */
  hasContent: boolean;
  /** How much of it is the sample's, and whether all of it is. */
  sample: number;
  isAllSample: boolean;
  /** The content that its preview is of. */
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
