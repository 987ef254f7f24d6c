import { signOut } from '@/lib/auth/sign-in';
import { methods, noBody, ownerCall } from '@/lib/http/route';

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  POST: ownerCall(noBody, async (owner) => {
    await signOut(owner);
    return { success: true };
  }),
});
