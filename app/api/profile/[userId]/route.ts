import { profileBody, readProfile, saveProfile } from '@/lib/site/db/profile';
import { contentLimit } from '@/lib/site/http/body';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, (owner) => readProfile(owner)),
  PUT: ownerRoute({ body: profileBody, limit: contentLimit }, async (owner, { body }) => {
    const profile = await saveProfile(owner, body);
    return { success: true, version: profile.version, profile };
  }),
});
