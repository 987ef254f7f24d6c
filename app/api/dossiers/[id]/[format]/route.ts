import { notFound } from '@/lib/errors';
import { type DossierFormat, dossierFormats } from '@/lib/site/api/dossiers';
import { readMadeDossier } from '@/lib/site/db/dossiers';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { inTypesetProcess } from '@/lib/typeset/process';

const isFormat = (text: string | undefined): text is DossierFormat =>
  text !== undefined && Object.hasOwn(dossierFormats, text);

/** A dossier as last made, as a file. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner, { params: { id = '', format } }) => {
    if (!isFormat(format)) throw notFound('Ce format n’existe pas');
    const { fileName, document } = await readMadeDossier(owner, id);
    return new Response(await inTypesetProcess({ format, document }), {
      headers: {
        'Content-Type': dossierFormats[format].type,
        'Content-Disposition': `attachment; filename="${fileName || 'dossier'}.${format}"`,
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  }),
});
