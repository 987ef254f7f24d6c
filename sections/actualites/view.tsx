import type { BlogPosting, Graph } from 'schema-dts';
import { MoreLink, SectionFrame } from '@/components/public/section-frame';
import { shortenedAtWord } from '@/lib/format/shortened';
import { inLanguage } from '@/lib/languages';
import { breadcrumbs, type JsonLdOf, mostItems, personId } from '@/sections/json-ld';
import { fullName } from '@/sections/profil/schema';
import { langAttributes, type PublicSite, type SectionViewProps } from '@/sections/public-site';
import { NewsList } from './news-list';
import { homeNews, type NewsEntry, newsList, newsPage } from './published';
import { words } from './words';

/** Pinned and newest news, then the link to all, even if none is still shown here. */
export function ActualitesView({ section, site }: SectionViewProps<'site--actualites'>) {
  const entries = homeNews(section.content);
  return (
    <SectionFrame anchor={section.anchor} title={section.title} langAttributes={langAttributes(site, section.title)}>
      {entries.length > 0 ? <NewsList entries={entries} site={site} /> : null}
      <p className="print:hidden">
        <MoreLink href={inLanguage(newsList, site.language)} after="arrow-right">
          {words[site.language].all}
        </MoreLink>
      </p>
    </SectionFrame>
  );
}

// schema.org data of news: on the home page, and on each item's page.

/** The news on the home page. */
export const newsJsonLd: JsonLdOf<'site--actualites'> = (news, { site, origin }) => ({
  things: homeNews(news)
    .slice(0, mostItems)
    .map((entry) => posting(entry, site, origin)),
});

/** The graph of a news item's page: the item and its breadcrumbs; `list` is the section's title. */
export function newsGraph(entry: NewsEntry, list: string, site: PublicSite, origin: string): Graph {
  const address = (path: string) => inLanguage(path, site.language);
  const trail = [
    [fullName(site.profile), address('/')],
    [list, address(newsList)],
    [entry.title, address(newsPage(entry))],
  ] as const;
  return { '@context': 'https://schema.org', '@graph': [posting(entry, site, origin), breadcrumbs(trail, origin)] };
}

/** A short message on a personal site, not a newspaper's: https://schema.org/BlogPosting */
function posting(entry: NewsEntry, { language, profile, untranslated }: PublicSite, origin: string): BlogPosting {
  const { date, title, text, link, picture } = entry;
  const address = origin + inLanguage(newsPage(entry), language);
  return {
    '@type': 'BlogPosting',
    '@id': address,
    url: address,
    mainEntityOfPage: address,
    headline: title,
    datePublished: date,
    inLanguage: untranslated.has(title) ? 'fr' : language,
    author: { '@type': 'Person', '@id': personId(origin), name: fullName(profile), url: `${origin}/` },
    ...(text.trim() && { description: shortenedAtWord(text.replaceAll(/\s+/g, ' ').trim(), 300) }),
    ...(picture && { image: origin + picture }),
    ...(link && { citation: link }),
  };
}
