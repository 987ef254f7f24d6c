/** The page's navigation (spec 2.2, decisions 5 and 6). */
import type { PublicSite } from '@/lib/content/site';

export type NavLink = { readonly anchor: string; readonly label: string };

/** Links of sections that fit beside the three fixed ones: the spec's nine in all. */
const IN_SIGHT = 6;

const home: NavLink = { anchor: 'home', label: 'Accueil' };
const about: NavLink = { anchor: 'about', label: 'À propos' };
const contact: NavLink = { anchor: 'contact', label: 'Contact' };

/** Every link, in the page's order. */
export function navLinks(site: Pick<PublicSite, 'sections'>): NavLink[] {
  return [home, about, ...sectionLinks(site), contact];
}

/** The links of a wide header: those in sight, and those of the « Plus » menu, which stands before Contact. */
export function headerLinks(site: Pick<PublicSite, 'sections'>): { readonly first: NavLink[]; readonly more: NavLink[]; readonly last: NavLink } {
  const links = sectionLinks(site);
  return { first: [home, about, ...links.slice(0, IN_SIGHT)], more: links.slice(IN_SIGHT), last: contact };
}

/** The footer's: all but the home (spec 2.2). */
export function footerLinks(site: Pick<PublicSite, 'sections'>): NavLink[] {
  return [about, ...sectionLinks(site), contact];
}

function sectionLinks(site: Pick<PublicSite, 'sections'>): NavLink[] {
  return site.sections.flatMap(({ anchor, nav }) => (nav ? [{ anchor, label: nav }] : []));
}
