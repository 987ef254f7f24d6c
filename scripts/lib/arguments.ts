// The command line of a command.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { errorCode } from '../../lib/error-codes.ts';
import { CliError } from './console.ts';

/**
 * The options and the other arguments of this process. Throws a `CliError` for an option that is not among `options`,
 * one without its value, and more than `most` other arguments.
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
