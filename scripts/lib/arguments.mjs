// What a command is given on its command line.
import { parseArgs } from 'node:util';
import { errorCode } from '../../lib/error-codes.mjs';
import { CliError } from './console.mjs';

/**
 * The options and the other arguments of this process. Throws a `CliError` for an option that is not among `options`, one without its
 * value, and more than `most` other arguments.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} command `npm run backup`
 * @param {Options} options
 * @param {number} [most]
 */
export function parseArguments(command, options, most = 0) {
  const usage = `Utilisation : ${command} -- --help`;
  try {
    const parsed = parseArgs({ options, allowPositionals: true });
    const extra = parsed.positionals[most];
    if (extra !== undefined) throw new CliError(`Argument de trop : ${extra}. ${usage}`);
    return parsed;
  } catch (error) {
    throw errorCode(error).startsWith('ERR_PARSE_ARGS_') ? new CliError(`Option inconnue ou incomplète. ${usage}`) : error;
  }
}
