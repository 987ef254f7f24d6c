import { signOutEverywhere } from '@/lib/site/auth/sign-in';
import { closeSessions, openSessions } from '@/lib/site/db/sessions';
import { methods, noBody, ownerRoute } from '@/lib/site/http/route';

/** The open sessions; `DELETE` ends them all, or with `?autres` all but the caller's. */
export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = methods({
  GET: ownerRoute(noBody, async (owner) => ({ success: true, sessions: await openSessions(owner) })),
  DELETE: ownerRoute(noBody, async (owner, { request }) => {
    if (new URL(request.url).searchParams.has('autres')) await closeSessions(owner, 'others');
    else await signOutEverywhere(owner);
    return { success: true };
  }),
});
