import { profileBody, readProfile, saveProfile } from '@/lib/db/profile';
import { contentLimit } from '@/lib/http/body';
import { methods, noBody, ownerCall } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerCall(noBody, (owner) => readProfile(owner)),
  PUT: ownerCall({ body: profileBody, limit: contentLimit }, async (owner, { body }) => {
    const profile = await saveProfile(owner, body);
    return { success: true, version: profile.version, profile };
  }),
});
