import 'server-only';
import type { OwnerRecord } from '@/lib/db/owner';
import { forgetFailures, type Limit, recordFailure, secondsLeft } from '@/lib/db/signin-failures';
import { Problem } from '@/lib/errors';
import type { Authority } from './authority';
import { passwordMatches } from './password';

/** Throws `tooMany`, with the seconds to wait, when one of the counters is full (trust.md 4). */
export async function refuseWhenFull(limits: readonly Limit[]): Promise<void> {
  const seconds = await secondsLeft(limits);
  if (seconds > 0) throw new Problem('tooMany', `Trop de tentatives. Réessayez dans ${minutes(seconds)}.`, { retryAfter: seconds });
}

/** Asks for the password again, for what a session alone must not do. Throws `invalid` for a wrong one, `tooMany` after five. */
export async function assertCurrentPassword(authority: Authority, owner: OwnerRecord | null, password: string): Promise<void> {
  const limits = [{ key: `password:${authority.ownerId}`, max: 5 }];
  await refuseWhenFull(limits);
  if (!owner || !(await passwordMatches(password, owner.passwordHash))) {
    await recordFailure(authority, limits, { reason: 'current password' });
    throw new Problem('invalid', 'Mot de passe actuel incorrect');
  }
  await forgetFailures(limits);
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'une minute' : `${count} minutes`;
}
