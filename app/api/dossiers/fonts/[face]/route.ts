import { notFound } from '@/lib/errors';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { readFace } from '@/lib/typeset/html';

/** A font face of the PDF, which a dossier's preview uses. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (_owner, { params: { face = '' } }) => {
    const bytes = await readFace(face);
    if (!bytes) throw notFound('Cette police n’existe pas');
    return new Response(bytes, {
      headers: { 'Content-Type': 'font/ttf', 'Cache-Control': 'private, max-age=86400' },
    });
  }),
});
