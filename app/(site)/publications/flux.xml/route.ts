import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { ofName } from '@/lib/format/french';
import { readPublicSite } from '@/lib/site/db/public';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { atomFeed, mostEntries } from '@/lib/site/seo/atom';
import { publicDocument } from '@/lib/site/seo/public-document';
import { fullName } from '@/sections/profil/schema';
import { referenceOf } from '@/sections/publications/citing/reference';
import { findPublications } from '@/sections/publications/find-publications';
import { publicationEntries } from '@/sections/publications/statistics';

export const dynamic = 'force-dynamic';

/** The Atom feed of the newest publications; 404 while their section is hidden. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, () =>
    publicDocument('application/atom+xml; charset=utf-8', async () => {
      const site = await readPublicSite();
      const found = findPublications(site);
      if (!found) throw notFound('Cette page est introuvable');
      const author = fullName(site.profile);
      return atomFeed({
        origin: env().SITE_URL,
        title: `Publications ${ofName(author)}`,
        author,
        updated: site.updatedAt,
        references: publicationEntries(found.content)
          .slice(0, mostEntries)
          .map((entry) => referenceOf(entry, site.profile)),
      });
    }),
  ),
});
