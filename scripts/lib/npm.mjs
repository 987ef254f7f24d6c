// Runs npm with the Node of this process.
import fs from 'node:fs';
import { errorCode } from '../../lib/error-codes.mjs';
import { CliError } from './console.mjs';
import { findOnPath } from './find-on-path.mjs';
import { run } from './run.mjs';

/**
 * Runs npm without showing its output. Throws a `CliError` when there is no npm.
 * @param {string[]} args
 * @param {Readonly<Record<string, string | undefined>>} [env]
 */
export async function npm(args, env) {
  const script = npmScript();
  try {
    return script ? await run(process.execPath, [script, ...args], { env }) : await run('npm', args, { env });
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new CliError('npm est introuvable : il vient avec Node.js (https://nodejs.org/fr/download). Installez-le, puis recommencez.');
  }
}

/** The path of npm's script: the one that started this command, else the first in PATH. Undefined when npm is no script. */
function npmScript() {
  const started = process.env.npm_execpath ?? '';
  if (started.endsWith('npm-cli.js')) return started;
  const found = findOnPath(['node_modules/npm/bin/npm-cli.js', 'npm']); // on Windows, then elsewhere
  const file = found && fs.realpathSync(found);
  return file?.endsWith('.js') ? file : undefined;
}
