import { publicationsOf } from '@/components/portfolio/publications/publications-of';
import { referenceOf } from '@/lib/citations/reference';
import { publicationEntries } from '@/lib/content/kinds/publication-statistics';
import { fullName } from '@/lib/content/profile';
import { readPublicSite } from '@/lib/db/public';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { atomFeed } from '@/lib/found/atom';
import { publicDocument } from '@/lib/found/document';
import { refusal } from '@/lib/http/problems';
import { methods } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** The Atom feed of the newest publications; 404 while their section is hidden. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async () => {
    const site = await readPublicSite();
    const found = publicationsOf(site);
    if (!found) return refusal(notFound('Cette page est introuvable'), '');
    const author = fullName(site.profile);
    const feed = atomFeed({
      origin: env().SITE_URL,
      title: `Publications de ${author}`,
      author,
      updated: site.updatedAt,
      references: publicationEntries(found.content).map((entry) => referenceOf(entry, site.profile)),
    });
    return publicDocument(feed, 'application/atom+xml; charset=utf-8');
  },
});
