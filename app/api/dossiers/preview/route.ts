import { z } from 'zod';
import { readDossierSource } from '@/lib/site/db/dossiers';
import { type Choices, choicesSchema, lookSchema } from '@/lib/site/dossiers/choices';
import { type DossierSource, previewOf } from '@/lib/site/dossiers/document-of';
import { filled, proposedChoices } from '@/lib/site/dossiers/filled';
import { modelIds } from '@/lib/site/dossiers/models';
import { listLimit } from '@/lib/site/http/body';
import { methods, ownerRoute } from '@/lib/site/http/route';
import { inPdfFaces } from '@/lib/typeset/faces';
import { toHtml } from '@/lib/typeset/html';
import { missingGlyphs } from '@/lib/typeset/missing-glyphs';
import { pageCount } from '@/lib/typeset/page-count';
import type { TypesetDocument } from '@/lib/typeset/tree';

const body = z.union([
  z.object({ choices: choicesSchema, fill: z.object({ without: choicesSchema.shape.left }).optional() }),
  z.object({ model: z.enum(modelIds, 'Ce modèle n’existe pas'), look: lookSchema.optional() }),
]);

const pagesOf = async (document: TypesetDocument): Promise<number> => (await pageCount(document)).pages;

/** The choices that are asked for: those of a model, or given ones, with what their pages have room for. */
function choicesFor(asked: z.output<typeof body>, source: DossierSource): Promise<Choices> | Choices {
  if ('model' in asked) return proposedChoices(asked.model, asked.look, source, pagesOf);
  return asked.fill ? filled(asked.choices, source, pagesOf, asked.fill.without) : asked.choices;
}

/** What a dossier would be, without keeping it: its document in HTML, its pages, and what can be ticked. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute({ body, limit: listLimit }, async (owner, { body: asked }) => {
    const source = await readDossierSource(owner);
    const choices = await choicesFor(asked, source);
    const { document, groups } = previewOf(choices, source);
    const size = await pageCount(document);
    return {
      choices,
      html: inPdfFaces(toHtml(document), '/api/dossiers/fonts'),
      groups,
      missing: missingGlyphs(document),
      size,
    };
  }),
});
