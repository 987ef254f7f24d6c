import { sendCvPdf } from '@/app/cv/send-cv-pdf';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const dynamic = 'force-dynamic';

/** The public CV in Arabic as a PDF; 404 while there is none, or no site in Arabic. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request }) => sendCvPdf(request, 'ar')),
});
