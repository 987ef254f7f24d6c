import type { Metadata } from 'next';
import { About } from '@/components/portfolio/about/about';
import { Contact } from '@/components/portfolio/contact';
import { Footer } from '@/components/portfolio/footer';
import { Header } from '@/components/portfolio/header';
import { Hero } from '@/components/portfolio/hero';
import { viewOf } from '@/components/portfolio/views';
import { jobTitle, photoSource } from '@/components/portfolio/words';
import { fullName, type Profile } from '@/lib/content/profile';
import { readPublicSite } from '@/lib/db/public';

/** Rendered for each visit; the front server keeps the finished page until the next save (design.md, « Reads »). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const { profile } = await readPublicSite();
  const title = `${fullName(profile)}, ${jobTitle(profile)}`;
  const description = `${title}. Recherche, publications, thèses encadrées, enseignement et contact.`;
  return {
    title,
    description,
    alternates: { canonical: '/' },
    ...tabIcon(profile),
    openGraph: { title, description, type: 'profile', locale: 'fr_FR', url: '/' },
  };
}

/** The tab's icon follows the photo (spec section 4); an inline picture would weigh on every page. */
function tabIcon(profile: Profile): Pick<Metadata, 'icons'> {
  const photo = photoSource(profile);
  return photo?.startsWith('/') ? { icons: { icon: photo, apple: photo } } : {};
}

export default async function HomePage() {
  const site = await readPublicSite();
  return (
    <>
      <Header site={site} />
      <main className="sections" id="contenu">
        <Hero site={site} />
        <About site={site} />
        {site.sections.map((section) => viewOf(section, site))}
        <Contact site={site} />
      </main>
      <Footer site={site} />
    </>
  );
}
