import { sendAgenda } from '@/app/(site)/agenda.ics/send-agenda';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const dynamic = 'force-dynamic';

/** The calendar of the events in English; 404 while there are none. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) => sendAgenda(request, 'en')),
});
