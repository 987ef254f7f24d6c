/** Assigns the last segment of each publication's path, `/publications/{slug}` (sections/slugs.ts). */
import { withoutItalics } from '@/lib/format/italics';
import { assignSlugs, slugsById, titleSlug } from '../slugs';
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
 * has for the same id, the item's own, one from its title and year, which `inLatin` transliterates for a new item.
 */
export function withSlugs(
  publications: Publications,
  stored?: Publications,
  inLatin?: (title: string) => string,
): Record<string, AddressedDomain> {
  const before = stored && slugsById(itemsOf(stored), (item) => slugFrom(item));
  const slugs = assignSlugs(itemsOf(publications), (item) => slugFrom(item, inLatin), before).values();
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

/** `low-power-sensing-2024`: title, and year if any. */
export const slugFrom = ({ title, year }: Pick<Item, 'title' | 'year'>, inLatin = (text: string) => text): string =>
  titleSlug(inLatin(withoutItalics(title)), isYear(year) ? year : '', 'publication');

function itemsOf(publications: Publications): Item[] {
  return Object.values(publications).flatMap(({ articles, communications, others = [] }) => [
    ...articles,
    ...communications,
    ...others,
  ]);
}
