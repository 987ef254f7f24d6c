import { z } from 'zod';
import { addDossier, readDossiers } from '@/lib/site/db/dossiers';
import { readPublicCv } from '@/lib/site/db/public-cv';
import { choicesSchema, nameSchema } from '@/lib/site/dossiers/choices';
import { listLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const body = z.object({ name: nameSchema, choices: choicesSchema });

/** The dossiers: GET lists them with the public CV, POST makes and stores a new one and returns what it lacks. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner) => ({ dossiers: await readDossiers(owner), cv: await readPublicCv() })),
  POST: ownerRoute({ body, limit: listLimit }, (owner, { body: { name, choices } }) =>
    addDossier(owner, name, choices),
  ),
});
