import { z } from 'zod';
import { compareVersions, restorePart, restoreVersion } from '@/lib/site/db/versions';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

const message = 'La version doit être un nombre entier';
const place = 'La partie à reprendre doit être une liste de noms et de rangs';
const body = z.object(
  {
    version: z.number(message).int(message).optional(),
    part: z
      .array(z.union([z.string().max(500), z.number().int().nonnegative()]), place)
      .min(1, place)
      .max(20, place)
      .optional(),
  },
  message,
);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner, { params, request }) => {
    const other = new URL(request.url).searchParams.get('avec');
    return compareVersions(owner, Number(params.versionId), Number(other ?? params.versionId));
  }),
  POST: ownerRoute({ body }, async (owner, { params, body: { version, part } }) => {
    const id = Number(params.versionId);
    const stored = await (part ? restorePart(owner, id, part, version) : restoreVersion(owner, id, version));
    return { success: true, version: stored.version };
  }),
});
