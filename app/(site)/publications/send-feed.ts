import 'server-only';
import { mostEntries } from '@/lib/atom';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import type { Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { atomFeed } from '@/lib/site/seo/atom';
import { publicDocument } from '@/lib/site/seo/public-document';
import { fullName } from '@/sections/profil/schema';
import { referenceOf } from '@/sections/publications/citing/reference';
import { findPublications } from '@/sections/publications/find-publications';
import { publicationEntries } from '@/sections/publications/statistics';
import { words } from '../words';

/**
 * The Atom feed of the newest publications, in a language of the site; throws `notFound` while their section is hidden,
 * and for a language that visitors do not find the site in.
 */
export const sendFeed = (request: Request, language: Language): Promise<Response> =>
  publicDocument(request, {
    type: 'application/atom+xml; charset=utf-8',
    write: async () => {
      const site = await readPublicSite(language);
      const found = findPublications(site);
      if (!found || !site.languages.includes(language)) throw notFound('Cette page est introuvable');
      const author = fullName(site.profile);
      return atomFeed({
        origin: env().SITE_URL,
        language,
        title: words[language].publicationsOf(author),
        author,
        updated: site.updatedAt,
        references: publicationEntries(found.content)
          .slice(0, mostEntries)
          .map((entry) => referenceOf(entry, site.profile)),
      });
    },
  });
