import { env } from '@/lib/env';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { publicDocument } from '@/lib/site/seo/public-document';

export const dynamic = 'force-dynamic';

/** Lets crawlers read the public pages. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, () =>
    publicDocument('text/plain; charset=utf-8', async () => {
      const lines = [
        'User-agent: *',
        'Disallow: /admin',
        'Disallow: /api',
        'Disallow: /login',
        '',
        `Sitemap: ${env().SITE_URL}/sitemap.xml`,
        '',
      ];
      return lines.join('\n');
    }),
  ),
});
