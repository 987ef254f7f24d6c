import 'server-only';
import { publicLanguage } from '@/app/(site)/language-of';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { readPublicSite } from '@/lib/site/db/public';
import { publicDocument } from '@/lib/site/seo/public-document';
import { newsAtom, newsJson } from '@/sections/actualites/feeds';
import { findNews } from '@/sections/actualites/pages';

const formats = {
  atom: { type: 'application/atom+xml; charset=utf-8', write: newsAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: newsJson },
} as const;

/**
 * A feed of the newest news, in a language that visitors have; throws `notFound` for another language and while there
 * are no news.
 */
export function sendFeed(format: keyof typeof formats, lang = 'fr'): Promise<Response> {
  const { type, write } = formats[format];
  return publicDocument(type, async () => {
    const site = await readPublicSite(publicLanguage(lang));
    const found = findNews(site);
    if (!found) throw notFound('Cette page est introuvable');
    return write({ origin: env().SITE_URL, site, entries: found.entries });
  });
}
