import { sendFeed } from '@/app/(site)/publications/send-feed';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const dynamic = 'force-dynamic';

/** The Atom feed of the newest publications, in English; 404 while their section is hidden. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) => sendFeed(request, 'en')),
});
