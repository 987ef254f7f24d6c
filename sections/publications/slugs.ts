/** Assigns the last segment of each publication's path, `/publications/{slug}` (sections/slugs.ts). */
import { withoutItalics } from '@/lib/format/italics';
import { assignSlugs, slugsById, titleSlug } from '../slugs';
import { mapWorks, type Publication, type Publications, worksIn } from './schema';
import { isYear } from './years';

/**
 * The publications, each with a slug that is unique across all domains. In order of precedence: the slug that `stored`
 * has for the same id, the item's own, one from its title and year, which `inLatin` transliterates for a new item.
 */
export function withSlugs(
  publications: Publications,
  stored?: Publications,
  inLatin?: (title: string) => string,
): Publications {
  const before = stored && slugsById(itemsOf(stored), (item) => slugFrom(item));
  const slugs = assignSlugs(itemsOf(publications), (item) => slugFrom(item, inLatin), before).values();
  return mapWorks(publications, (work) => ({ ...work, slug: slugs.next().value ?? '' }));
}

/** `low-power-sensing-2024`: title, and year if any. */
export const slugFrom = (
  { title, year }: Pick<Publication, 'title' | 'year'>,
  inLatin = (text: string) => text,
): string => titleSlug(inLatin(withoutItalics(title)), isYear(year) ? year : '', 'publication');

const itemsOf = (publications: Publications): Publication[] => Object.values(publications).flatMap(worksIn);
