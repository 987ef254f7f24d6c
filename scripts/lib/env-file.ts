// The settings of `.env`.
import fs from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { errorCode } from '../../lib/error-codes.ts';
import { CliError } from './console.ts';
import { inRoot, root } from './project.ts';

/** Variables read by others than the site: Node, npm, Next, the C library, test tools. */
const otherPrograms = /^(?:NODE_|npm_|NEXT_|LC_|LANG$|TZ$|CI$|PLAYWRIGHT_)|_proxy$/i;

/** Files that Next would read for every site that shares this code. */
const filesOfNext = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * Path of the settings file: `.env` in the project, or in the folder SITE_DIR (docs/department.md). Throws `CliError`
 * for an unusable folder, and where the code's folder has settings that all sites would read.
 */
export function settingsFile(): string {
  const folder = process.env.SITE_DIR;
  if (!folder) return inRoot('.env');
  if (!path.isAbsolute(folder) || !fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CliError(
      `Réglage incorrect : SITE_DIR doit être le chemin absolu d’un dossier, comme /srv/portfolio/sites/dupont, et non ${folder}`,
    );
  const shared = filesOfNext.find((name) => fs.existsSync(inRoot(name)));
  if (shared !== undefined)
    throw new CliError(
      `Tous les sites liraient ${inRoot(shared)} : mettez ces réglages dans le .env de chaque site, et retirez ce fichier.`,
    );
  return path.join(folder, '.env');
}

/**
 * Changes to the project's folder, where relative paths in settings start unless SITE_DIR is set, and reads `.env` if
 * it exists. Throws `CliError` when it cannot be used.
 */
export function enterProject(): void {
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  for (const [name, value] of Object.entries(readEnvFile(settingsFile()))) process.env[name] ??= value;
}

/** The settings in a file; empty without the file. Throws `CliError` for an unreadable one. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  try {
    return util.parseEnv(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw new CliError(`Le fichier ${file} ne peut pas être lu (${errorCode(error)}).`);
  }
}

/** Names in a file that are not settings of the site, such as misspelt ones. */
export const unknownNames = (file: string, settings: readonly string[]) =>
  Object.keys(readEnvFile(file)).filter((name) => !settings.includes(name) && !otherPrograms.test(name));
