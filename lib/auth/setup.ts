import 'server-only';
import { createOwner, isSetupToken, readOwner, replacePassword } from '@/lib/db/owner';
import { disableSecondFactor } from '@/lib/db/second-factor';
import { forgetFailures } from '@/lib/db/signin-failures';
import { hostAuthority } from './host';
import { hashPassword } from './password';

export async function ownerExists(): Promise<boolean> {
  return (await readOwner()) !== null;
}

/** Whether the one-time address still opens the creation of the owner (decision 3). */
export function setupTokenIsValid(token: string): Promise<boolean> {
  return isSetupToken(token);
}

/**
 * From the host's shell (`npm run owner`): a new password, and a new address when `email` is given; creates the owner where
 * there is none, which needs an address. Every session ends, the second factor is off, and nobody is locked out any more:
 * whoever has this shell may have lost the telephone too. Answers what was done.
 */
export async function setOwnerPassword(email: string | null, password: string): Promise<'created' | 'changed'> {
  const hash = await hashPassword(password, 'known');
  if (await ownerExists()) {
    await replacePassword(hostAuthority(), hash, null, email ?? undefined);
    await disableSecondFactor(hostAuthority());
    await forgetFailures();
    return 'changed';
  }
  if (email === null) throw new Error('Indiquez une adresse électronique : le compte n’existe pas encore');
  await createOwner(hostAuthority(), email, hash);
  return 'created';
}
