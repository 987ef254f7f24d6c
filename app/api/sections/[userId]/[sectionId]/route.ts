import { sectionPatch } from '@/lib/site/db/section-body';
import { deleteSection } from '@/lib/site/db/section-places';
import { saveSection } from '@/lib/site/db/sections';
import { contentLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  PUT: ownerRoute({ body: sectionPatch, limit: contentLimit }, async (owner, { params, body }) => {
    const section = await saveSection(owner, params.sectionId ?? '', body);
    return { success: true, version: section.version, section };
  }),
  DELETE: ownerRoute(noBody, async (owner, { params }) => {
    await deleteSection(owner, params.sectionId ?? '');
    return { success: true };
  }),
});
