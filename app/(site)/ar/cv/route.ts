import { sendCv } from '@/app/cv/send-cv';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const dynamic = 'force-dynamic';

/** The public CV in Arabic; 404 while there is none, or no site in Arabic. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) => sendCv(request, 'ar')),
});
