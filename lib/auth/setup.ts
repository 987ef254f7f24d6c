import 'server-only';
import { createOwner, readOwner, replacePassword } from '@/lib/db/owner';
import { disableSecondFactor } from '@/lib/db/second-factor';
import { forgetFailures } from '@/lib/db/signin-failures';
import { hostAuthority } from './host';
import { hashPassword } from './password';

/**
 * From the host's shell (`npm run owner`): sets a new password, and a new email address when `email` is given; creates the
 * owner where there is none, and throws then without an email address. Closes every session, disables the second factor (the
 * phone may be lost too) and lifts every lockout. Returns what was done.
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
