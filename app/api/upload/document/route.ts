import { Problem } from '@/lib/errors';
import { saveDocument } from '@/lib/site/db/documents';
import { bodyOf } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { documentTooLarge, maxDocumentBytes } from '@/lib/upload-rules';

/** Takes a PDF as the raw request body, which is written to disk as it arrives. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, async (owner, { request }) => {
    if (!/^application\/pdf\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
      throw new Problem('wrongType', 'Le fichier doit être envoyé tel quel, en application/pdf');
    return { success: true, ...(await saveDocument(owner, bodyOf(request, maxDocumentBytes, documentTooLarge))) };
  }),
});
