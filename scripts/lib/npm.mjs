// Runs npm.
import { execFile } from 'node:child_process';
import { CliError } from '../../lib/cli-error.mjs';

/**
 * Runs the npm that started this command, else the first in PATH, and collects its output. Throws a `CliError` when
 * there is none.
 * @param {string[]} args
 * @param {string} cwd the folder of the `package.json` that npm works on
 * @returns {Promise<{ code: number, output: string }>}
 */
export function npm(args, cwd) {
  const script = process.env.npm_execpath || '';
  const isNpm = script.endsWith('npm-cli.js');
  const options = { cwd, maxBuffer: 2 ** 28, shell: !isNpm && process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    execFile(isNpm ? process.execPath : 'npm', isNpm ? [script, ...args] : args, options, (error, stdout, stderr) => {
      if (error && error.code === 'ENOENT')
        reject(
          new CliError(
            'npm est introuvable : il vient avec Node.js (https://nodejs.org/fr/download). Installez-le, puis recommencez.',
          ),
        );
      else resolve({ code: error ? 1 : 0, output: stdout + stderr });
    });
  });
}
