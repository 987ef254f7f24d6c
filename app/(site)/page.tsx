import type { Metadata } from 'next';
import { About } from '@/components/public/about/about';
import { Contact } from '@/components/public/contact';
import { Footer } from '@/components/public/footer';
import { Header } from '@/components/public/header';
import { Hero } from '@/components/public/hero';
import { JsonLd } from '@/components/public/json-ld';
import { jobTitle, photoSource } from '@/components/public/profile-copy';
import { readPublicSite } from '@/lib/db/public';
import { env } from '@/lib/env';
import { shortened } from '@/lib/format/shortened';
import { plainText } from '@/lib/rich-text/sanitize';
import { homeGraph } from '@/lib/seo/home-graph';
import { fullName } from '@/sections/profil/schema';
import { renderSection } from '@/sections/views';
import { pageMetadata } from './page-metadata';

/** Rendered per request; the front server caches the finished page until the next save or midnight in the site's time zone (docs/decisions/0001-front-server.md). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const site = await readPublicSite();
  const { profile } = site;
  const { grade, affiliation, mission } = profile;
  const said = [grade.trim(), affiliation.trim(), shortened(plainText(mission), 300)].filter(Boolean).map((part) => part.replace(/\.$/, ''));
  return pageMetadata(site, {
    title: `${fullName(profile)}, ${jobTitle(profile)}`,
    description: said.length > 0 ? `${said.join('. ')}.` : `${fullName(profile)}, ${jobTitle(profile)}. Recherche, publications, enseignement et contact.`,
    path: '/',
    type: 'profile',
  });
}

export default async function HomePage() {
  const site = await readPublicSite();
  return (
    <>
      <Header site={site} />
      <main className="[counter-reset:section]" id="contenu">
        <Hero site={site} />
        <About site={site} />
        {site.sections.map((section) => renderSection(section, site))}
        <Contact site={site} />
      </main>
      <Footer site={site} />
      <JsonLd data={homeGraph(site, env().SITE_URL, { image: photoSource(site.profile) })} />
    </>
  );
}
