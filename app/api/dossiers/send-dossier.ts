import 'server-only';
import { slugify } from '@/lib/format/fold';
import { type DossierFormat, dossierFormats } from '@/lib/site/api/dossiers';
import { inTypesetProcess } from '@/lib/typeset/process';
import type { TypesetDocument } from '@/lib/typeset/tree';

/** A document as a file of its owner's, under the name of its dossier. */
export async function sendDossier(document: TypesetDocument, format: DossierFormat, name: string): Promise<Response> {
  return new Response(new Uint8Array(await inTypesetProcess({ format, document })), {
    headers: {
      'Content-Type': dossierFormats[format].type,
      'Content-Disposition': `attachment; filename="${slugify(name) || 'dossier'}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
