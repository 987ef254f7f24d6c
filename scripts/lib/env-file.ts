// The settings of `.env`.
import fs from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { errorCode } from '../../lib/error-codes.ts';
import { CliError } from './console.ts';
import { inRoot, root } from './project.ts';

/** Names that others than the site read: Node, npm, Next, the C library, tools of the tests. */
const foreign = /^(?:NODE_|npm_|NEXT_|LC_|LANG$|TZ$|CI$|PLAYWRIGHT_)|_proxy$/i;

/** What Next would read for every site that shares this code. */
const filesOfNext = ['.env', '.env.local', '.env.production', '.env.production.local'];

/**
 * Path of the file with the settings: `.env` of the project, or of the folder that SITE_DIR names (docs/department.md).
 * Throws `CliError` for a folder that cannot be used, and where the code's own folder has settings that all sites would
 * read.
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
 * Makes the project's folder current, which relative paths in settings start from unless SITE_DIR is set, and reads
 * `.env` when there is one. Throws `CliError` when it cannot be used.
 */
export function enterProject(): void {
  process.chdir(root);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  for (const [name, value] of Object.entries(readEnvFile(settingsFile()))) process.env[name] ??= value;
}

/** The settings in a file, none when there is no file. Throws `CliError` for one that cannot be read. */
export function readEnvFile(file: string): Record<string, string | undefined> {
  try {
    return util.parseEnv(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw new CliError(`Le fichier ${file} ne peut pas être lu (${errorCode(error)}).`);
  }
}

/** Names in a file that are none of the site's settings, such as a misspelt one. */
export const unknownNames = (file: string, settings: readonly string[]) =>
  Object.keys(readEnvFile(file)).filter((name) => !settings.includes(name) && !foreign.test(name));
