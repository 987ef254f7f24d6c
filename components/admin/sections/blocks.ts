/** What moves as one in the section lists: a section, with those that the page shows inside its block. */
import type { StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';

export type SectionBlock = readonly [head: StoredSection, ...parts: StoredSection[]];
type Blocks = {
  /** Parts of a block whose own section is not there. The page shows them above all that can be moved. */
  readonly loose: readonly StoredSection[];
  readonly blocks: readonly SectionBlock[];
};

/** Whether the page shows a section inside the block of another one; the block's own section has a link in the menu. */
function isPart(section: StoredSection): boolean {
  const { place, nav } = definitionOf(section);
  return place !== 'page' && !nav;
}

/** Sections as the page shows them: parts follow the section whose block they are in, wherever their stored order puts them. */
export function blocksOf(sections: readonly StoredSection[]): Blocks {
  const heads = sections.filter((section) => !isPart(section));
  const parts = sections.filter(isPart);
  const isOf = (head: StoredSection) => (part: StoredSection) => definitionOf(part).place === definitionOf(head).place;
  return {
    loose: parts.filter((part) => !heads.some((head) => isOf(head)(part))),
    blocks: heads.map((head) => [head, ...parts.filter(isOf(head))]),
  };
}
