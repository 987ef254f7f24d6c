/** The parts of the page that are about the person, apart from the page: what the administration shows beside the profile's form. */
import type { ReactNode } from 'react';
import type { PublicSite } from '@/lib/content/site';
import { About } from './about/about';
import { Identity } from './about/identity';
import { Contact } from './contact';
import { Hero } from './hero';
import { SectionFrame } from './section-frame';

/** All of them, or what About says of the spoken languages, under the name. */
export function profilePreview(site: PublicSite, shown: 'all' | 'languages'): ReactNode {
  const { profile, parts } = site;
  if (shown === 'languages') {
    return (
      <SectionFrame anchor="about" title={parts['a-propos']?.title ?? 'À propos'}>
        <Identity profile={{ ...profile, nationalite: '', grade: '' }} civil={undefined} />
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
