import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { type Authority, grant } from '@/lib/authority';
import { Problem, unauthenticated } from '@/lib/errors';
import { liveSession } from '@/lib/site/db/sessions';
import { clientHeader, requestHeader } from '@/lib/site/incoming/headers';
import { sessionKey } from './cookies';

/** The caller, as far as known without a session. */
type Caller = { readonly requestId: string; readonly ip: string; readonly userAgent: string };

/**
 * The caller of this request; `ip` is the socket's address, or the one that TRUSTED_PROXIES hops give
 * (lib/site/incoming/requests.ts).
 */
export async function currentCaller(): Promise<Caller> {
  const requestHeaders = await headers();
  return {
    requestId: requestHeaders.get(requestHeader) ?? randomUUID(),
    ip: requestHeaders.get(clientHeader) ?? 'inconnue',
    userAgent: requestHeaders.get('user-agent') ?? '',
  };
}

/** The signed-in owner of this request, or null. A page and its parts share one database query for the session. */
export const currentOwner = cache(async (): Promise<Authority | null> => {
  const key = await sessionKey();
  const session = key && (await liveSession(key));
  if (!session) return null;
  const { requestId, ip } = await currentCaller();
  return grant({
    ownerId: session.ownerId,
    email: session.email,
    sessionId: session.id,
    signedInAt: session.createdAt,
    requestId,
    ip,
  });
});

/**
 * For API handlers: the signed-in owner. `userIds`: those in the request (header, path, body), only compared with the
 * session's. Throws `unauthenticated` without a session, `forbidden` when one differs.
 */
export async function requireOwner(userIds: readonly (string | null | undefined)[] = []): Promise<Authority> {
  const owner = await currentOwner();
  if (!owner) throw unauthenticated();
  if (userIds.some((id) => id !== null && id !== undefined && id !== '' && id !== owner.ownerId))
    throw new Problem('forbidden', 'Ces données ne sont pas les vôtres');
  return owner;
}

/** For pages: the signed-in owner; without a session, redirects to the sign-in page, which comes back to `returnTo`. */
export async function requireOwnerPage(returnTo: string): Promise<Authority> {
  const owner = await currentOwner();
  if (!owner) redirect(returnTo === '/admin' ? '/login' : `/login?retour=${encodeURIComponent(returnTo)}`);
  return owner;
}
