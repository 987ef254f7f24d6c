/**
 * The internal addresses of the public pages. `proxy.ts` rewrites an address that a visitor asks for to one that holds
 * the site's version (lib/site/public-pages/site-state.ts) and all that the page depends on, so that Next's cache never
 * gives a page of an older version.
 */
import { type AddedLanguage, addedLanguages, isLanguage, type Language, languageFacts } from '@/lib/languages';
import { isLegalPage, siteMapPage } from '@/lib/legal-pages';
import { queryParameters, searchWords, unknownNames, unknownParameter } from '@/sections/publications/query';

/** Visitors never ask for addresses under this one: they exist by rewriting alone. */
export const internalPrefix = '/v/';

/** Suffix of the version for a language not yet public: only the owner sees these pages; never cached. */
export const ownerOnlySuffix = '.proprietaire';

/** The page that visitors get while the site is off line. */
export const offlinePage = '/hors-ligne';

/** The page of unknown addresses, made once a version; unknown files, `/wp-login.php`, get Next's own. */
export const missingPage = '/introuvable';

/** Names the words of a search as they were typed. */
const typedParameter = 'saisie';

/** Of a search, in characters: it reads no more (sections/publications/filter.ts). */
const longestValue = 200;

/** The page of a publication or of a piece of news, and the list of the news. */
const itemPage = /^\/(?:publications|actualites)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const newsList = '/actualites';

/** The language of an address, and the rest of it, which is the address in French: `/en/publications` in two. */
export function splitLanguage(pathname: string): { readonly language: Language; readonly path: string } {
  const added = addedLanguages.find((each) => isBelow(pathname, each));
  if (!added) return { language: 'fr', path: pathname };
  return { language: added, path: pathname.slice(languageFacts[added].prefix.length) || '/' };
}

const isBelow = (pathname: string, language: AddedLanguage): boolean =>
  `${pathname}/`.startsWith(`${languageFacts[language].prefix}/`);

/**
 * A public page without its version and language: its path, and for the list of publications what it reads of the
 * query, in its own order, and of a search its words in one order, then as they were typed. Null when the address is
 * not that of a public page. `pathname` is the address in French.
 */
export function publicPage(pathname: string, query: URLSearchParams): string | null {
  const isOne = pathname === '/' || pathname === siteMapPage || pathname === newsList;
  if (isOne || itemPage.test(pathname) || isLegalPage(pathname.slice(1))) return pathname;
  if (pathname !== '/publications') return null;
  const search = new URLSearchParams();
  for (const name of queryParameters) {
    const value = query.get(name)?.trim().slice(0, longestValue);
    if (value) search.set(name, value);
  }
  const unknown = unknownNames(query.keys());
  if (unknown) search.set(unknownParameter, unknown);
  const typed = search.get('q');
  const words = searchWords(typed ?? '').join(' ');
  if (typed && words) {
    search.set('q', words);
    search.set(typedParameter, typed); // last, after those that make the page
  }
  return search.size === 0 ? pathname : `${pathname}/recherche/${encodeURIComponent(search.toString())}`;
}

/**
 * An address, path and query, without the query where that is one of a page or file that reads none:
 * `/?utm_source=lettre`, `/cv?n`.
 */
export function withoutUnreadQuery(address: string): string {
  const [pathname = ''] = address.split('?', 1);
  if (pathname === address) return address;
  const { language, path } = splitLanguage(pathname);
  if (path === '/publications' || listFile.test(path)) return address;
  return isPublicFile(path, language) || publicPage(path, new URLSearchParams()) !== null ? pathname : address;
}

/** The list of publications as a file, which reads the query of the list. */
const listFile = /^\/publications\/liste\.(?:bib|ris|json|csv)$/;

/** Files that each language has: feeds, the calendar and the CV. */
const translatedFile = /^\/(?:publications\/flux\.xml|actualites\/flux\.(?:xml|json)|agenda\.ics|cv|cv\.pdf)$/;

/** Files that the site has once: references, and what crawlers and phones ask for. */
const singleFiles = [
  listFile,
  /^\/publications\/[a-z0-9]+(?:-[a-z0-9]+)*\/reference\.(?:bib|ris|json)$/,
  /^\/(?:sitemap\.xml|robots\.txt|manifest\.webmanifest|contact\.vcf)$/,
];

/** Whether a language has a file at `path`, the address in French, that changes with the site's version alone. */
export const isPublicFile = (path: string, language: Language): boolean =>
  translatedFile.test(path) || (language === 'fr' && singleFiles.some((pattern) => pattern.test(path)));

/** The internal address of a page in a version of the site and a language. */
export const internalAddress = (version: string, page: string, language: Language = 'fr'): string =>
  `${internalPrefix}${version}/${language}${page === '/' ? '' : page}`;

type InternalPage = {
  readonly version: string;
  readonly isSearch: boolean;
  /** The internal address itself, which all searches that mean the same share. */
  readonly key: string;
  /** The words of a search, which show in its page; '' where there are none. */
  readonly typed: string;
};

/** The internal address in a key of Next's cache, decoded; null for any other key. */
export function internalPage(address: string): InternalPage | null {
  const [own = '', version, language, page = ''] = /\/v\/([\w.-]+)\/([a-z]{2})(\/.*)?$/.exec(address) ?? [];
  if (version === undefined || !isLanguage(language)) return null;
  const [key = own, typed = ''] = own.split(`&${typedParameter}=`);
  return {
    version,
    isSearch: page.startsWith('/publications/recherche/'),
    key,
    typed: new URLSearchParams(`q=${typed}`).get('q') ?? '',
  };
}
