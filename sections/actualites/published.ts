/** Which news visitors see on a day, in which order, and the path of each, `/actualites/{slug}`. */
import { dayOf } from '@/lib/format/dates';
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { assignSlugs, slugsById, titleSlug } from '../slugs';
import type { News, NewsItem } from './schema';

/** A news item with its slug. */
export type NewsEntry = NewsItem & { readonly slug: string };

/** The news, each with a unique slug: that of `stored` for the same id, its own, or one from its title. */
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

/** How many of the newest the home page shows after the pinned ones. */
const newest = 3;

/** Today in the site's time zone, `2026-11-27`. */
const today = (): string => dayOf(new Date());

/** What visitors may read on a day: visible and not dated later; newest first, then in the owner's order. */
export const publishedNews = (news: News, day = today()): NewsEntry[] =>
  withSlugs(news)
    .filter(({ visible, date }) => visible && date <= day)
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));

/** What the home page shows on a day: pinned news, then the newest; none after its `until`. */
export function homeNews(news: News, day = today()): NewsEntry[] {
  const current = publishedNews(news, day).filter(({ until }) => until === undefined || day <= until);
  return [...current.filter(({ pinned }) => pinned), ...current.filter(({ pinned }) => !pinned).slice(0, newest)];
}

export const byYear = (entries: readonly NewsEntry[]): [year: string, entries: NewsEntry[]][] => [
  ...Map.groupBy(entries, ({ date }) => date.slice(0, 4)),
];

// Where the news are: their list, a page each, their feeds.

export const newsList = '/actualites';
export const newsFeeds = { atom: `${newsList}/flux.xml`, json: `${newsList}/flux.json` } as const;

/** The French path of a news item. */
export const newsPage = ({ slug }: Pick<NewsEntry, 'slug'>): string => `${newsList}/${slug}`;

/** Paths of the list and of each item; none while there is no news. */
export const newsPlaces = (entries: readonly NewsEntry[]): { readonly path: string }[] =>
  entries.length > 0 ? [newsList, ...entries.map(newsPage)].map((path) => ({ path })) : [];

type PublicNews = { readonly section: SectionOf<'site--actualites'>; readonly entries: readonly NewsEntry[] };

/** The news that visitors may read today, newest first, and their section; null while there is none. */
export function findNews({ sections }: Pick<PublicSite, 'sections'>): PublicNews | null {
  const section = sections.find((each) => each.kind === 'site--actualites');
  if (!section) return null;
  const entries = publishedNews(section.content);
  return entries.length > 0 ? { section, entries } : null;
}
