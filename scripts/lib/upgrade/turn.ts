// One upgrade at a time.
import fs from 'node:fs';
import { isDenied } from '../../../lib/error-codes.ts';
import { CliError } from '../console.ts';
import { isHeld, withLock } from '../lock.ts';
import { inRoot } from '../project.ts';

/** Does `work`, unless another upgrade is at work, or this user may not write here: throws a `CliError` then. */
export async function takeTurn(work: () => Promise<void>): Promise<void> {
  const lock = inRoot('.upgrade/lock');
  refuseReadOnly(inRoot('.upgrade'));
  if (isHeld(lock)) throw new CliError('Une autre mise à jour est en cours : attendez qu’elle finisse.');
  await withLock(() => false, work, lock);
}

function refuseReadOnly(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    if (isDenied(error))
      throw new CliError(
        'Cet utilisateur ne peut pas écrire dans le dossier du site : lancez la commande sous le sien.',
      );
    throw error;
  }
}
