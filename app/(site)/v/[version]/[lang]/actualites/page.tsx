import type { Metadata } from 'next';
import { languageOf, pageMetadata, unknownMetadata } from '@/app/(site)/page-metadata';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { ListHead, ListPage } from '@/components/public/list-page';
import { NotFoundPage } from '@/components/public/no-page';
import { BlockHead, MoreLink } from '@/components/public/section-frame';
import { inLanguage } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { NewsList } from '@/sections/actualites/news-list';
import { byYear, findNews, newsFeeds, newsList } from '@/sections/actualites/published';
import { words } from '@/sections/actualites/words';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await readPublicSite(await languageOf(params));
  if (!findNews(site)) return unknownMetadata(site.language);
  const { feedTitle, description } = words[site.language];
  const name = fullName(site.profile);
  return pageMetadata(site, {
    title: feedTitle(name),
    description: description(name),
    path: newsList,
    type: 'website',
  });
}

export default async function Page({ params }: Props) {
  const site = await readPublicSite(await languageOf(params));
  const found = findNews(site);
  if (!found) return <NotFoundPage language={site.language} />;
  const { back, feed } = words[site.language];
  return (
    <>
      <Header site={site} path={newsList} />
      <ListPage>
        <ListHead back={<MoreLink href={inLanguage(`/#${found.section.anchor}`, site.language)}>{back}</MoreLink>}>
          <h1 className="mt-2 font-normal text-4xl leading-tight tracking-tight">{found.section.title}</h1>
          <p className="mt-2 font-serif text-ink-soft text-lg italic leading-snug">{fullName(site.profile)}</p>
          <p className="mt-4 print:hidden">
            <MoreLink href={inLanguage(newsFeeds.atom, site.language)} type="application/atom+xml" before="rss">
              {feed}
            </MoreLink>
          </p>
        </ListHead>
        <div className="grid min-w-0 grid-cols-1 content-start gap-12 print:block print:*:not-first:mt-12">
          {byYear(found.entries).map(([year, entries]) => (
            <section className="grid grid-cols-1 content-start gap-4 print:block" aria-label={year} key={year}>
              <BlockHead>
                <h2 className="text-xl lining-nums">{year}</h2>
              </BlockHead>
              <NewsList entries={entries} site={site} />
            </section>
          ))}
        </div>
      </ListPage>
      <Footer site={site} path={newsList} />
    </>
  );
}
