/** What proves that it is the owner, beyond a session: the password, and the second factor's code where it is on. */
import 'server-only';
import { z } from 'zod';
import { type OwnerRecord, readOwner } from '@/lib/db/owner';
import { spendRecoveryCode, spendStep } from '@/lib/db/second-factor';
import { Problem } from '@/lib/errors';
import { guess, passwordLimits, refuseWhenFull, WrongGuess } from './attempts';
import type { Authority } from './authority';
import { currentCaller } from './caller';
import { passwordMatches } from './password';
import { acceptedStep, recoveryHash } from './totp';

const missing = 'Le mot de passe actuel est requis';
const wrongCode = 'Code de vérification incorrect';

/** As a form sends it: the current password, and the second factor's code where it is on (the application's, or a recovery code). */
export const proof = z.object(
  {
    password: z.string(missing).min(1, missing).max(1000, 'Mot de passe actuel incorrect'),
    code: z.string(wrongCode).max(100, wrongCode).optional(),
  },
  missing,
);

export type Proof = z.infer<typeof proof>;

/** Whether `code` opens the door for this owner now; a right code is used up. */
export async function secondFactorMatches(owner: Pick<OwnerRecord, 'totpSecret' | 'totpStep'>, code: string): Promise<boolean> {
  if (owner.totpSecret === null) return true;
  const step = acceptedStep(owner.totpSecret, code, owner.totpStep);
  return step === null ? spendRecoveryCode(await currentCaller(), recoveryHash(code)) : spendStep(step);
}

/** Whether a proof may be tried in this session, before its body is read. Throws `tooMany`. */
export async function mayTryToProve(authority: Authority): Promise<void> {
  await refuseWhenFull(await passwordLimits(authority));
}

/**
 * Asks for the proof again, for what changes or removes one: whoever holds a session alone must not. Throws `invalid` for a
 * wrong one, with `secondFactor` when it is the code that is wrong or missing; `tooMany` from the fifth failure on; `busy`.
 */
export async function assertProof(authority: Authority, { password, code = '' }: Proof): Promise<void> {
  const limits = await passwordLimits(authority);
  const owner = await readOwner();
  await guess(limits, async () => {
    if (!owner || !(await passwordMatches(password, owner.passwordHash, 'known')))
      throw new WrongGuess('current password', new Problem('invalid', 'Mot de passe actuel incorrect'));
    if (owner.totpSecret !== null && code.trim() === '') throw new Problem('invalid', 'Code de vérification requis', { secondFactor: true });
    if (!(await secondFactorMatches(owner, code)))
      throw new WrongGuess('current code', new Problem('invalid', wrongCode, { secondFactor: true }));
  });
}
