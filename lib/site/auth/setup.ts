/** Creating and changing the owner's account from the host's shell. */
import 'server-only';
import { env } from '@/lib/env';
import { createOwner, newSetupToken, readOwner, replacePassword } from '@/lib/site/db/owner';
import { disableSecondFactor } from '@/lib/site/db/second-factor';
import { forgetFailures } from '@/lib/site/db/signin-failures';
import { hostAuthority } from './host';
import { hashPassword } from './password';

/**
 * Creates the owner from ADMIN_EMAIL and ADMIN_PASSWORD when both are set; otherwise, while there is no owner, returns
 * a new one-time token for creating it. Safe to call at every start.
 */
export async function firstOwner(): Promise<string | null> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  if (await readOwner()) return null;
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return newSetupToken();
  await createOwner(hostAuthority(), ADMIN_EMAIL, await hashPassword(ADMIN_PASSWORD, 'known')); // or another start has
  return null;
}

/**
 * `npm run owner`: sets a new password, and a new email address when `email` is given; creates the
 * owner where there is none, and throws then without an email address. Closes every session, disables the second factor
 * (the phone may be lost too) and lifts every lockout. Returns what was done.
 */
export async function setOwnerPassword(email: string | null, password: string): Promise<'created' | 'changed'> {
  const hash = await hashPassword(password, 'known');
  if (email !== null && (await createOwner(hostAuthority(), email, hash))) return 'created';
  if (!(await readOwner())) throw new Error('Indiquez une adresse électronique : le compte n’existe pas encore');
  await replacePassword(hostAuthority(), hash, null, email ?? undefined);
  await disableSecondFactor(hostAuthority());
  await forgetFailures();
  return 'changed';
}
