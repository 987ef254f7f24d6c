import { z } from 'zod';
import { deleteDossier, makeDossier } from '@/lib/site/db/dossiers';
import { choicesSchema, nameSchema } from '@/lib/site/dossiers/choices';
import { listLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const body = z
  .object({ name: nameSchema, choices: choicesSchema, version: z.number('La version doit être un nombre').int() })
  .partial();

/** One dossier: PUT makes it again, with other choices if given, and returns what changed. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  PUT: ownerRoute({ body, limit: listLimit }, (owner, { params, body: given }) =>
    makeDossier(owner, params.id ?? '', given),
  ),
  DELETE: ownerRoute(noBody, async (owner, { params }) => {
    await deleteDossier(owner, params.id ?? '');
    return { success: true };
  }),
});
