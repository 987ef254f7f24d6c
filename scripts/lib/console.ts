// Output of the commands: French, with the time of each step, and one line for an error that the user can fix.
import os from 'node:os';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CliError, isCliError } from '../../lib/cli-error.mjs';
import { errorCode } from '../../lib/error-codes.ts';

export { CliError, isCliError };

/** Elapsed time since a `performance.now()`. */
export const seconds = (since: number) =>
  `${((performance.now() - since) / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;

/**
 * Runs a set-up step and prints its outcome and time. Throws what `work` throws.
 * @param label French, without a full stop
 * @param detail an addition to the label; by default a result that is a text
 */
export async function step<T>(
  label: string,
  work: () => T | Promise<T>,
  detail: (result: Awaited<T>) => string | undefined = (result) => (typeof result === 'string' ? result : undefined),
): Promise<Awaited<T>> {
  const started = performance.now();
  try {
    const result = await work();
    const more = detail(result);
    console.log(`  ✓ ${more ? `${label} : ${more}` : label} (${seconds(started)})`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${label} (${seconds(started)})`);
    throw error;
  }
}

/** Runs a command to its end. A `CliError` prints its line, any other error its stack trace; both exit with 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedOutput);
  // Exits on a signal, so that exit handlers clean up (scripts/lib/run.ts).
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + os.constants.signals[signal]));
  try {
    await work();
  } catch (error) {
    fail(error);
    // An open handle must not keep a failed command alive.
    setTimeout(() => process.exit(1), 100).unref();
  }
}

/** Prints why a command failed, and sets its exit code. */
function fail(error: unknown): void {
  console.error(isCliError(error) ? error.message : error);
  process.exitCode = 1;
}

/** A closed output (`| head -1`, a closed terminal) must not end the work half-way. */
function ignoreClosedOutput(error: Error) {
  if (!['EPIPE', 'EIO'].includes(errorCode(error))) throw error;
}

/** Prints the help when `--help` or `-h` is given, and returns whether it did. */
export function printedHelp(text: string): boolean {
  const isAsked = process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h');
  if (isAsked) console.log(text.trim());
  return isAsked;
}

/**
 * The options and positional arguments of this process. Throws a `CliError` for an unknown option, one without its
 * value, and more than `most` positional arguments.
 */
export function parseArguments<Options extends ParseArgsOptionsConfig>(command: string, options: Options, most = 0) {
  const usage = `Utilisation : ${command} -- --help`;
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    const extra = parsed.positionals[most];
    if (extra !== undefined) throw new CliError(`Argument de trop : ${extra}. ${usage}`);
    return parsed;
  } catch (error) {
    throw errorCode(error).startsWith('ERR_PARSE_ARGS_')
      ? new CliError(`Option inconnue ou incomplète. ${usage}`)
      : error;
  }
}
