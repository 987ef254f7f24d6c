/** Where the news are: their list, a page each, their feeds. */
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { type NewsEntry, publishedNews } from './published';

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
