import 'server-only';
import { createOwnerByToken, normalEmail, type OwnerRecord, readOwner, replacePassword } from '@/lib/db/owner';
import { closeSession, closeSessions, openSession } from '@/lib/db/sessions';
import { forgetFailures, type Limit, recordFailure } from '@/lib/db/signin-failures';
import { Problem } from '@/lib/errors';
import { assertCurrentPassword, refuseWhenFull } from './attempts';
import type { Authority } from './authority';
import { currentCaller } from './caller';
import { clearSessionCookie, knownDevice, markDevice, sessionKey, setSessionCookie } from './cookies';
import { hashPassword, passwordMatches } from './password';
import { secondFactorMatches } from './second-factor';

export type SignedIn = { readonly id: string; readonly email: string; readonly loginTime: string };

/**
 * Signs in with the owner's address and password, and the second factor's code where it is on. One bcrypt comparison
 * whatever the answer (trust.md 1). Throws `unauthenticated` with the spec's words, `tooMany` from the fifth failure on, `busy`.
 */
export async function signIn(email: string, password: string, code = ''): Promise<SignedIn> {
  const limits = await limitsFor(email);
  await refuseWhenFull(limits);
  const owner = await readOwner();
  const isOwner = owner !== null && owner.email === normalEmail(email);
  if (!(await passwordMatches(password, isOwner ? owner.passwordHash : null)) || !owner) {
    await recordFailure(await currentCaller(), limits, { reason: isOwner ? 'password' : 'address' });
    await refuseWhenFull(limits);
    throw new Problem('unauthenticated', isOwner ? 'Mot de passe incorrect' : 'Utilisateur non trouvé');
  }
  if (owner.totpSecret !== null && code.trim() === '') throw new Problem('unauthenticated', 'Code de vérification requis', { secondFactor: true });
  if (!(await secondFactorMatches(owner, code))) {
    await recordFailure(await currentCaller(), limits, { reason: 'code' });
    await refuseWhenFull(limits);
    throw new Problem('unauthenticated', 'Code de vérification incorrect', { secondFactor: true });
  }
  await forgetFailures(limits.slice(0, 1));
  return begin(owner);
}

/** Creates the owner through the one-time address, and signs in (decision 3). Throws `forbidden` once it has been used. */
export async function createOwnerAndSignIn(token: string, email: string, password: string): Promise<SignedIn> {
  return begin(await createOwnerByToken(await currentCaller(), token, email, await hashPassword(password)));
}

export async function signOut(authority: Authority): Promise<void> {
  await closeSession(authority);
  await clearSessionCookie();
}

/** Signs out on every device, this one too. */
export async function signOutEverywhere(authority: Authority): Promise<void> {
  await closeSessions(authority, 'all');
  await clearSessionCookie();
}

/** Changes the password and ends every other session (trust.md 8). Throws `invalid` when the current one is wrong, `tooMany` after five. */
export async function changePassword(authority: Authority, current: string, next: string): Promise<void> {
  await assertCurrentPassword(authority, await readOwner(), current);
  await replacePassword(authority, await hashPassword(next), authority.sessionId);
}

async function begin(owner: OwnerRecord): Promise<SignedIn> {
  const caller = await currentCaller();
  const { key, createdAt } = await openSession(caller, owner, caller.userAgent, await sessionKey());
  await setSessionCookie(key);
  await markDevice();
  return { id: owner.id, email: owner.email, loginTime: createdAt.toISOString() };
}

/** A known device counts its own failures only; any other counts per address and IP, and per IP (trust.md 4). */
async function limitsFor(email: string): Promise<readonly [Limit, ...Limit[]]> {
  const { ip } = await currentCaller();
  const device = await knownDevice();
  if (device) return [{ key: `device:${device}`, max: 5 }];
  return [
    { key: `address:${normalEmail(email).slice(0, 300)}|${ip}`, max: 5 },
    { key: `ip:${ip}`, max: 20 },
  ];
}
