import { noCv } from '@/app/cv/public-cv';
import { send } from '@/app/documents/send-document';
import { readPublicSite } from '@/lib/site/db/public';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { fullName } from '@/sections/profil/schema';

export const dynamic = 'force-dynamic';

/** The public CV as a PDF: the owner's own; 404 while there is none. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async ({ request }) => {
    const cv = await readPublicCv();
    if (cv?.is !== 'document') throw noCv();
    const { profile } = await readPublicSite();
    return send(request, cv.id, `CV ${fullName(profile)}`, 'public, no-cache');
  }),
});
