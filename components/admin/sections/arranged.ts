/** Which sections of the lists, which have the stored order, can be moved and hidden. */
import type { StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { moved as shift } from '../editor/list-state';

/** Whether a section has a place of its own on the page; the others are parts of a block, which stands where it does. */
export const isMovable = (section: StoredSection): boolean => definitionOf(section).place === 'page';

/** The sections with one of the movable ones at another place; the others keep theirs. Indexes are among the movable. */
export function moved(sections: readonly StoredSection[], from: number, to: number): readonly StoredSection[] {
  const shifted = shift(sections.filter(isMovable), from, to).values();
  return sections.map((section) => (isMovable(section) ? (shifted.next().value ?? section) : section));
}

/** Whether a section can be hidden or shown: one that visitors would find nothing in is not shown. */
export const canToggle = (section: StoredSection): boolean =>
  section.visible || (definitionOf(section).hasContent?.(section.content) ?? true);
