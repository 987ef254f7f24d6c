import { z } from 'zod';
import { readDossierSources } from '@/lib/site/db/dossiers';
import { checkedDocument } from '@/lib/site/dossiers/checks';
import { type Choices, choicesSchema, lookSchema } from '@/lib/site/dossiers/choices';
import type { KeyedGroup } from '@/lib/site/dossiers/document-of';
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

/** What a dossier would be, without keeping it: its document in HTML, what can be ticked, and what it lacks. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute({ body, limit: listLimit }, async (owner, { body: asked }) => {
    const sourceIn = await readDossierSources(owner);
    const choices =
      'choices' in asked ? asked.choices : { ...firstChoices(asked.model, sourceIn('fr')), ...asked.look };
    const { document, groups, checks } = checkedDocument(choices, sourceIn(choices.lang));
    return {
      choices,
      html: toHtml(document),
      groups: groups.map((group) => shownGroup(group, choices)),
      checks,
      missing: missingGlyphs(document),
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
