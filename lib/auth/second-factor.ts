/** The optional second factor (trust.md 6): a code of an authenticator application, or a recovery code. */
import 'server-only';
import { type OwnerRecord, readOwner } from '@/lib/db/owner';
import { disableSecondFactor, enableSecondFactor, spendRecoveryCode, spendStep } from '@/lib/db/second-factor';
import { Problem } from '@/lib/errors';
import { assertCurrentPassword } from './attempts';
import type { Authority } from './authority';
import { currentCaller } from './caller';
import { acceptedStep, isSecret, newRecoveryCodes, recoveryHash } from './totp';

/** Whether `code` opens the door for this owner now; a right code is used up. */
export async function secondFactorMatches(owner: Pick<OwnerRecord, 'totpSecret' | 'totpStep'>, code: string): Promise<boolean> {
  if (owner.totpSecret === null) return true;
  const step = acceptedStep(owner.totpSecret, code, owner.totpStep);
  return step === null ? spendRecoveryCode(await currentCaller(), recoveryHash(code)) : spendStep(step);
}

/** Switches it on with a secret whose code proves that the application has it; answers the recovery codes, this once. Throws `invalid`. */
export async function switchOn(authority: Authority, secret: string, code: string): Promise<string[]> {
  const step = isSecret(secret) ? acceptedStep(secret, code, 0) : null;
  if (step === null) throw new Problem('invalid', 'Code de vérification incorrect');
  const codes = newRecoveryCodes();
  await enableSecondFactor(authority, secret, step, codes.map(recoveryHash));
  return codes;
}

/** Switches it off, with the password again. Throws `invalid` for a wrong one, `tooMany` after five. */
export async function switchOff(authority: Authority, password: string): Promise<void> {
  const owner = await readOwner();
  await assertCurrentPassword(authority, owner, password);
  await disableSecondFactor(authority);
}
