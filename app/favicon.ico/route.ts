import { readPublicSite } from '@/lib/db/public';
import { methods } from '@/lib/http/route';
import { iconAddress } from '@/lib/pictures/addresses';

export const dynamic = 'force-dynamic';

/** Where browsers look by themselves on a page that names no icon: on to the present one. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: async () => {
    const { profile } = await readPublicSite();
    return new Response(null, { status: 307, headers: { Location: iconAddress(profile, 32), 'Cache-Control': 'no-cache' } });
  },
});
