/** Where the news stand: their list, a page for each, their feeds. */
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { type NewsEntry, publishedNews } from './published';

export const newsList = '/actualites';
export const newsFeeds = { atom: `${newsList}/flux.xml`, json: `${newsList}/flux.json` } as const;

/** The address of a piece of news, in French. */
export const newsPage = ({ slug }: Pick<NewsEntry, 'slug'>): string => `${newsList}/${slug}`;

/** The paths of the list and of each page; none while there are no news. */
export const newsPlaces = (entries: readonly NewsEntry[]): { readonly path: string }[] =>
  entries.length > 0 ? [newsList, ...entries.map(newsPage)].map((path) => ({ path })) : [];

type PublicNews = { readonly section: SectionOf<'site--actualites'>; readonly entries: readonly NewsEntry[] };

/** The news that visitors may read today, the newest first, and their section; null while there are none. */
export function findNews({ sections }: Pick<PublicSite, 'sections'>): PublicNews | null {
  const section = sections.find((each) => each.kind === 'site--actualites');
  if (!section) return null;
  const entries = publishedNews(section.content);
  return entries.length > 0 ? { section, entries } : null;
}
