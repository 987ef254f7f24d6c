/** A section as its page shows it, rendered on its own beside the administration's form. */
import type { ReactNode } from 'react';
import { isOnPage, type PublicSection, type PublicSite } from '@/sections/public-site';
import { placeOf } from '@/sections/registry';
import { renderSection } from '@/sections/views';
import { About } from './about/about';

type Props = {
  readonly section: PublicSection;
  /** The section of the page in whose block a part is shown; not asked for parts of About, which is always there. */
  readonly host: PublicSection | null;
  readonly site: PublicSite;
};

/**
 * By its own view, or, for a part (`definition.place`), by the block that it belongs to; null when that block's section
 * is gone.
 */
export function renderSectionPreview({ section, host, site }: Props): ReactNode {
  if (isOnPage(section)) return renderSection(section, site);
  const drafted: PublicSite = { ...site, parts: { ...site.parts, [section.kind]: section } };
  if (placeOf(section.kind) === 'about') return <About site={drafted} />;
  return host && isOnPage(host) ? renderSection(host, drafted) : null;
}
