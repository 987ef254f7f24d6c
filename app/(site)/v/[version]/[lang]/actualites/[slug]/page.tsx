import type { Metadata } from 'next';
import { languageOf, pageMetadata, unknownMetadata } from '@/app/(site)/page-metadata';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { JsonLd } from '@/components/public/json-ld';
import { ListPage } from '@/components/public/list-page';
import { NotFoundPage } from '@/components/public/no-page';
import { env } from '@/lib/env';
import { readPublicSite } from '@/lib/site/db/public';
import { NewsPage } from '@/sections/actualites/news-list';
import { findNews, newsPage } from '@/sections/actualites/published';
import { newsGraph } from '@/sections/actualites/view';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string; readonly slug: string }> };

/** The news item with this slug, and its neighbours in the list; null when visitors may read none such today. */
async function find(params: Props['params']) {
  const site = await readPublicSite(await languageOf(params));
  const news = findNews(site);
  const { slug } = await params;
  const at = news?.entries.findIndex((entry) => entry.slug === slug) ?? -1;
  const entry = news?.entries[at];
  if (!news || !entry) return null;
  return {
    site,
    section: news.section,
    entry,
    newer: at > 0 ? news.entries[at - 1] : undefined,
    older: news.entries[at + 1],
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params);
  if (!found) return unknownMetadata(await languageOf(params));
  const { site, entry } = found;
  return pageMetadata(site, {
    title: entry.title,
    description: entry.text.replaceAll(/\s+/g, ' ').trim() || entry.title,
    path: newsPage(entry),
    type: 'article',
  });
}

/** The page of a news item; 404 for an unknown slug. */
export default async function Page({ params }: Props) {
  const found = await find(params);
  if (!found) return <NotFoundPage language={await languageOf(params)} />;
  const { site, section, entry, newer, older } = found;
  return (
    <>
      <Header site={site} path={newsPage(entry)} />
      <ListPage>
        <NewsPage entry={entry} site={site} newer={newer} older={older} />
      </ListPage>
      <Footer site={site} path={newsPage(entry)} />
      <JsonLd data={newsGraph(entry, section.title, site, env().SITE_URL)} />
    </>
  );
}
