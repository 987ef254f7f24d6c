/** The page's navigation: the visible sections that have a label, in the page's order, between fixed links. */
import type { PublicSite } from '@/sections/public-site';

export type NavLink = { readonly anchor: string; readonly label: string };

/** How many links of sections a wide header shows beside the three fixed ones. */
const IN_SIGHT = 6;

const home: NavLink = { anchor: 'home', label: 'Accueil' };
const about: NavLink = { anchor: 'about', label: 'À propos' };
const contact: NavLink = { anchor: 'contact', label: 'Contact' };

/** Every link, in the page's order. */
export function navLinks(site: Pick<PublicSite, 'sections'>): NavLink[] {
  return [home, about, ...sectionLinks(site), contact];
}

/**
 * The links of a wide header: `first`, then those of the « Plus » menu (`more`), which have no room, or belong there
 * when others fill it, then Contact.
 */
export function headerLinks(site: Pick<PublicSite, 'sections'>): {
  readonly first: NavLink[];
  readonly more: NavLink[];
  readonly last: NavLink;
} {
  const linked = site.sections.filter(({ nav, navUnderMore }) => nav ?? navUnderMore);
  const inSight = new Set(linked.length <= IN_SIGHT ? linked : linked.filter(({ nav }) => nav).slice(0, IN_SIGHT));
  const links = (isInSight: boolean) =>
    sectionLinks({ sections: site.sections.filter((section) => inSight.has(section) === isInSight) });
  return { first: [home, about, ...links(true)], more: links(false), last: contact };
}

/** The footer's links: all but Accueil. */
export function footerLinks(site: Pick<PublicSite, 'sections'>): NavLink[] {
  return [about, ...sectionLinks(site), contact];
}

function sectionLinks(site: Pick<PublicSite, 'sections'>): NavLink[] {
  return site.sections.flatMap(({ anchor, nav, navUnderMore }) => {
    const label = nav ?? navUnderMore;
    return label ? [{ anchor, label }] : [];
  });
}
