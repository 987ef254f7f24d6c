// Installs the dependencies, once and again when the lock file changes.
import fs from 'node:fs';
import path from 'node:path';
import { whenChanged } from './build-cache.ts';
import { CliError } from './console.ts';
import { npm } from './npm.mjs';
import { inRoot, root } from './project.ts';

/** Returns a French word for the outcome. */
export async function installDependencies(): Promise<string> {
  const file = inRoot('node_modules/.portfolio-stamp');
  let outcome = 'à jour';
  await whenChanged(file, ['package-lock.json'], async () => {
    outcome = 'vérifiées';
    if (!fs.existsSync(file) && isComplete()) return;
    outcome = 'installées';
    await install();
  });
  return outcome;
}

async function install() {
  console.log('  … Installation des dépendances : une minute ou deux');
  const { code, output } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund'], root);
  if (code !== 0) throw new CliError(installProblem(output));
}

/** Whether node_modules holds what the lock file names; optional packages, made for other systems, may be missing. */
export function isComplete(folder = root): boolean {
  const wanted = packagesIn(path.join(folder, 'package-lock.json'));
  const found = packagesIn(path.join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(
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

/** One French line for why npm failed, and the end of npm's own output. */
export function installProblem(output: string): string {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network/i.test(output))
    return `Les dépendances n’ont pas pu être téléchargées : vérifiez l’accès au registre de npm, puis recommencez.\n${lastLines(output)}`;
  if (/EACCES|EROFS|EPERM/.test(output))
    return `Le dossier node_modules n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, puis recommencez.\n${lastLines(output)}`;
  return `L’installation des dépendances a échoué :\n${lastLines(output)}`;
}

const lastLines = (output: string) => output.trim().split('\n').slice(-8).join('\n');
