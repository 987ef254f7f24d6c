import { newSection } from '@/lib/site/db/section-body';
import { addSection, readSections } from '@/lib/site/db/sections';
import { contentLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner) => readSections(owner)),
  POST: ownerRoute({ body: newSection, limit: contentLimit }, async (owner, { body }) => {
    const section = await addSection(owner, body);
    return { success: true, id: section.id, section };
  }),
});
