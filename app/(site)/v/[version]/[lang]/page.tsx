import type { Metadata } from 'next';
import { languageOf, pageMetadata } from '@/app/(site)/page-metadata';
import { About } from '@/components/public/about';
import { Contact } from '@/components/public/contact';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { Hero } from '@/components/public/hero';
import { InTurn } from '@/components/public/in-turn';
import { JsonLd } from '@/components/public/json-ld';
import { missionText, nameAndTitle, photoSource } from '@/components/public/profile-copy';
import { env } from '@/lib/env';
import { readPublicSite } from '@/lib/site/db/public';
import { homeGraph } from '@/lib/site/seo/home-graph';
import { placeName } from '@/sections/profil/affiliation';
import { renderSection } from '@/sections/views';

export const dynamic = 'force-static';
/**
 * Nothing is prerendered: each version of the site is rendered at its first visit (docs/decisions/0001-fresh-pages.md).
 */
export const generateStaticParams = () => [];

type Props = { readonly params: Promise<{ readonly lang: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await readPublicSite(await languageOf(params));
  const { profile } = site;
  const sentences = [profile.grade.trim(), missionText(profile, 300) || placeName(profile.affiliation)]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''));
  return pageMetadata(site, {
    title: nameAndTitle(profile, site.language),
    description: sentences.length > 0 ? `${sentences.join('. ')}.` : `${nameAndTitle(profile, site.language)}.`,
    path: '/',
    type: 'profile',
  });
}

export default async function HomePage({ params }: Props) {
  const site = await readPublicSite(await languageOf(params));
  return (
    <>
      <Header site={site} path="/" />
      <main className="[counter-reset:section]" id="contenu">
        <Hero site={site} />
        <InTurn>
          <About site={site} />
        </InTurn>
        {site.sections.map((section) => (
          <InTurn key={section.id}>{renderSection(section, site)}</InTurn>
        ))}
        <Contact site={site} />
      </main>
      <Footer site={site} path="/" />
      <JsonLd
        data={homeGraph(site, env().SITE_URL, {
          image: photoSource(site.profile),
          mission: missionText(site.profile, 300),
        })}
      />
    </>
  );
}
