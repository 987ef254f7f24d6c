// Installs the dependencies, once and again when the lock file changes.
import fs from 'node:fs';
import path from 'node:path';
import { hashOf, isStamped, stamp } from './build-cache.mjs';
import { CliError } from './console.mjs';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './project.mjs';

/** @returns {Promise<string>} what was done, in French */
export async function installDependencies() {
  const file = inRoot('node_modules/.portfolio-stamp');
  const hash = hashOf(['package-lock.json']);
  let outcome = 'à jour';
  await withLock(
    () => isStamped(file, hash),
    async () => {
      outcome = !fs.existsSync(file) && isComplete() ? 'vérifiées' : await install();
      stamp(file, hash);
    },
  );
  return outcome;
}

async function install() {
  console.log('  … Installation des dépendances : une minute ou deux');
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) throw new CliError(installProblem(output));
  return 'installées';
}

/**
 * Whether node_modules holds what the lock file names; optional packages, made for other systems, may be missing.
 * @param {string} [folder]
 */
export function isComplete(folder = inRoot()) {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const found = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([name, { version, optional }]) => name === '' || (found[name] ? found[name].version === version : optional === true));
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function packagesIn(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** One French line for why npm failed, and the end of npm's own output. @param {string} output */
export function installProblem(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output))
    return `Les dépendances n’ont pas pu être téléchargées : vérifiez l’accès au registre de npm, puis recommencez.\n${lastLines(output)}`;
  if (/EACCES|EROFS|EPERM/.test(output))
    return `Le dossier node_modules n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, puis recommencez.\n${lastLines(output)}`;
  return `L’installation des dépendances a échoué :\n${lastLines(output)}`;
}

/** @param {string} output */
const lastLines = (output) => output.trim().split('\n').slice(-8).join('\n');
