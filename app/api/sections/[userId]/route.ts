import { addSection, newSection, readSections } from '@/lib/db/sections';
import { contentLimit } from '@/lib/http/body';
import { methods, noBody, ownerRoute } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner) => readSections(owner)),
  POST: ownerRoute({ body: newSection, limit: contentLimit }, async (owner, { body }) => {
    const section = await addSection(owner, body);
    return { success: true, id: section.id, section };
  }),
});
