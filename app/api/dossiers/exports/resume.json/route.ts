import { env } from '@/lib/env';
import { readDossierSource } from '@/lib/site/db/dossiers';
import { composedResume } from '@/lib/site/dossiers/in-process';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  /** The career as JSON Resume, independent of dossiers. */
  GET: ownerRoute(noBody, async (owner) => {
    return new Response(await composedResume(await readDossierSource(owner), env().SITE_URL), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="resume.json"',
        'Cache-Control': 'private, no-store',
      },
    });
  }),
});
