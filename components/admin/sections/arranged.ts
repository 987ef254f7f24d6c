/** The order in which the section lists show the sections, which is the page's. */
import type { StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';

type Arranged = {
  /**
   * The sections that the page shows first, whatever their stored order: the presentation, then the parts of its block.
   * They do not move.
   */
  readonly fixed: readonly StoredSection[];
  /** The sections that stand on the page in their stored order. */
  readonly movable: readonly StoredSection[];
};

const isOfBlock = (section: StoredSection): boolean => definitionOf(section).place !== 'page';

/** Whether the page shows a section as a part of a block; the block's own section has a link in the menu. */
export const isPart = (section: StoredSection): boolean => isOfBlock(section) && !definitionOf(section).nav;

/** Whether a section can be hidden or shown: one that visitors would find nothing in is not shown. */
export const canToggle = (section: StoredSection): boolean =>
  section.visible || (definitionOf(section).hasContent?.(section.content) ?? true);

export function arranged(sections: readonly StoredSection[]): Arranged {
  const fixed = sections.filter(isOfBlock);
  return {
    fixed: [...fixed.filter((section) => !isPart(section)), ...fixed.filter(isPart)],
    movable: sections.filter((section) => !isOfBlock(section)),
  };
}
