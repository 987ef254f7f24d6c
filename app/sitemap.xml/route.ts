import { publicationsOf } from '@/components/portfolio/publications/publications-of';
import { publicationEntries } from '@/lib/content/kinds/publication-statistics';
import { readPublicSite } from '@/lib/db/public';
import { env } from '@/lib/env';
import { publicDocument } from '@/lib/found/document';
import { sitemap } from '@/lib/found/sitemap';
import { methods } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** The public pages, those of the publications while their section is visible. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async () => {
    const site = await readPublicSite();
    const found = publicationsOf(site);
    const list = found ? [{ path: '/publications' }, ...publicationEntries(found.content).map(({ slug }) => ({ path: `/publications/${slug}` }))] : [];
    const places = [{ path: '/', changed: site.updatedAt }, ...list];
    return publicDocument(sitemap(env().SITE_URL, places), 'application/xml; charset=utf-8');
  },
});
