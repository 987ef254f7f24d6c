/**
 * Assigns the last segment of each publication's address, `/publications/{slug}`: made from title and year the first
 * time it is needed, then kept even when the title changes. A publication stored without a slug has the same address at
 * every read, because the slug is derived the same way each time.
 */
import { slugify } from '@/lib/format/fold';
import { withoutItalics } from '@/lib/format/italics';
import type { Article, Communication, Domain, OtherWork, Publications } from './schema';
import { isYear } from './years';

type Item = Article | Communication | OtherWork;
type WithSlug<T> = T & { readonly slug: string };
type AddressedDomain = Omit<Domain, 'articles' | 'communications' | 'others'> & {
  articles: WithSlug<Article>[];
  communications: WithSlug<Communication>[];
  others?: WithSlug<OtherWork>[];
};

/**
 * The publications, each with a slug that is unique across all domains. In order of precedence: the slug that `stored`
 * has for the same id, the item's own, one made from its title and year.
 */
export function withSlugs(publications: Publications, stored?: Publications): Record<string, AddressedDomain> {
  const slugs = slugsOf(itemsOf(publications), stored && slugsById(stored)).values();
  const withSlug = <T extends Item>(item: T): WithSlug<T> => ({ ...item, slug: slugs.next().value ?? '' });
  return Object.fromEntries(
    Object.entries(publications).map(([key, { others, ...domain }]) => [
      key,
      {
        ...domain,
        articles: domain.articles.map(withSlug),
        communications: domain.communications.map(withSlug),
        ...(others && { others: others.map(withSlug) }),
      },
    ]),
  );
}

/** The slugs of publications, in their order; `before` has those that an id had. */
function slugsOf(items: readonly Item[], before?: ReadonlyMap<string, string>): string[] {
  const taken = new Set<string>();
  const free = (slug: string | undefined) => {
    if (slug === undefined || taken.has(slug)) return undefined;
    taken.add(slug);
    return slug;
  };
  const kept = items.map(({ id }) => free(before?.get(id)));
  const given = items.map(({ slug }, at) => kept[at] ?? free(slug));
  const next = numbering(taken);
  return items.map((item, at) => given[at] ?? next(slugFrom(item)));
}

/**
 * `low-power-sensing-2024`: title and year, if it has one, in ASCII; a title in another script gives
 * `publication-2024`.
 */
export function slugFrom({ title, year }: Pick<Item, 'title' | 'year'>): string {
  const words = slugify(withoutItalics(title)).split('-').filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, longest) : `${slug}-${word}`;
    if (longer.length > longest) break;
    slug = longer;
  }
  return [slug || 'publication', isYear(year) ? year : ''].filter(Boolean).join('-');
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

function slugsById(publications: Publications): Map<string, string> {
  const items = itemsOf(publications);
  const slugs = slugsOf(items);
  return new Map(items.map(({ id }, at) => [id, slugs[at] ?? '']));
}

function itemsOf(publications: Publications): Item[] {
  return Object.values(publications).flatMap(({ articles, communications, others = [] }) => [
    ...articles,
    ...communications,
    ...others,
  ]);
}
