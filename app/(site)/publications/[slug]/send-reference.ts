import 'server-only';
import type { Reference } from '@/lib/citations/reference';
import { notFound } from '@/lib/errors';
import { publicDocument } from '@/lib/found/document';
import { refusal } from '@/lib/http/problems';
import { findPublication } from './publication';

type Format = { readonly write: (reference: Reference) => string; readonly type: string; readonly extension: string };

/** A publication's reference as a file to save; its name is the publication's slug, which is plain ASCII. */
export async function sendReference(slug: string, { write, type, extension }: Format): Promise<Response> {
  const found = await findPublication(slug);
  if (!found) return refusal(notFound('Cette publication est introuvable'), '');
  return publicDocument(write(found.reference), type, { 'Content-Disposition': `attachment; filename="${found.entry.slug}.${extension}"` });
}
