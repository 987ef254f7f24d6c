import 'server-only';
import { slugify } from '@/lib/format/fold';
import { type DossierFormat, dossierFormats } from '@/lib/site/api/dossiers';
import { toDocx } from '@/lib/typeset/docx';
import { toHtml } from '@/lib/typeset/html';
import { toPdf } from '@/lib/typeset/pdf';
import { toText } from '@/lib/typeset/text';
import type { TypesetDocument } from '@/lib/typeset/tree';

/** A document as a file of its owner's, under the name of its dossier. */
export async function sendDossier(document: TypesetDocument, format: DossierFormat, name: string): Promise<Response> {
  const body = await writers[format](document);
  return new Response(body, {
    headers: {
      'Content-Type': dossierFormats[format].type,
      'Content-Disposition': `attachment; filename="${slugify(name) || 'dossier'}.${format}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

const writers: Readonly<Record<DossierFormat, (document: TypesetDocument) => BodyInit | Promise<BodyInit>>> = {
  pdf: async (document) => new Uint8Array(await toPdf(document)),
  docx: async (document) => new Uint8Array(await toDocx(document)),
  html: toHtml,
  txt: toText,
};
