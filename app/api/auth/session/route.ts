import { currentOwner } from '@/lib/auth/guard';
import { methods, noBody, publicRoute } from '@/lib/http/route';

/** The signed-in user, `loginTime` in ISO 8601; `user` is null without a session. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: publicRoute(noBody, async () => {
    const owner = await currentOwner();
    return {
      success: true,
      user: owner && { id: owner.ownerId, email: owner.email, loginTime: owner.signedInAt.toISOString() },
    };
  }),
});
