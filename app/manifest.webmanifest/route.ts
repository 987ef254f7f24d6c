import { fullName } from '@/lib/content/profile';
import { readPublicSite } from '@/lib/db/public';
import { publicDocument } from '@/lib/found/document';
import { methods } from '@/lib/http/route';
import { iconAddress } from '@/lib/pictures/addresses';

export const dynamic = 'force-dynamic';

/** The web app manifest: what a phone needs to put the site on its home screen. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async () => {
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
      icons: ([192, 512] as const).map((size) => ({ src: iconAddress(profile, size), sizes: `${size}x${size}`, type: 'image/png' })),
    };
    return publicDocument(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8');
  },
});
