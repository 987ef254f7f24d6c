import { dictionary, inLanguage } from '@/lib/languages';
import { siteMapPage } from '@/lib/legal-pages';
import { findNews, newsList } from '@/sections/actualites/published';
import { words as newsWords } from '@/sections/actualites/words';
import type { PublicSite } from '@/sections/public-site';
import { findPublications } from '@/sections/publications/statistics';
import { labelOf } from '../legal';
import { ListHead, ListPage } from '../list-page';
import { anchorUrl, footerLinks } from '../nav';
import { MoreLink } from '../section-frame';
import { words as frame } from '../words';

type Place = { readonly href: string; readonly label: string; readonly parts?: readonly Place[] };

/**
 * The public pages, publications being reached through their list: a second way to find a page, besides the navigation
 * (RGAA 12.1, WCAG 2.4.5). A new kind of public page is added here.
 */
export function placesOf(site: PublicSite): Place[] {
  const { language, legal } = site;
  const { nav } = frame[language];
  const parts = footerLinks(site).map(({ anchor, label }) => ({
    href: anchorUrl(anchor, siteMapPage, language),
    label,
  }));
  return [
    { href: inLanguage('/', language), label: nav.home, parts },
    ...(findPublications(site)
      ? [{ href: inLanguage('/publications', language), label: words[language].publications }]
      : []),
    ...(findNews(site) ? [{ href: inLanguage(newsList, language), label: newsWords[language].all }] : []),
    ...(site.hasCv ? [{ href: inLanguage('/cv', language), label: nav.cv }] : []),
    ...(legal?.pages ?? []).flatMap((page) =>
      legal ? [{ href: inLanguage(`/${page}`, language), label: labelOf(page, legal, language) }] : [],
    ),
  ];
}

export function SiteMap({ site }: { site: PublicSite }) {
  const { title, about, back } = words[site.language];
  return (
    <ListPage>
      <ListHead back={<MoreLink href={inLanguage('/', site.language)}>{back}</MoreLink>}>
        <h1 className="mt-2 font-normal text-4xl leading-tight tracking-tight">{title}</h1>
      </ListHead>
      <div className="grid content-start gap-6">
        <p className="text-ink-soft">{about}</p>
        <Places places={placesOf(site)} />
      </div>
    </ListPage>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className="grid gap-2 [&_ul]:ms-6 [&_ul]:mt-2">
      {places.map(({ href, label, parts }) => (
        <li key={href}>
          <a className="inline-block min-h-6" href={href}>
            {label}
          </a>
          {parts ? <Places places={parts} /> : null}
        </li>
      ))}
    </ul>
  );
}

export function SiteMapLink({ language }: Pick<PublicSite, 'language'>) {
  return (
    <p className="print:hidden">
      <a className="footer-link inline-block min-h-6" href={inLanguage(siteMapPage, language)}>
        {words[language].title}
      </a>
    </p>
  );
}

export const words = dictionary({
  fr: {
    title: 'Plan du site',
    about: 'Toutes les pages du site, et les sections de son accueil.',
    publications: 'Toutes les publications, à chercher et à filtrer',
    back: 'Retour au portfolio',
  },
  en: {
    title: 'Site map',
    about: 'All pages of the site, and the sections of its home page.',
    publications: 'All publications, to search and filter',
    back: 'Back to the portfolio',
  },
  ar: {
    title: 'خريطة الموقع',
    about: 'جميع صفحات الموقع وأقسام صفحته الرئيسية.',
    publications: 'جميع المنشورات، للبحث والتصفية',
    back: 'العودة إلى الصفحة الرئيسية',
  },
});
