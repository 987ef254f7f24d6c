import { signOut } from '@/lib/auth/sign-in';
import { closeSession } from '@/lib/db/sessions';
import { methods, noBody, ownerCall } from '@/lib/http/route';

/** Ends one session, the caller's own too. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  DELETE: ownerCall(noBody, async (owner, { params }) => {
    if (params.sessionId === owner.sessionId) await signOut(owner);
    else await closeSession(owner, params.sessionId ?? '');
    return { success: true };
  }),
});
