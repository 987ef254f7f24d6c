import 'server-only';
import { type DossierFormat, dossierFormats } from '@/lib/site/api/dossiers';
import { inTypesetProcess } from '@/lib/typeset/process';
import type { TypesetDocument } from '@/lib/typeset/tree';

/** A document as a file of its owner's. */
export async function sendDossier(
  document: TypesetDocument,
  format: DossierFormat,
  fileName: string,
): Promise<Response> {
  return new Response(new Uint8Array(await inTypesetProcess({ format, document })), {
    headers: {
      'Content-Type': dossierFormats[format].type,
      'Content-Disposition': `attachment; filename="${fileName || 'dossier'}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
