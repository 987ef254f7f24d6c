import { sendFeed } from '@/app/(site)/actualites/send-feed';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const dynamic = 'force-dynamic';

/** The Atom feed of the news in English; 404 while there are none. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) => sendFeed(request, 'atom', 'en')),
});
