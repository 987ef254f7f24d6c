import { currentOwner } from '@/lib/site/auth/guard';
import { methods, noBody, publicRoute } from '@/lib/site/http/route';

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
