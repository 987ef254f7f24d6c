import { signOut } from '@/lib/site/auth/sign-in';
import { closeSession } from '@/lib/site/db/sessions';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

/** Ends one session, which may be the caller's own. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  DELETE: ownerRoute(noBody, async (owner, { params }) => {
    if (params.sessionId === owner.sessionId) await signOut(owner);
    else await closeSession(owner, params.sessionId ?? '');
    return { success: true };
  }),
});
