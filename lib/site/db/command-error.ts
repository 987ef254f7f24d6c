/** Problems of the application as error messages of the commands. */

import { CliError, isCliError } from '@/lib/cli-error.mjs';
import { Problem } from '@/lib/errors';
import { storageProblem } from './client';

/** A `CliError` with the French line of a `Problem` or of an error of the storage; any other error as it is. */
export function commandError(error: unknown): unknown {
  if (isCliError(error)) return error;
  const problem = error instanceof Problem ? error : storageProblem(error);
  return problem ? new CliError(problem.message) : error;
}
