import { listLimit } from '@/lib/site/http/body';
import { withProgress } from '@/lib/site/http/progress';
import { methods, ownerRoute } from '@/lib/site/http/route';
import { hostSource } from '@/sections/publications/import/host-source';
import { planFromHost } from '@/sections/publications/import/hosts/plan';

/** POST asks HAL, ORCID or doi.org for works, and returns what importing them would do. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute({ body: hostSource, limit: listLimit }, (owner, { request, body }) =>
    withProgress(request, owner.requestId, async (signal, report) => ({
      success: true,
      ...(await planFromHost(owner, body, { signal, onProgress: report })),
    })),
  ),
});
