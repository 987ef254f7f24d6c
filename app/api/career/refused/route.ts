import { z } from 'zod';
import { readRefusals, refuse, takeBack } from '@/lib/site/db/career-import';
import { listLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { refusal } from '@/sections/career/plan-shape';

const body = z.strictObject({ mark: z.string('La marque est requise') });

/** What the owner has said is not theirs: GET lists it, PUT adds to it, DELETE takes one back. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner) => ({ success: true, refused: await readRefusals(owner) })),
  PUT: ownerRoute({ body: refusal, limit: listLimit }, async (owner, { body }) => ({
    success: true,
    refused: await refuse(owner, body),
  })),
  DELETE: ownerRoute({ body }, async (owner, { body }) => ({
    success: true,
    refused: await takeBack(owner, body.mark),
  })),
});
