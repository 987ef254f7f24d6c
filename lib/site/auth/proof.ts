/** Proof of being the owner beyond the session: the password, and the second factor's code when it is enabled. */
import 'server-only';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { type OwnerRecord, readOwner, wrongPassword } from '@/lib/site/db/owner';
import {
  assertSecondFactorIsOff,
  disableSecondFactor,
  enableSecondFactor,
  spendRecoveryCode,
  spendStep,
} from '@/lib/site/db/second-factor';
import { guess, passwordLimits, refuseWhenFull, WrongGuess } from './attempts';
import { currentCaller } from './guard';
import { passwordMatches } from './password';
import { acceptedStep, isSecret, newRecoveryCodes, recoveryHash } from './totp';

const missing = 'Le mot de passe actuel est requis';
const wrongCode = 'Code de vérification incorrect';

/**
 * The proof as a form sends it: the current password and, when the second factor is enabled, its code (the
 * application's or a recovery code).
 */
export const proof = z.object(
  {
    password: z.string(missing).min(1, missing).max(1000, 'Mot de passe actuel incorrect'),
    code: z.string(wrongCode).max(100, wrongCode).optional(),
  },
  missing,
);

export type Proof = z.infer<typeof proof>;

/** Whether `code` is right for this owner now (any code is when the second factor is off); a right code is used up. */
export async function secondFactorMatches(
  owner: Pick<OwnerRecord, 'totpSecret' | 'totpStep'>,
  code: string,
): Promise<boolean> {
  if (owner.totpSecret === null) return true;
  const step = acceptedStep(owner.totpSecret, code, owner.totpStep);
  return step === null ? spendRecoveryCode(await currentCaller(), recoveryHash(code)) : spendStep(step);
}

/** Checks, before the body is read, that this session has attempts left. Throws `tooMany`. */
export async function mayTryToProve(authority: Authority): Promise<void> {
  await refuseWhenFull(await passwordLimits(authority));
}

/**
 * Checks a proof, for what a session alone must not allow (a new password, the second factor, a backup): returns the
 * owner's record. Throws `invalid` for a wrong one, with `secondFactor` when it is the code that is wrong or missing;
 * `tooMany` from the fifth failure on; `busy`.
 */
export async function assertProof(authority: Authority, { password, code = '' }: Proof): Promise<OwnerRecord> {
  const limits = await passwordLimits(authority);
  const owner = await readOwner();
  return guess(limits, async () => {
    if (!owner || !(await passwordMatches(password, owner.passwordHash, 'known')))
      throw new WrongGuess('current password', wrongPassword());
    if (owner.totpSecret !== null && code.trim() === '')
      throw new Problem('invalid', 'Code de vérification requis', { secondFactor: true });
    if (!(await secondFactorMatches(owner, code)))
      throw new WrongGuess('current code', new Problem('invalid', wrongCode, { secondFactor: true }));
    return owner;
  });
}

/**
 * Enables it, given the password and a code that proves that the application has the secret. Returns the recovery
 * codes, which are shown this once. Throws `stale` when it is already enabled (disable it first), `invalid` for a wrong
 * code, and what `assertProof` throws.
 */
export async function switchOn(
  authority: Authority,
  { secret, code, password }: { secret: string; code: string; password: string },
): Promise<string[]> {
  const step = isSecret(secret) ? acceptedStep(secret, code, 0) : null;
  if (step === null) throw new Problem('invalid', 'Code de vérification incorrect', { secondFactor: true });
  await assertSecondFactorIsOff();
  await assertProof(authority, { password });
  const codes = newRecoveryCodes();
  await enableSecondFactor(authority, secret, step, codes.map(recoveryHash));
  return codes;
}

/** Disables it, given the password and a code. Throws what `assertProof` throws. */
export async function switchOff(authority: Authority, proof: Proof): Promise<void> {
  await assertProof(authority, proof);
  await disableSecondFactor(authority);
}
