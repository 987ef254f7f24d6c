/** The optional second factor: a code of an authenticator application, or a recovery code. */
import 'server-only';
import { assertSecondFactorIsOff, disableSecondFactor, enableSecondFactor } from '@/lib/db/second-factor';
import { Problem } from '@/lib/errors';
import type { Authority } from './authority';
import { assertProof, type Proof } from './proof';
import { acceptedStep, isSecret, newRecoveryCodes, recoveryHash } from './totp';

/**
 * Switches it on, with the password again, and with a secret whose code proves that the application has it; answers the
 * recovery codes, this once. One that is on is not replaced: it is switched off first (`stale`). Throws what
 * `assertProof` throws, and `invalid` for the code.
 */
export async function switchOn(authority: Authority, { secret, code, password }: { secret: string; code: string; password: string }): Promise<string[]> {
  const step = isSecret(secret) ? acceptedStep(secret, code, 0) : null;
  if (step === null) throw new Problem('invalid', 'Code de vérification incorrect', { secondFactor: true });
  await assertSecondFactorIsOff();
  await assertProof(authority, { password });
  const codes = newRecoveryCodes();
  await enableSecondFactor(authority, secret, step, codes.map(recoveryHash));
  return codes;
}

/** Switches it off, with the password and a code again. Throws what `assertProof` throws. */
export async function switchOff(authority: Authority, proof: Proof): Promise<void> {
  await assertProof(authority, proof);
  await disableSecondFactor(authority);
}
