/** One section as the public page shows it: the administration's preview beside its form. */
import type { ReactNode } from 'react';
import type { SectionPlace } from '@/sections/define';
import type { PublicSection, PublicSite } from '@/sections/public-site';
import { viewOf } from '@/sections/views';
import { About } from './about/about';

type Props = {
  readonly section: PublicSection;
  readonly place: SectionPlace;
  /** The section that renders the part, where the part is not of About. */
  readonly host: PublicSection | null;
  readonly site: PublicSite;
};

/** Renders a section by its own view, a part (definition.place) by the block that it belongs to; null for a part without `host`. */
export function renderSectionPreview({ section, place, host, site }: Props): ReactNode {
  if (place === 'page') return viewOf(section, site);
  const { id, title, content } = section;
  const parts = Object.fromEntries([...Object.entries(site.parts), [id, { title, content }]]);
  const drafted: PublicSite = { ...site, parts };
  return place === 'about' ? <About site={drafted} /> : host && viewOf(host, drafted);
}
