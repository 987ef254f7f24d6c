import { methods, noBody, publicRoute } from '@/lib/site/http/route';
import { sendList } from '../send-publications';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) => sendList(request, 'json')),
});
