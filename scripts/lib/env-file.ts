// The settings of `.env`.
import fs from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { errorCode } from '../../lib/error-codes.ts';
import { CliError, isCliError } from './console.ts';
import { inRoot, root } from './project.ts';

/** A value without quotes in which a `#` follows a character: Node takes what comes after it for a comment. */
const cutValue = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*([^\s'"`#](?:[^#\r\n]*[^#\s])?)#/gm;

/** A quoted value, on one line or several. */
const quoted = /=[ \t]*(['"`])[\s\S]*?\1/g;
/** An empty line, a comment, or the beginning of a setting. */
const readable = /^\s*(?:#|$|(?:export\s+)?[\w.-]+\s*=)/;
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
  if (!path.isAbsolute(folder))
    throw new CliError('Réglage incorrect : SITE_DIR doit être un chemin absolu, comme /srv/portfolio/sites/dupont');
  if (!isFolder(folder)) throw new CliError(`Réglage incorrect : SITE_DIR nomme ${folder}, qui n’est pas un dossier.`);
  refuseSharedSettings();
  return path.join(folder, '.env');
}

/** Throws a `CliError` where the code's own folder has settings, which all the sites that share it would read. */
export function refuseSharedSettings(): void {
  const shared = filesOfNext.find((name) => fs.existsSync(inRoot(name)));
  if (shared !== undefined)
    throw new CliError(
      `Tous les sites liraient ${inRoot(shared)} : mettez ces réglages dans le .env de chaque site, et retirez ce fichier.`,
    );
}

function isFolder(folder: string): boolean {
  try {
    return fs.statSync(folder).isDirectory();
  } catch {
    return false;
  }
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

/**
 * The settings in a file, without a byte order mark; none when there is no file. Throws `CliError` for a file that
 * cannot be read or is not in UTF-8, for a line that is no setting, and for a value that would be cut.
 * @param isForeign it is another user's, who may have put a link or a pipe there: those are refused
 */
export function readEnvFile(file: string, { isForeign = false } = {}): Record<string, string | undefined> {
  const text = textOf(isForeign ? foreignBytes : fs.readFileSync, file);
  const values = util.parseEnv(text);
  for (const [, name = '', value = ''] of text.matchAll(cutValue))
    if (values[name] === value)
      // not a line of a value in quotes
      throw new CliError(
        `Réglage incorrect : dans ${file}, la valeur de ${name} contient « # ». Mettez-la entre apostrophes (${name}='…'), ou une espace devant « # » si c’est un commentaire.`,
      );
  if (values.SITE_DIR !== undefined)
    throw new CliError(
      `Réglage incorrect : dans ${file}, SITE_DIR dit où est le dossier de ce fichier, et se donne dans l’environnement.`,
    );
  const unread = text
    .replaceAll(quoted, '=')
    .split(/\r?\n/)
    .find((line) => !readable.test(line));
  if (unread !== undefined)
    throw new CliError(
      `Réglage incorrect : dans ${file}, la ligne « ${unread.replaceAll(/\p{Cc}/gu, ' ').trim()} » n’est pas de la forme NOM=valeur.`,
    );
  return values;
}

/** Names in a file that are none of the site's settings, such as a misspelt one. Throws as `readEnvFile` does. */
export const unknownNames = (file: string, settings: readonly string[]) =>
  Object.keys(readEnvFile(file)).filter((name) => !settings.includes(name) && !foreign.test(name));

type Read = (file: string) => Buffer;

function textOf(read: Read, file: string) {
  const bytes = bytesOf(read, file);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new CliError(`Le fichier ${file} n’est pas en UTF-8 : enregistrez-le dans ce codage, puis recommencez.`);
}

function bytesOf(read: Read, file: string) {
  try {
    return read(file);
  } catch (error) {
    if (isCliError(error)) throw error;
    if (errorCode(error) === 'ENOENT') return Buffer.alloc(0);
    const remedy = errorCode(error) === 'EACCES' ? ' Donnez-le à l’utilisateur du site (chown), mode 600.' : '';
    throw new CliError(`Le fichier ${file} ne peut pas être lu (${errorCode(error)}).${remedy}`);
  }
}

/**
 * The bytes of a settings file, without following a link or waiting for a pipe. Throws a `CliError` for what is no file,
 * or one of more than 64 KiB, and the system's error for a link.
 */
function foreignBytes(file: string) {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = fs.constants;
  const descriptor = fs.openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stat = fs.fstatSync(descriptor);
    if (!stat.isFile() || stat.size > 2 ** 16)
      throw new CliError(`${file} n’est pas un fichier de réglages : remplacez-le.`);
    return fs.readFileSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
