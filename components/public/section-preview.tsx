/** A section as its page shows it, rendered alone beside the administration's form. */
import type { ReactNode } from 'react';
import { isOnPage, type PublicSection, type PublicSite } from '@/sections/public-site';
import { placeOf } from '@/sections/registry';
import { renderSection } from '@/sections/views';
import { About } from './about';

type Props = {
  readonly section: PublicSection;
  /** The section in whose block a part is shown; not needed for parts of About, which always exists. */
  readonly host: PublicSection | null;
  readonly site: PublicSite;
};

/**
 * Rendered by its own view or, for a part (`definition.place`), by the block it belongs to; null when that block's
 * section is missing.
 */
export function renderSectionPreview({ section, host, site }: Props): ReactNode {
  if (isOnPage(section)) return renderSection(section, site);
  const drafted: PublicSite = { ...site, parts: { ...site.parts, [section.kind]: section } };
  if (placeOf(section.kind) === 'about') return <About site={drafted} />;
  return host && isOnPage(host) ? renderSection(host, drafted) : null;
}
