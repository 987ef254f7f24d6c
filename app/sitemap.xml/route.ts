import { env } from '@/lib/env';
import { memoize } from '@/lib/memoize';
import { readPublicSite } from '@/lib/site/db/public';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { sitemap } from '@/lib/site/seo/crawlers';
import { publicDocument } from '@/lib/site/seo/public-document';
import { findNews, newsPlaces } from '@/sections/actualites/published';
import type { PublicSite } from '@/sections/public-site';
import { findPublications, publicationEntries } from '@/sections/publications/statistics';

/** Paths of the publications' list and pages; none while their section is hidden. */
const publicationPages = memoize((site: PublicSite): ReadonlySet<string> => {
  const section = findPublications(site);
  return new Set(
    section ? ['/publications', ...publicationEntries(section.content).map(({ slug }) => `/publications/${slug}`)] : [],
  );
});

export const dynamic = 'force-dynamic';

/** The public pages, including the publications' while their section is visible. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) =>
    publicDocument(request, {
      type: 'application/xml; charset=utf-8',
      write: async () => {
        const site = await readPublicSite();
        const places = [
          { path: '/', changed: site.updatedAt },
          ...(site.hasCv ? [{ path: '/cv' }] : []),
          ...newsPlaces(findNews(site)?.entries ?? []),
          ...(site.legal?.pages ?? []).map((page) => ({ path: `/${page}` })),
          ...Array.from(publicationPages(site), (path) => ({ path })),
        ];
        return sitemap(env().SITE_URL, places, site.languages);
      },
    }),
  ),
});
