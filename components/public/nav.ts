/** The page's navigation: visible sections that have a label, in page order, between fixed links. */
import { inLanguage, type Language } from '@/lib/languages';
import type { PublicSite } from '@/sections/public-site';
import { words } from './words';

export type NavLink = { readonly anchor: string; readonly label: string };

/** Most links to sections in a wide header, besides the three fixed ones. */
const WIDE_HEADER_LINKS = 6;

type Linked = Pick<PublicSite, 'language' | 'sections'>;

/** A link to a part that every home page has. */
const fixedLink = (anchor: 'home' | 'about' | 'contact', { language }: Linked): NavLink => ({
  anchor,
  label: words[language].nav[anchor],
});

/** The URL of a home page anchor from the page at `path`, its French path. */
export const anchorUrl = (anchor: string, path: string, language: Language): string =>
  path === '/' ? `#${anchor}` : inLanguage(`/#${anchor}`, language);

export function navLinks(site: Linked): NavLink[] {
  return [fixedLink('home', site), fixedLink('about', site), ...sectionLinks(site), fixedLink('contact', site)];
}

/**
 * The links of a wide header: `first`; then `more`, in the « Plus » menu, which have no room or are placed there when
 * others overflow; then Contact.
 */
export function headerLinks(site: Linked): {
  readonly first: NavLink[];
  readonly more: NavLink[];
  readonly last: NavLink;
} {
  const linked = site.sections.filter(({ nav, navUnderMore }) => nav ?? navUnderMore);
  const inSight = new Set(
    linked.length <= WIDE_HEADER_LINKS ? linked : linked.filter(({ nav }) => nav).slice(0, WIDE_HEADER_LINKS),
  );
  const links = (isInSight: boolean) =>
    sectionLinks({ sections: site.sections.filter((section) => inSight.has(section) === isInSight) });
  return {
    first: [fixedLink('home', site), fixedLink('about', site), ...links(true)],
    more: links(false),
    last: fixedLink('contact', site),
  };
}

/** The footer's links: all except Accueil. */
export function footerLinks(site: Linked): NavLink[] {
  return [fixedLink('about', site), ...sectionLinks(site), fixedLink('contact', site)];
}

function sectionLinks(site: Pick<PublicSite, 'sections'>): NavLink[] {
  return site.sections.flatMap(({ anchor, nav, navUnderMore }) => {
    const label = nav ?? navUnderMore;
    return label ? [{ anchor, label }] : [];
  });
}
