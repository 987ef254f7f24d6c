import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { sendCv } from './send-cv';

export const dynamic = 'force-dynamic';

/** The public CV as a page; the owner's own PDF where that is the CV; 404 while there is none, or no site in the language. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, language }) => sendCv(request, language)),
});
