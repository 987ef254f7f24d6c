import { Problem } from '@/lib/errors';
import { readReferencesFile } from '@/lib/references/process';
import { maxBytes, tooLong } from '@/lib/references/read-each';
import { importPublications, planPublicationsImport } from '@/lib/site/db/publications-import';
import { contentLimit, readFile } from '@/lib/site/http/body';
import { withProgress } from '@/lib/site/http/progress';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { importSchema } from '@/sections/publications/import/choices';

/** POST reads a bibliography and returns what importing it would do; PUT writes what was chosen of it. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, async (owner, { request }) => {
    const bytes = await readFile(request, 'file', maxBytes, tooLong);
    return withProgress(request, owner.requestId, async (signal, onProgress) => {
      const read = await readReferencesFile(bytes, { signal, onProgress });
      if ('refusal' in read) throw new Problem('invalid', read.refusal);
      return {
        success: true,
        format: read.format,
        ...(await planPublicationsImport(owner, read, { signal, onProgress })),
      };
    });
  }),
  PUT: ownerRoute({ body: importSchema, limit: contentLimit }, async (owner, { body }) => ({
    success: true,
    ...(await importPublications(owner, body)),
  })),
});
