import { MoreLink, SectionFrame } from '@/components/public/section-frame';
import { inLanguage } from '@/lib/languages';
import { langAttributes, type SectionViewProps } from '@/sections/public-site';
import { NewsList } from './news-list';
import { homeNews, newsList } from './published';
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
