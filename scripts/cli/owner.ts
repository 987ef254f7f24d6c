/** `npm run owner`: sets the owner's password, from the host's shell. */
import { newPassword } from '@/lib/auth/password';
import { setOwnerPassword } from '@/lib/auth/setup';
import { closeDb } from '@/lib/db/client';
import { CliError } from '../lib/console.mjs';

/** Creates the owner, or changes the password and, when `email` is given, the email address. Throws `CliError` for an invalid password. */
export async function changeOwner(email: string | null, password: string): Promise<'created' | 'changed'> {
  const checked = newPassword.safeParse(password);
  if (!checked.success) throw new CliError(checked.error.issues[0]?.message ?? 'Ce mot de passe ne convient pas');
  try {
    return await setOwnerPassword(email, password);
  } finally {
    await closeDb();
  }
}
