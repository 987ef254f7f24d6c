import { sendDocument } from '@/app/documents/send-document';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, params }) => sendDocument(request, params.id ?? '')),
});
