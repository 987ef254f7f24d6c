import type { Metadata } from 'next';
import { languageOf, pageMetadata } from '@/app/(site)/page-metadata';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { SiteMap, words } from '@/components/public/site-map/site-map';
import { siteMapPage } from '@/lib/legal-pages';
import { readPublicSite } from '@/lib/site/db/public';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await readPublicSite(await languageOf(params));
  const { title, about } = words[site.language];
  return pageMetadata(site, {
    title: `${title} · ${fullName(site.profile)}`,
    description: about,
    path: siteMapPage,
    type: 'website',
  });
}

export default async function Page({ params }: Props) {
  const site = await readPublicSite(await languageOf(params));
  return (
    <>
      <Header site={site} path={siteMapPage} />
      <SiteMap site={site} />
      <Footer site={site} path={siteMapPage} />
    </>
  );
}
