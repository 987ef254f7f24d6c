import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { sendFeed } from '../send-publications';

export const dynamic = 'force-dynamic';

/** The Atom feed of the newest publications; 404 while their section is hidden. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, language }) => sendFeed(request, language)),
});
