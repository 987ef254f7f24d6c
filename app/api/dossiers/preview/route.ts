import { z } from 'zod';
import { readDossierSources } from '@/lib/site/db/dossiers';
import { choicesSchema, lookSchema } from '@/lib/site/dossiers/choices';
import { composedPreview } from '@/lib/site/dossiers/in-process';
import { modelIds } from '@/lib/site/dossiers/models';
import { listLimit } from '@/lib/site/http/body';
import { methods, ownerRoute } from '@/lib/site/http/route';

const body = z.union([
  z.object({ choices: choicesSchema, fill: z.object({ without: choicesSchema.shape.left }).optional() }),
  z.object({ model: z.enum(modelIds, 'Ce modèle n’existe pas'), look: lookSchema.optional() }),
]);

/**
 * A preview of a dossier, which is not stored: its document in HTML, its pages, what can be ticked, and what it lacks.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute({ body, limit: listLimit }, async (owner, { body: asked }) => {
    const sourceIn = await readDossierSources(owner);
    const look = 'model' in asked ? asked.look : asked.choices;
    return composedPreview(asked, sourceIn(look?.lang ?? 'fr'));
  }),
});
