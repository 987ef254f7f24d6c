import { readPublicSite } from '@/lib/site/db/public';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { imageUrl } from '@/lib/site/media/site-images/urls';
import { publicDocument } from '@/lib/site/seo/public-document';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) =>
    publicDocument(request, {
      type: 'application/manifest+json; charset=utf-8',
      write: async () => {
        const { profile } = await readPublicSite();
        const manifest = {
          name: fullName(profile),
          short_name: profile.nom.slice(0, 30),
          lang: 'fr',
          id: '/',
          start_url: '/',
          scope: '/',
          display: 'browser',
          background_color: '#fdfaf5',
          theme_color: '#fdfaf5',
          icons: ([192, 512] as const).map((size) => ({
            src: imageUrl(profile, size),
            sizes: `${size}x${size}`,
            type: 'image/png',
          })),
        };
        return JSON.stringify(manifest);
      },
    }),
  ),
});
