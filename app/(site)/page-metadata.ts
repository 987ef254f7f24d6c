import type { Metadata } from 'next';
import { portraitAlt } from '@/components/public/profile-copy';
import { words as frameWords } from '@/components/public/words';
import { shortenedAtWord } from '@/lib/format/shortened';
import { inLanguage, isLanguage, type Language, languageFacts } from '@/lib/languages';
import { imageUrl } from '@/lib/site/media/site-images/urls';
import { findNews, newsFeeds } from '@/sections/actualites/published';
import { words as newsWords } from '@/sections/actualites/words';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { findPublications } from '@/sections/publications/statistics';
import { words } from './words';

type Page = {
  readonly title: string;
  readonly description: string;
  /** Path of the page in French; the root layout adds SITE_URL. */
  readonly path: string;
  readonly type: 'profile' | 'website' | 'article';
};

/** URLs of the page in the site's languages, where there are several; French is for all other visitors. */
function alternateUrls({ languages }: PublicSite, path: string): Metadata['alternates'] {
  if (languages.length < 2) return {};
  const addresses = languages.map((each) => [each, inLanguage(path, each)]);
  return { languages: { ...Object.fromEntries(addresses), 'x-default': path } };
}

/** Metadata of a public page: title, description, canonical URL, other languages, feed, icons, Open Graph and Twitter cards. */
export function pageMetadata(site: PublicSite, { title, description, path, type }: Page): Metadata {
  const { profile, language } = site;
  const address = inLanguage(path, language);
  const short = shortenedAtWord(description, 200);
  const image = {
    url: imageUrl(profile, 'apercu'),
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: profile.photo ? portraitAlt(profile, site.language) : fullName(profile),
  };
  return {
    title,
    description: short,
    alternates: { canonical: address, ...alternateUrls(site, path), ...feedsOf(site) },
    icons: {
      icon: ([32, 192] as const).map((size) => ({
        url: imageUrl(profile, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      apple: { url: imageUrl(profile, 180), sizes: '180x180', type: 'image/png' },
    },
    openGraph: {
      title,
      description: short,
      type,
      locale: languageFacts[language].openGraph,
      url: address,
      siteName: fullName(profile),
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description: short, images: [image] },
  };
}

/** For a URL without a page. */
export const unknownMetadata = (language: Language): Metadata => ({
  title: frameWords[language].unknownPage.document,
  robots: { index: false },
});

/** The site's feeds, for programs that look for them in a page. */
function feedsOf(site: PublicSite): Pick<NonNullable<Metadata['alternates']>, 'types'> {
  const { language } = site;
  const name = fullName(site.profile);
  const feed = (path: string, title: string) => ({ url: inLanguage(path, language), title });
  const publications = findPublications(site)
    ? [feed('/publications/flux.xml', words[language].publicationsOf(name))]
    : [];
  const news = (path: string) => (findNews(site) ? [feed(path, newsWords[language].feedTitle(name))] : []);
  const types = {
    'application/atom+xml': [...publications, ...news(newsFeeds.atom)],
    'application/feed+json': news(newsFeeds.json),
  };
  const available = Object.entries(types).filter(([, feeds]) => feeds.length > 0);
  return available.length > 0 ? { types: Object.fromEntries(available) } : {};
}

/** A public page's language, from the path to which `proxy.ts` rewrote the request. */
export async function languageOf(params: Promise<{ readonly lang: string }>): Promise<Language> {
  const { lang } = await params;
  return isLanguage(lang) ? lang : 'fr';
}
