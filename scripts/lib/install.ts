// Installs the dependencies, again when the lock file changes.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { withLock } from '../../lib/lock.ts';
import { CliError } from './console.ts';
import { root, setupLock } from './project.ts';

/** Returns whether there was anything to do. */
export const installDependencies = () => withLock(setupLock, () => isComplete(), install);

async function install() {
  console.log('  … Installation des dépendances : une minute ou deux');
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], root);
  if (code !== 0) throw new CliError(installProblem(output));
}

/** Whether node_modules matches the lock file; optional packages for other systems may be missing. */
export function isComplete(folder = root): boolean {
  const locked = packagesIn(path.join(folder, 'package-lock.json'));
  const found = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  if (!locked || !found) return false;
  return Object.entries(locked).every(
    ([name, { version, optional }]) =>
      name === '' || (found[name] ? found[name].version === version : optional === true),
  );
}

function packagesIn(file: string): Record<string, { version?: string; optional?: boolean }> | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** One French line on why npm failed, and the end of npm's output. */
export function installProblem(output: string): string {
  const end = output.trim().split('\n').slice(-8).join('\n');
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output))
    return `Les dépendances n’ont pas pu être téléchargées : vérifiez l’accès au registre de npm, puis recommencez.\n${end}`;
  if (/EACCES|EROFS|EPERM/.test(output))
    return `Le dossier node_modules n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, puis recommencez.\n${end}`;
  return `L’installation des dépendances a échoué :\n${end}`;
}

/**
 * Runs the npm that started this command, else the first in PATH, on the `package.json` in `cwd`, and collects its
 * output. Throws a `CliError` when there is none.
 */
export function npm(args: readonly string[], cwd: string): Promise<{ code: number; output: string }> {
  const script = process.env.npm_execpath ?? '';
  const isNpm = script.endsWith('npm-cli.js');
  const options = { cwd, maxBuffer: 2 ** 28, shell: !isNpm && process.platform === 'win32' };
  return new Promise((resolve, reject) => {
    execFile(
      isNpm ? process.execPath : 'npm',
      [...(isNpm ? [script] : []), ...args],
      options,
      (error, stdout, stderr) => {
        if (error?.code === 'ENOENT')
          reject(
            new CliError(
              'npm est introuvable : il vient avec Node.js (https://nodejs.org/fr/download). Installez-le, puis recommencez.',
            ),
          );
        else resolve({ code: error ? 1 : 0, output: stdout + stderr });
      },
    );
  });
}
