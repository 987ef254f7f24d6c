/** Sends a static copy to a folder of another machine by rsync over ssh, whose keys are the deployer's affair. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type CopyPlace, placeText } from '@/lib/copy-place';
import { foldersOf } from '@/lib/files';
import { log } from '@/lib/log';
import { type Hashes, listName, othersFolder, readList, writeList } from '@/lib/site/static-copy/folder';
import { CliError } from '../lib/console';
import { findOnPath } from '../lib/find-on-path';
import { sshFault } from './ssh-fault';

type Remote = Extract<CopyPlace, { kind: 'ssh' }>;
export type Sent = { readonly sent: number; readonly removed: number };

/** Asks nothing, since nobody would answer, gives up on a machine that is silent, and shows no banner. */
const ssh = 'ssh -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=15 -o LogLevel=ERROR';
/** The variables that rsync and ssh are given: where programs and keys are. The site's settings are not their affair. */
const passedOn = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SSH_AUTH_SOCK'];
/** The code with which some versions of rsync end when a name to be removed there has, rightly, no file here. */
const vanished = 24;
/** Of one call, in minutes. */
const longest = 20;

/** Any web server there may read what is sent, whatever the machines' own masks are. */
const readable = ['--times', '--omit-dir-times', '--perms', '--chmod=D755,F644'];

/** Whether a copy may have a file of this name. The list on the other machine may have been changed by somebody. */
const isName = (name: string) => /^\w[\w./-]*$/.test(name) && !name.split('/').includes('..');

/** Throws a `CliError` where this machine lacks what sends a copy to another, as the site's container image does. */
export function checkPrograms(): void {
  if (['rsync', 'ssh'].every((name) => findOnPath([name]))) return;
  throw new CliError(
    'Il faut rsync et ssh là où tourne le site, et il en manque : installez-les (paquets rsync et openssh-client). L’image du site pour conteneur ne les a pas : donnez à COPY_TO un dossier monté (docs/operations.md, « Une copie statique »).',
  );
}

/**
 * Sends what differs and removes what an earlier copy has sent and this one has not; no other file there is touched.
 * Throws a `CliError` for a folder that is neither empty nor a copy, and for a file or a link of somebody else in the
 * way, before anything is changed; and for whatever keeps rsync from it.
 * @param from the folder of the copy, with its list
 * @param scratch an empty folder; the caller removes it
 */
export async function sendCopy(from: string, to: Remote, scratch: string): Promise<Sent> {
  const place = `${to.host}:${to.folder === '' ? '.' : to.folder}/`;
  const now = readList(path.join(from, listName));
  const { files: before, isNew } = await readRemote(place, to, scratch);
  const gone = Object.keys(before).filter((name) => isName(name) && !Object.hasOwn(now, name));
  const added = Object.keys(now).filter((name) => !Object.hasOwn(before, name));
  if (!isNew) await refuseOthers(place, to, { added, folders: foldersOf([...Object.keys(now), ...gone]), scratch });
  const isListed = JSON.stringify(sorted(before)) === JSON.stringify(sorted(now));
  if (!isListed) {
    const list = path.join(scratch, 'liste');
    writeList(list, { ...before, ...now }); // of what an interruption leaves, too
    const sent = isNew ? `${list}/` : path.join(list, listName); // as a folder it gives a new one its rights
    await rsync(to, [...readable, '--dirs', '--', sent, place]);
  }
  const names = writeNames(scratch, [...Object.keys(now), ...gone]);
  const output = await rsync(to, [
    ...readable,
    '--delete-missing-args',
    '--out-format=%i %n',
    `--files-from=${names}`,
    '--',
    `${from}/`,
    place,
  ]);
  if (!isListed) await rsync(to, [...readable, '--', path.join(from, listName), place]);
  return { sent: (output.match(/^<f/gm) ?? []).length, removed: (output.match(/^\*deleting/gm) ?? []).length };
}

const sorted = (hashes: Hashes) => Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The list of the copy that is there, empty for an empty folder; `isNew` where there is no folder yet. */
async function readRemote(
  place: string,
  to: Remote,
  scratch: string,
): Promise<{ readonly files: Hashes; readonly isNew: boolean }> {
  const file = path.join(scratch, 'liste-distante.json');
  await rsync(to, ['--', `${place}${listName}`, file], 'may lack');
  if (fs.existsSync(file)) return { files: readList(file), isNew: false };
  const list = await rsync(to, ['--list-only', '--', place], 'may lack');
  if (entriesIn(list).some(({ name }) => name !== '.')) throw othersFolder(placeText(to));
  if (list === null) await ensureParent(to);
  return { files: {}, isNew: list === null };
}

/** Throws where rsync could not make the folder: it makes one alone, and what it says then does not always arrive. */
async function ensureParent(to: Remote): Promise<void> {
  const parent = path.posix.dirname(to.folder);
  if ((await rsync(to, ['--list-only', '--exclude=*', '--', `${to.host}:${parent}/`], 'may lack')) === null)
    throw new CliError(
      `Le dossier ${parent}, qui doit contenir ${placeText(to)}, n’existe pas sur cette machine : créez-le, ou changez COPY_TO.`,
    );
}

type Wanted = { readonly added: readonly string[]; readonly folders: readonly string[]; readonly scratch: string };

/**
 * Throws for files that are there already and are not of the copy, and for a file or a link in the place of one of its
 * folders: rsync would replace it, or remove files elsewhere through it.
 */
async function refuseOthers(place: string, to: Remote, { added, folders, scratch }: Wanted): Promise<void> {
  const names = writeNames(
    scratch,
    [...folders, ...added].map((name) => `/${name}`),
  );
  // Not by `--files-from`, which lists a link as the folder that it leads to.
  const list = await rsync(to, ['--recursive', '--list-only', `--include-from=${names}`, '--exclude=*', '--', place]);
  for (const { name, isFolder } of entriesIn(list)) {
    if (added.includes(name))
      throw new CliError(
        `Le fichier ${name} de ${placeText(to)} n’est pas de la copie et serait remplacé : déplacez-le, puis recommencez.`,
      );
    if (!isFolder)
      throw new CliError(
        `Le fichier ${name} de ${placeText(to)} est là où la copie a un dossier : déplacez-le, puis recommencez.`,
      );
  }
}

function writeNames(scratch: string, names: readonly string[]): string {
  const file = path.join(scratch, 'noms');
  fs.writeFileSync(file, names.map((name) => `${name}\n`).join(''));
  return file;
}

/** What a list of rsync tells: `-rw-r--r--          1,234 2026/11/27 09:41:30 index.html`. */
const entriesIn = (list: string | null): { readonly name: string; readonly isFolder: boolean }[] =>
  Array.from((list ?? '').matchAll(/^(\S)\S{9} +[\d,.]+ \S+ \S+ (.+)$/gm), ([, type, name = '']) => ({
    name,
    isFolder: type === 'd',
  }));

async function rsync(to: Remote, args: readonly string[]): Promise<string>;
async function rsync(to: Remote, args: readonly string[], lacking: 'may lack'): Promise<string | null>;
/** Returns what rsync prints; with « may lack », null where all that it is to read is not there. */
async function rsync(to: Remote, args: readonly string[], lacking?: 'may lack'): Promise<string | null> {
  const { code, output, said, isOverdue } = await run(['--timeout=60', `--rsh=${ssh}`, ...args]);
  if (code === 0 || code === vanished) return output;
  const isLack = code === 23 && !said.split('\n').some((line) => isFault(line));
  if (lacking && isLack) return output === '' ? null : output;
  log('warn', 'copy.rsync', { code, said: said.trim() });
  throw new CliError(
    isOverdue
      ? `L’envoi à ${placeText(to)} a été arrêté au bout de ${longest} minutes. Recommencez : ce qui est arrivé n’est pas renvoyé.`
      : sshFault(said, placeText(to)),
  );
}

/**
 * Whether a line is of rsync or ssh, not a greeting of the other machine, and tells of more than a file that is not
 * there, after which rsync may hang up on its other half.
 */
const isFault = (line: string) =>
  /^(?:rsync|ssh:)/.test(line) &&
  !/No such file or directory|some files\/attrs were not transferred|Broken pipe/.test(line);

type Ended = {
  readonly code: number | null;
  readonly output: string;
  readonly said: string;
  /** Whether it was ended for taking too long. */
  readonly isOverdue: boolean;
};

function run(args: readonly string[]): Promise<Ended> {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', LC_ALL: 'C' };
  for (const name of passedOn) env[name] = process.env[name];
  return new Promise((resolve, reject) => {
    const child = spawn('rsync', args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest * 60_000,
    });
    const [output, said]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({
        code,
        output: Buffer.concat(output).toString(),
        said: Buffer.concat(said).toString(),
        isOverdue: child.killed,
      }),
    );
  });
}
