import { currentOwner } from '@/lib/auth/guard';
import { methods, noBody, openCall } from '@/lib/http/route';

/** Who is signed in, if anyone: spec section 3, User session. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: openCall(noBody, async () => {
    const owner = await currentOwner();
    return { success: true, user: owner && { id: owner.ownerId, email: owner.email, loginTime: owner.signedInAt.toISOString() } };
  }),
});
