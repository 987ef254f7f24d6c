import { sendCvPdf } from '@/app/cv/send-cv-pdf';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

export const dynamic = 'force-dynamic';

/** The public CV as a PDF, or the owner's own; 404 while there is none, or no site in the language. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, ({ request, language }) => sendCvPdf(request, language)),
});
