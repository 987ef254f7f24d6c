/** A section as its page shows it, apart from the page: what the administration shows beside its form. */
import type { ReactNode } from 'react';
import type { SectionPlace } from '@/lib/content/define';
import type { PublicSection, PublicSite } from '@/lib/content/site';
import { About } from './about/about';
import { viewOf } from './views';

type Props = {
  readonly section: PublicSection;
  readonly place: SectionPlace;
  /** The section whose block a part belongs to, where it has one of its own. */
  readonly host: PublicSection | null;
  readonly site: PublicSite;
};

/** By its own view; a part (definition.place) by the block that it belongs to. */
export function sectionPreview({ section, place, host, site }: Props): ReactNode {
  if (place === 'page') return viewOf(section, site);
  const { id, title, content } = section;
  const parts = Object.fromEntries([...Object.entries(site.parts), [id, { title, content }]]);
  const drafted: PublicSite = { ...site, parts };
  return place === 'about' ? <About site={drafted} /> : host && viewOf(host, drafted);
}
