import 'server-only';
import { notFound } from '@/lib/errors';
import { publicDocument } from '@/lib/site/seo/public-document';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import { findPublication } from './publication';

/**
 * A publication's reference as an attachment; throws `notFound` for an unknown slug. The file name is the slug: plain
 * ASCII, so it needs no encoding.
 */
export function sendReference(request: Request, slug: string, extension: Extension): Promise<Response> {
  const { write, type } = fileFormats[extension];
  const content = async () => {
    const found = await findPublication(slug);
    if (!found) throw notFound('Cette publication est introuvable');
    return write([found.reference]);
  };
  const headers = { 'Content-Disposition': `attachment; filename="${slug}.${extension}"` };
  return publicDocument(request, { type, write: content, headers });
}
