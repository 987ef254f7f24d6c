import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { readDossierSource } from '@/lib/site/db/dossiers';
import { type ExportName, exportTypes } from '@/lib/site/dossiers/exports';
import { composedExport } from '@/lib/site/dossiers/in-process';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const isExport = (name: string): name is ExportName => Object.hasOwn(exportTypes, name);

/** The career in formats of other tools, whatever the dossiers hold. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner, { params: { file = '' } }) => {
    if (!isExport(file)) throw notFound('Ce format n’existe pas');
    return new Response(await composedExport(file, await readDossierSource(owner), env().SITE_URL), {
      headers: {
        'Content-Type': exportTypes[file],
        'Content-Disposition': `attachment; filename="${file}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  }),
});
