/** A disk that is full or fails, as the commands tell it. */
import { errorCode, isDiskFault, isDiskFull } from '@/lib/error-codes';
import { CliError } from '../lib/console';

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
