import { signOut } from '@/lib/site/auth/sign-in';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerRoute(noBody, async (owner) => {
    await signOut(owner);
    return { success: true };
  }),
});
