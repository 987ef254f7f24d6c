import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { liveSession } from '@/lib/db/sessions';
import { Problem, unauthenticated } from '@/lib/errors';
import { type Authority, grant } from './authority';
import { currentCaller } from './caller';
import { sessionKey } from './cookies';

export type { Authority } from './authority';

/** The signed-in owner of this request, checked in the database (trust.md 8), or null. One look a request. */
export const currentOwner = cache(async (): Promise<Authority | null> => {
  const key = await sessionKey();
  const session = key && (await liveSession(key));
  if (!session) return null;
  const { requestId, ip } = await currentCaller();
  return grant({ ownerId: session.ownerId, email: session.email, sessionId: session.id, signedInAt: session.createdAt, requestId, ip });
});

/** For API handlers. Throws `unauthenticated` without a session, `forbidden` when the call names another user (decision 1). */
export async function requireOwner(named: readonly (string | null | undefined)[] = []): Promise<Authority> {
  const owner = await currentOwner();
  if (!owner) throw unauthenticated();
  if (named.some((id) => id !== null && id !== undefined && id !== '' && id !== owner.ownerId))
    throw new Problem('forbidden', 'Ces données ne sont pas les vôtres');
  return owner;
}

/** For pages: without a session, on to the sign-in page, which comes back to `returnTo`. */
export async function requireOwnerPage(returnTo: string): Promise<Authority> {
  const owner = await currentOwner();
  if (!owner) redirect(returnTo === '/admin' ? '/login' : `/login?retour=${encodeURIComponent(returnTo)}`);
  return owner;
}
