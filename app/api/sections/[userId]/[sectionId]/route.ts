import { contentJson } from '@/lib/db/parsed-contents';
import { deleteSection, saveSection, sectionPatch } from '@/lib/db/sections';
import { contentLimit } from '@/lib/http/body';
import { jsonBytesResponse } from '@/lib/http/problems';
import { methods, noBody, ownerRoute } from '@/lib/http/route';
import { withMember } from '@/lib/json-bytes';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  PUT: ownerRoute({ body: sectionPatch, limit: contentLimit }, async (owner, { params, body }) => {
    const { content, ...section } = await saveSection(owner, params.sectionId ?? '', body);
    const whole = withMember(section, 'content', contentJson(content));
    return jsonBytesResponse(200, withMember({ success: true, version: section.version }, 'section', whole));
  }),
  DELETE: ownerRoute(noBody, async (owner, { params }) => {
    await deleteSection(owner, params.sectionId ?? '');
    return { success: true };
  }),
});
