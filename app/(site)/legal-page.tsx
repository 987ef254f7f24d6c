import type { Metadata } from 'next';
import { languageOf } from '@/app/(site)/language-of';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { LegalText } from '@/components/public/legal/legal-text';
import { legalWords } from '@/components/public/legal/words';
import { NotFoundPage } from '@/components/public/not-found-page';
import { words } from '@/components/public/words';
import { env } from '@/lib/env';
import { dayOf } from '@/lib/format/dates';
import type { Language } from '@/lib/languages';
import type { LegalPage as PageName } from '@/lib/legal-pages';
import { readLegalFacts, readPractice } from '@/lib/site/db/legal';
import { readPublicSite } from '@/lib/site/db/public';
import type { LegalDocument } from '@/lib/site/legal/document';
import { legalDocument } from '@/lib/site/legal/pages';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { pageMetadata } from './page-metadata';

export type LegalPageProps = { readonly params: Promise<{ readonly lang: string }> };

/** The metadata of a legal page. */
export async function legalMetadata(page: PageName, { params }: LegalPageProps): Promise<Metadata> {
  const language = await languageOf(params);
  const found = await readPage(page, language);
  if (!found) return { title: words[language].unknownPage.document, robots: { index: false } };
  const { site, document } = found;
  const name = fullName(site.profile);
  return pageMetadata(site, {
    title: `${document.title} · ${name}`,
    description: legalWords[site.language].description(document.title, name),
    path: `/${page}`,
    type: 'website',
  });
}

/** A legal page; 404 while it is not public. */
export async function LegalPage({ page, params }: LegalPageProps & { readonly page: PageName }) {
  const language = await languageOf(params);
  const found = await readPage(page, language);
  if (!found) return <NotFoundPage language={language} />;
  const { site, document } = found;
  return (
    <>
      <Header site={site} path={`/${page}`} />
      <LegalText site={site} page={page} document={document} />
      <Footer site={site} path={`/${page}`} />
    </>
  );
}

async function readPage(
  page: PageName,
  language: Language,
): Promise<{ readonly site: PublicSite; readonly document: LegalDocument } | null> {
  const site = await readPublicSite(language);
  if (!site.legal?.pages.includes(page)) return null;
  const [stated, practice] = await Promise.all([readLegalFacts(), readPractice()]);
  const moment = { practice, today: dayOf(new Date()), address: env().SITE_URL };
  return { site, document: legalDocument(page, site.language, stated, moment) };
}
