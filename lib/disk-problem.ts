/** A disk that is full or fails, as the commands tell it. */

import { CliError } from '@/lib/cli-error.mjs';
import { errorCode, isDiskFault, isDiskFull } from './error-codes';

/**
 * The French line for the disk of a folder that is full or fails, with what that means for the command, or null for any
 * other error.
 */
export function diskProblem(error: unknown, folder: string, outcome: string): CliError | null {
  if (isDiskFull(error)) return new CliError(`Le disque de ${folder} est plein : ${outcome}.`);
  return isDiskFault(error)
    ? new CliError(`Le disque de ${folder} ne peut pas être lu ou écrit (${errorCode(error)}) : ${outcome}.`)
    : null;
}
