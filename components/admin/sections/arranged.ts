/** The order of the lists, which have the stored one. */
import type { StoredSection } from '@/sections/public-site';
import { moved as shift } from '../editor/list-state';

/** The sections with one of the movable ones at another place; the others keep theirs. Indexes are among the movable. */
export function moved(
  sections: readonly StoredSection[],
  isMovable: (section: StoredSection) => boolean,
  from: number,
  to: number,
): readonly StoredSection[] {
  const shifted = shift(sections.filter(isMovable), from, to).values();
  return sections.map((section) => (isMovable(section) ? (shifted.next().value ?? section) : section));
}
