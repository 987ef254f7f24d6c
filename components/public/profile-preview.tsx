/** The parts of the home page that come from the profile, for the preview beside the profile's form. */
import type { ReactNode } from 'react';
import type { PublicSite } from '@/sections/public-site';
import { About, Identity } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { SectionFrame } from './section-frame';
import { words } from './words';

/** `all`: hero, About and Contact; `languages`: only name and spoken languages, under About's title. */
export function profilePreview(site: PublicSite, shown: 'all' | 'languages'): ReactNode {
  const { profile, parts } = site;
  if (shown === 'languages') {
    return (
      <SectionFrame anchor="about" title={parts['a-propos']?.title ?? words[site.language].about.title}>
        <Identity site={site} profile={{ ...profile, nationalite: '', grade: '' }} civil={undefined} />
      </SectionFrame>
    );
  }
  return (
    <>
      <Hero site={site} />
      <About site={site} />
      <Contact site={site} />
    </>
  );
}
