import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { sendAgenda } from './send-agenda';

export const dynamic = 'force-dynamic';

/** The calendar of the events among the activities; 404 while there are none. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, language }) => sendAgenda(request, language)),
});
