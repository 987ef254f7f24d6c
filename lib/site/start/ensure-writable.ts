/** Checks folders that the site writes to before it starts, rather than at the first upload. */
import fs from 'node:fs';
import { CliError } from '@/lib/cli-error.mjs';
import { errorCode, isDenied } from '@/lib/error-codes';

/**
 * Makes a folder, by its absolute path, and checks that this user may write in it. Throws a `CliError` otherwise, which
 * names the setting.
 */
export function ensureWritable(folder: string, setting: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (!isDenied(error))
      throw new CliError(
        `Le dossier ${folder} n’est pas accessible en écriture (${errorCode(error)}) : vérifiez-le, ou changez ${setting}.`,
      );
    throw new CliError(
      `Le dossier ${folder} n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, ou changez ${setting}.`,
    );
  }
}
