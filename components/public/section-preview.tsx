/** A section as its page shows it, rendered on its own beside the administration's form. */
import type { ReactNode } from 'react';
import { isOnPage, type PublicSection, type PublicSite } from '@/sections/public-site';
import { renderSection } from '@/sections/views';
import { About } from './about/about';

type Props = {
  readonly section: PublicSection;
  /** The section of the page in whose block a part is shown; null for parts of About, which has no section. */
  readonly host: PublicSection | null;
  readonly site: PublicSite;
};

/** By its own view, or, for a part (`definition.place`), by the block that it belongs to. */
export function renderSectionPreview({ section, host, site }: Props): ReactNode {
  if (isOnPage(section)) return renderSection(section, site);
  const drafted: PublicSite = { ...site, parts: { ...site.parts, [section.kind]: section } };
  return host && isOnPage(host) ? renderSection(host, drafted) : <About site={drafted} />;
}
