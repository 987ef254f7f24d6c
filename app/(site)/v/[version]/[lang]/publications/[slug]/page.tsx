import type { Metadata } from 'next';
import { languageOf, pageMetadata, unknownMetadata } from '@/app/(site)/page-metadata';
import { findPublication } from '@/app/(site)/publications/send-publications';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { JsonLd } from '@/components/public/json-ld';
import { ListPage } from '@/components/public/list-page';
import { NotFoundPage } from '@/components/public/no-page';
import { env } from '@/lib/env';
import { referenceText } from '@/sections/publications/citing/formatted';
import { highwireTags } from '@/sections/publications/citing/highwire';
import { coAuthorsOf } from '@/sections/publications/co-authors';
import { publicationGraph } from '@/sections/publications/json-ld';
import { PublicationPage } from '@/sections/publications/page/publication-page';
import { openTexts } from '@/sections/publications/texts';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string; readonly slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const found = await findPublication((await params).slug, language);
  if (!found) return unknownMetadata(language);
  const { site, entry, reference } = found;
  const path = `/publications/${reference.slug}`;
  const texts = openTexts(entry, site.documents).map(({ href }) => env().SITE_URL + href);
  return {
    ...pageMetadata(site, {
      title: reference.title,
      description: referenceText(reference, site.language),
      path,
      type: 'article',
    }),
    other: highwireTags(reference, `${env().SITE_URL}${path}`, texts),
  };
}

/** The page of one publication, with metadata for search engines and reference managers; 404 for an unknown slug. */
export default async function Page({ params }: Props) {
  const language = await languageOf(params);
  const found = await findPublication((await params).slug, language);
  if (!found) return <NotFoundPage language={language} />;
  const { site, entry, reference } = found;
  const path = `/publications/${reference.slug}`;
  return (
    <>
      <Header site={site} path={path} />
      <ListPage>
        <PublicationPage {...found} coAuthors={await coAuthorsOf(site)} />
      </ListPage>
      <Footer site={site} path={path} />
      <JsonLd data={publicationGraph(reference, site, env().SITE_URL, openTexts(entry, site.documents))} />
    </>
  );
}
