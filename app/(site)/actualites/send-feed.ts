import 'server-only';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import type { Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { publicDocument } from '@/lib/site/seo/public-document';
import { newsAtom, newsJson } from '@/sections/actualites/feeds';
import { findNews } from '@/sections/actualites/published';

const formats = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: newsAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: newsJson },
} as const;

/**
 * A feed of the latest news, in a language of the site; throws `notFound` while there is none, and for a language that
 * is not public.
 */
export function sendFeed(request: Request, format: keyof typeof formats, language: Language): Promise<Response> {
  const { type, write } = formats[format];
  return publicDocument(request, {
    type,
    write: async () => {
      const site = await readPublicSite(language);
      const found = findNews(site);
      if (!found || !site.languages.includes(language)) throw notFound('Cette page est introuvable');
      return write({ origin: env().SITE_URL, site, entries: found.entries });
    },
  });
}
