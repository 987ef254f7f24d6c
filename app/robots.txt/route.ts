import { env } from '@/lib/env';
import { readVisitSettings } from '@/lib/site/db/site-state';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { robots } from '@/lib/site/seo/crawlers';
import { publicDocument } from '@/lib/site/seo/public-document';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) =>
    publicDocument(request, {
      type: 'text/plain; charset=utf-8',
      write: async () => robots(env().SITE_URL, (await readVisitSettings()).isTrainingRefused),
    }),
  ),
});
