import { z } from 'zod';
import { compareVersions, restoreVersion } from '@/lib/db/versions';
import { methods, noBody, ownerRoute } from '@/lib/http/route';

const message = 'La version doit être un nombre entier';
const body = z.object({ version: z.number(message).int(message).optional() }, message);

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner, { params, request }) => {
    const other = new URL(request.url).searchParams.get('avec');
    return compareVersions(owner, Number(params.versionId), Number(other ?? params.versionId));
  }),
  POST: ownerRoute({ body }, async (owner, { params, body: { version } }) => {
    const stored = await restoreVersion(owner, Number(params.versionId), version);
    return { success: true, version: stored.version };
  }),
});
