import { z } from 'zod';
import { readDossierSource } from '@/lib/site/db/dossiers';
import { choicesSchema, lookSchema } from '@/lib/site/dossiers/choices';
import { previewOf } from '@/lib/site/dossiers/document-of';
import { firstChoices } from '@/lib/site/dossiers/first-choices';
import { modelIds } from '@/lib/site/dossiers/models';
import { listLimit } from '@/lib/site/http/body';
import { methods, ownerRoute } from '@/lib/site/http/route';
import { toHtml } from '@/lib/typeset/html';
import { missingGlyphs } from '@/lib/typeset/missing-glyphs';

const body = z.union([
  z.object({ choices: choicesSchema }),
  z.object({ model: z.enum(modelIds, 'Ce modèle n’existe pas'), look: lookSchema.optional() }),
]);

/** What a dossier would be, without keeping it: its document in HTML, and what can be ticked. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute({ body, limit: listLimit }, async (owner, { body: asked }) => {
    const source = await readDossierSource(owner);
    const choices = 'choices' in asked ? asked.choices : { ...firstChoices(asked.model, source), ...asked.look };
    const { document, groups } = previewOf(choices, source);
    return { choices, html: toHtml(document), groups, missing: missingGlyphs(document) };
  }),
});
