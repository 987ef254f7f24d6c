import { z } from 'zod';
import { readDossierSources } from '@/lib/site/db/dossiers';
import { checkedDocument } from '@/lib/site/dossiers/checks';
import { type Choices, choicesSchema, lookSchema } from '@/lib/site/dossiers/choices';
import type { DossierSource, KeyedGroup } from '@/lib/site/dossiers/document-of';
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

/** What a dossier would be, without keeping it: its document in HTML, its pages, what can be ticked, and what it lacks. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute({ body, limit: listLimit }, async (owner, { body: asked }) => {
    const sourceIn = await readDossierSources(owner);
    const look = 'model' in asked ? asked.look : asked.choices;
    const source = sourceIn(look?.lang ?? 'fr');
    const choices = await choicesFor(asked, source);
    const { document, groups, checks } = checkedDocument(choices, source);
    return {
      choices,
      html: inPdfFaces(toHtml(document), '/api/dossiers/fonts'),
      groups: groups.map((group) => shownGroup(group, choices)),
      checks,
      missing: missingGlyphs(document),
      size: await pageCount(document),
    };
  }),
});

/** A group as the form shows it. */
const shownGroup = ({ key, heading, hasWorks, isUnclassed, entries }: KeyedGroup, { unclassed }: Choices) => ({
  key,
  heading: !isUnclassed ? heading : unclassed === null ? 'Sans classe, laissés de côté' : 'Sans classe',
  hasWorks,
  entries: entries.map(({ key: own, label, years }) => ({ key: own, label, ...(years && { years }) })),
});
