import { z } from 'zod';
import { dismissProposals, readWeeklyLook, setWeeklyLook } from '@/lib/site/db/weekly-look';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const body = z.strictObject({ on: z.boolean('Ce réglage est vrai ou faux') });

/**
 * The weekly check of HAL and ORCID: GET returns its state, PUT switches it on or off, DELETE dismisses its proposals.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, readWeeklyLook),
  PUT: ownerRoute({ body }, (owner, { body: { on } }) => setWeeklyLook(owner, on)),
  DELETE: ownerRoute(noBody, dismissProposals),
});
