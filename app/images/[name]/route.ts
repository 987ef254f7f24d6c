import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { readPublicSite } from '@/lib/site/db/public';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { renderImage } from '@/lib/site/media/site-images/render';
import { imageUrl, pictureNamed } from '@/lib/site/media/site-images/urls';

export const dynamic = 'force-dynamic';

/**
 * Icons and the social card, as PNG, rendered from the profile; a URL of an earlier profile redirects to the current
 * one.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async ({ request, params: { name = '' } }) => {
    const picture = pictureNamed(name);
    if (picture === null) throw notFound('Cette image est introuvable');
    const { profile } = await readPublicSite();
    const address = imageUrl(profile, picture);
    if (address !== `/images/${name}`)
      return new Response(null, { status: 307, headers: { Location: address, 'Cache-Control': 'no-store' } });
    const headers = {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `"${name}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin', // social networks embed the card in their own pages
    };
    if (request.headers.get('if-none-match')?.includes(headers.ETag))
      return new Response(null, { status: 304, headers });
    const bytes = await renderImage(profile, picture, env().uploadsDir);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'Content-Length': String(bytes.length) },
    });
  }),
});
