import { z } from 'zod';
import { leaveDeposit } from '@/lib/site/db/deposits';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';
import { lookAtDeposits } from '@/sections/publications/import/hosts/look-at-deposits';

const body = z.strictObject({ key: z.string().max(300), isLeft: z.boolean('« isLeft » doit être vrai ou faux') });

/**
 * POST asks HAL for the owner's deposits and returns what could be corrected; PUT leaves one as it is, or undoes that.
 */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, (owner, { request }) => lookAtDeposits(owner, request.signal)),
  PUT: ownerRoute({ body }, async (owner, { body: { key, isLeft } }) => {
    await leaveDeposit(owner, key, isLeft);
    return { success: true };
  }),
});
