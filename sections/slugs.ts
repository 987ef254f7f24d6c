/**
 * The last segment of the address of an item that has a page of its own: made from its title the first time it is
 * needed, then kept even when the title changes. An item stored without a slug has the same address at every read,
 * because the slug is derived the same way each time.
 */
import { z } from 'zod';
import { slugify } from '@/lib/format/fold';

/** Lower-case ASCII words between hyphens. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 120;

/** A stored slug; an invalid one is read as none. */
export const optionalSlug = () =>
  z.preprocess((value) => (typeof value === 'string' && isSlug(value) ? value : undefined), z.string().optional());

type Addressed = { readonly id: string; readonly slug?: string };

/**
 * The slugs of items, in their order, all different. In order of precedence: the slug that `before` has for the same
 * id, the item's own, the one that `wanted` makes.
 */
export function assignSlugs<Item extends Addressed>(
  items: readonly Item[],
  wanted: (item: Item) => string,
  before?: ReadonlyMap<string, string>,
): string[] {
  const taken = new Set<string>();
  const free = (slug: string | undefined) => {
    if (slug === undefined || taken.has(slug)) return undefined;
    taken.add(slug);
    return slug;
  };
  const formerSlugs = items.map(({ id }) => free(before?.get(id)));
  const slugs = items.map(({ slug }, at) => formerSlugs[at] ?? free(slug));
  const next = numbering(taken);
  return items.map((item, at) => slugs[at] ?? next(wanted(item)));
}

/** The slugs that items have, by their ids. */
export function slugsById<Item extends Addressed>(
  items: readonly Item[],
  wanted: (item: Item) => string,
): Map<string, string> {
  const slugs = assignSlugs(items, wanted);
  return new Map(items.map(({ id }, at) => [id, slugs[at] ?? '']));
}

/**
 * `low-power-sensing-2024`: title and year, if it has one, in ASCII; a title in another script, which nobody has written
 * in Latin letters, gives `publication-2024`, where `fallback` is `publication`.
 */
export function titleSlug(title: string, year: string, fallback: string): string {
  const words = slugify(title).split('-').filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return [slug || fallback, year].filter(Boolean).join('-');
}

/** Maximum length of the part made from the title, in characters; the words beyond it are left out. */
const longest = 72;

/** A free slug from a wanted one: the wanted one itself, then `…-2`, `…-3`. */
function numbering(taken: Set<string>): (wanted: string) => string {
  const last = new Map<string, number>();
  return (wanted) => {
    let number = last.get(wanted) ?? 1;
    let slug = number === 1 ? wanted : `${wanted}-${number}`;
    while (taken.has(slug)) {
      number += 1;
      slug = `${wanted}-${number}`;
    }
    last.set(wanted, number);
    taken.add(slug);
    return slug;
  };
}
