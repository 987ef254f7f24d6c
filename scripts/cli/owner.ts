/** `npm run owner`: sets the owner's password, from the host's shell. */

import { isEmail } from '@/lib/sign-in-rules';
import { newPassword } from '@/lib/site/auth/password';
import { setOwnerPassword } from '@/lib/site/auth/setup';
import { closeDb, commandError } from '@/lib/site/db/client';
import { CliError } from '../lib/console';

/**
 * Creates the owner, or changes the password and, if `email` is given, the email address. Asks for the password after
 * checking the email address. Throws `CliError` for an invalid email address or password, and when it cannot be saved.
 */
export async function changeOwner(
  email: string | null,
  askPassword: () => Promise<string>,
): Promise<'created' | 'changed'> {
  if (email !== null && !isEmail(email)) throw new CliError("Format d'email invalide");
  const checked = newPassword.safeParse(await askPassword());
  if (!checked.success) throw new CliError(checked.error.issues[0]?.message ?? 'Ce mot de passe ne convient pas');
  try {
    return await setOwnerPassword(email, checked.data);
  } catch (error) {
    throw commandError(error);
  } finally {
    await closeDb();
  }
}
