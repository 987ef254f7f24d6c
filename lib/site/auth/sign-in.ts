import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem, type ProblemExtras } from '@/lib/errors';
import {
  assertNoOwner,
  assertSetupToken,
  createOwnerByToken,
  normalEmail,
  type OwnerRecord,
  readOwner,
  replacePassword,
} from '@/lib/site/db/owner';
import { closeSession, closeSessions, openSession } from '@/lib/site/db/sessions';
import { guess, refuseBlockedCaller, signInLimits, WrongGuess } from './attempts';
import { clearSessionCookie, knownDevice, markDevice, sessionKey, setSessionCookie } from './cookies';
import { currentCaller } from './guard';
import { hashPassword, passwordMatches } from './password';
import { assertProof, type Proof, secondFactorMatches } from './proof';

type SignedIn = { readonly id: string; readonly email: string; readonly loginTime: string };

/** Checks, before a sign-in's body is read, that this browser or network has attempts left. Throws `tooMany`. */
export const mayTryToSignIn = refuseBlockedCaller;

/**
 * Signs in with the owner's email address and password, and the second factor's code when it is enabled. Makes one
 * bcrypt comparison in every case. Throws `unauthenticated`, `tooMany` from the fifth failure on, `busy`.
 */
export async function signIn(email: string, password: string, code = ''): Promise<SignedIn> {
  const owner = await readOwner();
  const isOwner = owner !== null && owner.email === normalEmail(email);
  const limits = await signInLimits(normalEmail(email), isOwner ? owner : null);
  const asker = (await knownDevice()) === null ? 'stranger' : 'known';
  const right = await guess(limits, async () => {
    if (!(await passwordMatches(password, isOwner ? owner.passwordHash : null, asker)) || !owner)
      throw isOwner
        ? wrong('password', 'Mot de passe incorrect', { field: 'password' })
        : wrong('address', 'Utilisateur non trouvé', { field: 'email' });
    if (owner.totpSecret !== null && code.trim() === '')
      throw new Problem('unauthenticated', 'Code de vérification requis', { secondFactor: true });
    if (!(await secondFactorMatches(owner, code)))
      throw wrong('code', 'Code de vérification incorrect', { secondFactor: true });
    return owner;
  });
  return begin(right);
}

/** Checks, before a body is read, that there is no owner yet. Throws `forbidden`. */
export const mayCreateOwner = assertNoOwner;

/**
 * Creates the owner with the one-time token, and signs in. The token is checked before the password is hashed, which is
 * costly. Throws `forbidden` once it has been used, `busy`.
 */
export async function createOwnerAndSignIn(token: string, email: string, password: string): Promise<SignedIn> {
  await assertSetupToken(token);
  return begin(await createOwnerByToken(await currentCaller(), token, email, await hashPassword(password, 'known')));
}

export async function signOut(authority: Authority): Promise<void> {
  try {
    await closeSession(authority);
  } finally {
    await clearSessionCookie(); // even where the session cannot be closed, as on a full disk
  }
}

/** Signs out on every device, this one too. */
export async function signOutEverywhere(authority: Authority): Promise<void> {
  await closeSessions(authority, 'all');
  await clearSessionCookie();
}

/** Changes the password and ends every other session. Throws what `assertProof` and `replacePassword` throw. */
export async function changePassword(authority: Authority, proof: Proof, next: string): Promise<void> {
  const { passwordHash } = await assertProof(authority, proof);
  await replacePassword(authority, await hashPassword(next, 'known'), { sessionId: authority.sessionId, passwordHash });
}

async function begin(owner: OwnerRecord): Promise<SignedIn> {
  const caller = await currentCaller();
  const { key, createdAt } = await openSession(caller, owner, caller.userAgent, await sessionKey());
  await setSessionCookie(key);
  await markDevice();
  return { id: owner.id, email: owner.email, loginTime: createdAt.toISOString() };
}

function wrong(reason: WrongGuess['reason'], message: string, extras: ProblemExtras): WrongGuess {
  return new WrongGuess(reason, new Problem('unauthenticated', message, extras));
}
