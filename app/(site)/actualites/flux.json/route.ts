import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { sendFeed } from '../send-feed';

export const dynamic = 'force-dynamic';

/** The JSON Feed of the news; 404 while there are none. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, language }) => sendFeed(request, 'json', language)),
});
