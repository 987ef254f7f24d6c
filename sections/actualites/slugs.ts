/** Assigns the last segment of the address of each piece of news, `/actualites/{slug}` (sections/slugs.ts). */
import { assignSlugs, slugsById, titleSlug } from '../slugs';
import type { News, NewsItem } from './schema';

/** A piece of news that has its address. */
export type NewsEntry = NewsItem & { readonly slug: string };

/** The news, each with a slug of its own: the one that `stored` has for the same id, its own, or one of its title. */
export function withSlugs(news: News, stored?: News, inLatin?: (title: string) => string): NewsEntry[] {
  const slugs = assignSlugs(
    news,
    (item) => slugFrom(item, inLatin),
    stored && slugsById(stored, (item) => slugFrom(item)),
  );
  return news.map((item, at) => ({ ...item, slug: slugs[at] ?? '' }));
}

/** `une-these-soutenue-2026` */
const slugFrom = ({ title, date }: NewsItem, inLatin = (text: string) => text): string =>
  titleSlug(inLatin(title), date.slice(0, 4), 'actualite');
