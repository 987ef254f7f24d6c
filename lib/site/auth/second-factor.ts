/** The optional second factor: a code of an authenticator application, or a recovery code. */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { assertSecondFactorIsOff, disableSecondFactor, enableSecondFactor } from '@/lib/site/db/second-factor';
import { assertProof, type Proof } from './proof';
import { acceptedStep, isSecret, newRecoveryCodes, recoveryHash } from './totp';

/**
 * Enables it, given the password and a code that proves that the application has the secret. Returns the recovery
 * codes, which are shown this once. Throws `stale` when it is already enabled (it is to be disabled first), `invalid`
 * for a wrong code, and what `assertProof` throws.
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
