import { sendReference } from '@/app/(site)/publications/send-publications';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, params }) => sendReference(request, params.slug ?? '', 'bib')),
});
