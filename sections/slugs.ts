/**
 * The last segment of an item's path, if it has a page: made from its title when first needed, then kept even when the
 * title changes. Without a stored slug an item still has a stable path, because the slug is always derived the same
 * way.
 */
import { z } from 'zod';
import { slugify } from '@/lib/format/fold';

/** Lower-case ASCII words separated by hyphens. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 120;

/** A stored slug; an invalid one is read as missing. */
export const optionalSlug = () =>
  z.preprocess((value) => (typeof value === 'string' && isSlug(value) ? value : undefined), z.string().optional());

type Addressed = { readonly id: string; readonly slug?: string };

/**
 * Unique slugs of items, in their order. In order of precedence: the slug that `before` has for the same id, the item's
 * own, the one that `wanted` makes.
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

/** Items' slugs by id. */
export function slugsById<Item extends Addressed>(
  items: readonly Item[],
  wanted: (item: Item) => string,
): Map<string, string> {
  const slugs = assignSlugs(items, wanted);
  return new Map(items.map(({ id }, at) => [id, slugs[at] ?? '']));
}

/**
 * `low-power-sensing-2024`: title, and year if any, in ASCII; a title in another script, without a transliteration,
 * gives `publication-2024`, where `fallback` is `publication`.
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

/** In characters: length of the title's part; further words are left out. */
const longest = 72;

/** Makes a wanted slug unique: the slug itself, then `…-2`, `…-3`. */
function numbering(taken: Set<string>): (base: string) => string {
  const last = new Map<string, number>();
  return (base) => {
    let number = last.get(base) ?? 1;
    let slug = number === 1 ? base : `${base}-${number}`;
    while (taken.has(slug)) {
      number += 1;
      slug = `${base}-${number}`;
    }
    last.set(base, number);
    taken.add(slug);
    return slug;
  };
}
