import { restoreFromTrash } from '@/lib/site/db/section-places';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, async (owner, { params }) => ({
    success: true,
    section: await restoreFromTrash(owner, params.sectionId ?? ''),
  })),
});
