// Makes the folder of one site among several that share the code (docs/department.md).
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { settingNames } from '../../lib/env.ts';
import { errorCode, isDenied } from '../../lib/error-codes.ts';
import { placeNew, syncFile, syncFolder } from '../../lib/files.ts';
import { CliError } from './console.ts';
import { readEnvFile } from './env-file.ts';
import { withLock } from './lock.ts';
import { isFree } from './own-server.ts';
import { inRoot, root } from './project.ts';

/** `address`: an origin. `port`: null for the first that is free. `backups`: the folder of all sites' back-ups, or null. */
export type Wanted = {
  readonly sites: string;
  readonly name: string;
  readonly address: string;
  readonly port: number | null;
  readonly backups: string | null;
};
/** The user that the site runs as; null for the one that runs this command. */
export type SiteUser = { readonly uid: number; readonly gid: number } | null;
/** `oneTimeAddress` is null where the site has its owner. */
export type Made = {
  readonly folder: string;
  readonly port: number;
  readonly isNew: boolean;
  readonly oneTimeAddress: string | null;
};

const firstPort = 3001;

/** Whether a name can be a folder's, a user's (`portfolio-NAME`, 32 characters) and a part of nginx's own names. */
export const isSiteName = (name: string): boolean => /^[a-z](?:-?[a-z0-9]){0,18}$/.test(name) && name.length <= 19;

/**
 * Makes the site, complete with its database, under a name that only a whole one gets. One that is there already, at the
 * same address, stays as it is; it gets a new one-time address while it has no owner. Throws a `CliError` for another
 * address, port or folder of back-ups than it has, for those of another site, and a folder that cannot be written.
 * @param user is asked for once nothing stands against the site
 */
export async function makeSite(wanted: Wanted, user: () => Promise<SiteUser>): Promise<Made> {
  makeSitesFolder(wanted.sites);
  let made: Made | undefined;
  await withLock(
    () => made !== undefined,
    async () => {
      made = await makeLocked(wanted, user);
    },
    path.join(wanted.sites, '.verrou'),
  );
  if (!made) throw new Error('the lock was not taken');
  return made;
}

async function makeLocked(wanted: Wanted, user: () => Promise<SiteUser>): Promise<Made> {
  const { sites, name, address } = wanted;
  const folder = path.join(sites, name);
  const known = readSites(sites);
  const same = known.find((site) => site.name === name);
  if (same) {
    if (same.address !== address)
      throw new CliError(
        `Le site « ${name} » existe déjà (${folder}), à l’adresse ${same.address ?? 'inconnue'} : rien n’est changé.`,
      );
    const backups = wanted.backups && path.join(wanted.backups, name);
    if ((wanted.port ?? same.port) !== same.port || (backups ?? same.backups) !== same.backups)
      throw new CliError(
        `Le site « ${name} » existe déjà, et garde son port et ses sauvegardes : changez PORT ou BACKUP_DIR dans ${path.join(folder, '.env')}, ou relancez cette commande sans --port ni --sauvegardes.`,
      );
    return { folder, port: same.port, isNew: false, oneTimeAddress: await firstAddress(folder, address, await user()) };
  }
  const rival = known.find((site) => site.address === address);
  if (rival) throw new CliError(`L’adresse ${address} est déjà celle du site « ${rival.name} ».`);
  const port = await choosePort(wanted.port, known);
  const owner = await user();
  const partial = path.join(sites, `.${name}.en-cours`);
  fs.rmSync(partial, { recursive: true, force: true }); // of a command that was interrupted
  try {
    fillFolder(partial, { ...wanted, port }, owner);
    const oneTimeAddress = await firstAddress(partial, address, owner);
    fs.renameSync(partial, folder);
    syncFolder(sites);
    return { folder, port, isNew: true, oneTimeAddress };
  } finally {
    fs.rmSync(partial, { recursive: true, force: true });
  }
}

function makeSitesFolder(sites: string): void {
  try {
    fs.mkdirSync(sites, { recursive: true, mode: 0o755 });
    fs.accessSync(sites, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    if (isDenied(error))
      throw new CliError(
        `Cet utilisateur ne peut pas écrire dans ${sites} : lancez la commande sous root, ou donnez --sites.`,
      );
    throw new CliError(
      `Le dossier ${sites} ne peut pas servir (${errorCode(error)}) : donnez-en un autre par --sites.`,
    );
  }
}

type Known = {
  readonly name: string;
  readonly address: string | undefined;
  readonly port: number;
  /** Its `BACKUP_DIR`. */
  readonly backups: string;
};

/** The sites that are there. Throws a `CliError` for settings that cannot be read: what they hold might be taken twice. */
function readSites(sites: string): readonly Known[] {
  return fs
    .readdirSync(sites, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => {
      const {
        SITE_URL,
        PORT = '3000',
        BACKUP_DIR = '',
      } = readEnvFile(path.join(sites, name, '.env'), { isForeign: true });
      return {
        name,
        port: Number(PORT),
        backups: BACKUP_DIR,
        address: URL.canParse(SITE_URL ?? '') ? new URL(SITE_URL ?? '').origin : undefined,
      };
    });
}

async function choosePort(asked: number | null, known: readonly Known[]): Promise<number> {
  const rival = known.find(({ port }) => port === asked);
  if (rival) throw new CliError(`Le port ${asked} est déjà celui du site « ${rival.name} ».`);
  if (asked !== null) {
    if (!(await isFree(asked)))
      throw new CliError(`Le port ${asked} est pris par un autre programme, ou refusé à celui-ci.`);
    return asked;
  }
  for (let port = firstPort; port <= 65_535; port += 1)
    if (!known.some((site) => site.port === port) && (await isFree(port))) return port;
  throw new CliError('Il n’y a plus de port libre.');
}

/** The settings, and folders that only the site's user enters. */
function fillFolder(folder: string, wanted: Wanted & { readonly port: number }, user: SiteUser): void {
  fs.mkdirSync(folder, { mode: 0o750 });
  for (const name of ['data', 'uploads', '.cache']) fs.mkdirSync(path.join(folder, name), { mode: 0o700 });
  const settings = path.join(folder, '.env');
  fs.writeFileSync(settings, settingsOf(wanted), { mode: 0o600, flush: true });
  if (user)
    for (const each of [settings, ...['data', 'uploads', '.cache', ''].map((name) => path.join(folder, name))])
      fs.chownSync(each, user.uid, user.gid);
  if (wanted.backups !== null) makeBackupFolder(wanted.backups, wanted.name, user);
}

function settingsOf({ address, port, backups, name }: Wanted & { readonly port: number }): string {
  const isHttps = address.startsWith('https:');
  return [
    `# Le site « ${name} » (docs/department.md). Les autres réglages : README.md, « Réglages ».`,
    `SITE_URL=${address}`,
    `PORT=${port}`,
    'HOST=127.0.0.1',
    `TRUSTED_PROXIES=${isHttps ? 1 : 0}`,
    ...(backups === null ? [] : [`BACKUP_DIR='${path.join(backups, name)}'`]),
    '',
  ].join('\n');
}

function makeBackupFolder(backups: string, name: string, user: SiteUser): void {
  const folder = path.join(backups, name);
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST')
      // `backups` itself is not made: its disk may not be mounted
      throw new CliError(`Le dossier ${folder} ne peut pas être créé (${errorCode(error)}) : vérifiez --sauvegardes.`);
    if (fs.readdirSync(folder).length > 0)
      throw new CliError(
        `Le dossier ${folder} tient déjà des fichiers, peut-être les sauvegardes de quelqu’un d’autre : déplacez-les.`,
      );
  }
  if (user) fs.chownSync(folder, user.uid, user.gid);
}

/**
 * Has the site's user make the database and the one-time address; null where the site has its owner. That user may have
 * written anything in `.env`, and may look into its processes: this one gets the settings of the site alone, no terminal,
 * and a minute, and what it says reaches root's terminal without control characters.
 */
async function firstAddress(folder: string, address: string, user: SiteUser): Promise<string | null> {
  const settings = readEnvFile(path.join(folder, '.env'), { isForeign: true });
  const child = spawn(process.execPath, [inRoot('dist/first-address.mjs')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...Object.fromEntries(Object.entries(settings).filter(([name]) => settingNames.includes(name))),
      SITE_DIR: folder,
    },
    ...user,
    detached: true, // in a session of its own, without this terminal
    timeout: 60_000,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, said, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0)
    throw new CliError(`Le contenu du site n’a pas pu être écrit :\n${said.replaceAll(/[^\P{Cc}\n]/gu, '').trim()}`);
  const { address: given } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  if (given === null) return null;
  const start = `${address}/login?jeton=`;
  if (!String(given).startsWith(start) || !/^[\w-]+$/.test(given.slice(start.length)))
    throw new CliError(`Le site a donné une adresse qui n’est pas la sienne : vérifiez ${path.join(folder, '.env')}.`);
  return given;
}

/** Writes a file whole under its name, unless there is one. Returns whether it did, or what is there: the same or other text. */
export function placeText(file: string, text: string): 'written' | 'same' | 'other' {
  if (fs.existsSync(file)) return fs.readFileSync(file, 'utf8') === text ? 'same' : 'other';
  const partial = `${file}.${randomBytes(4).toString('hex')}`; // nginx reads *.conf only
  try {
    fs.writeFileSync(partial, text, { mode: 0o644 });
    syncFile(partial);
    placeNew(partial, file);
    return 'written';
  } finally {
    fs.rmSync(partial, { force: true });
  }
}
