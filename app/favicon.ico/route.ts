import { readPublicSite } from '@/lib/site/db/public';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { imageUrl } from '@/lib/site/media/site-images/urls';

export const dynamic = 'force-dynamic';

/** Browsers request this on a page that names no icon: redirects to the current one. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async () => {
    const { profile } = await readPublicSite();
    return new Response(null, {
      status: 307,
      headers: { Location: imageUrl(profile, 32), 'Cache-Control': 'no-cache' },
    });
  }),
});
