/** What the previews beside the administration's forms show. */

import type { ReactNode } from 'react';
import { isOnPage, type PublicSection, type PublicSite } from '@/sections/public-site';
import { placeOf } from '@/sections/registry';
import { renderSection } from '@/sections/views';
import { About, Identity } from './about';
import { Contact } from './contact';
import { Hero } from './hero';
import { SectionFrame } from './section-frame';
import { words } from './words';

type Props = {
  readonly section: PublicSection;
  /** The section in whose block a part is shown; not needed for parts of About, which always exists. */
  readonly host: PublicSection | null;
  readonly site: PublicSite;
};

/**
 * A section as its page shows it: rendered by its own view or, for a part (`definition.place`), by the block it belongs
 * to; null when that block's section is missing.
 */
export function renderSectionPreview({ section, host, site }: Props): ReactNode {
  if (isOnPage(section)) return renderSection(section, site);
  const drafted: PublicSite = { ...site, parts: { ...site.parts, [section.kind]: section } };
  if (placeOf(section.kind) === 'about') return <About site={drafted} />;
  return host && isOnPage(host) ? renderSection(host, drafted) : null;
}

/**
 * The parts of the home page that come from the profile. `all`: hero, About and Contact; `languages`: only name and
 * spoken languages, under About's title.
 */
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
