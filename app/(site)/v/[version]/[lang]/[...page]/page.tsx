import type { Metadata } from 'next';
import { languageOf, pageMetadata, unknownMetadata } from '@/app/(site)/page-metadata';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { LegalText, legalWords } from '@/components/public/legal';
import { NotFoundPage } from '@/components/public/no-page';
import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import { isLegalPage } from '@/lib/legal-pages';
import { readLegalFacts, readPractice } from '@/lib/site/db/legal';
import { readPublicSite } from '@/lib/site/db/public';
import { legalDocument } from '@/lib/site/legal/pages';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string; readonly page: readonly string[] }> };

/** The legal page at this path; null while it is not public, and for any other path. */
async function find(params: Props['params']) {
  const site = await readPublicSite(await languageOf(params));
  const page = (await params).page.join('/');
  if (!isLegalPage(page) || !site.legal?.pages.includes(page)) return null;
  const [stated, practice] = await Promise.all([readLegalFacts(), readPractice()]);
  const moment = { practice, today: dayOf(new Date()), address: env().SITE_URL };
  return { site, page, document: legalDocument(page, site.language, stated, moment) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params);
  if (!found) return unknownMetadata(await languageOf(params));
  const { site, page, document } = found;
  const name = fullName(site.profile);
  return pageMetadata(site, {
    title: `${document.title} · ${name}`,
    description: legalWords[site.language].description(document.title, name),
    path: `/${page}`,
    type: 'website',
  });
}

/** A legal page; for an unknown path below /en or /ar (`proxy.ts`), status 404. */
export default async function Page({ params }: Props) {
  const found = await find(params);
  if (!found) return <NotFoundPage language={await languageOf(params)} />;
  const { site, page, document } = found;
  return (
    <>
      <Header site={site} path={`/${page}`} />
      <LegalText site={site} page={page} document={document} />
      <Footer site={site} path={`/${page}`} />
    </>
  );
}
