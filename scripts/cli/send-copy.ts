/** Sends a static copy to a folder of another machine by rsync over ssh, whose keys are the deployer's affair. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { type CopyPlace, placeText } from '@/lib/copy-place';
import { errorCode } from '@/lib/error-codes';
import { log } from '@/lib/log';
import { type Hashes, listName, othersFolder, readList, writeList } from '@/lib/site/static-copy/folder';
import { CliError } from '../lib/console';
import { sshFault } from './ssh-fault';

type Remote = Extract<CopyPlace, { kind: 'ssh' }>;
export type Sent = { readonly sent: number; readonly removed: number };

/** Asks nothing, since nobody would answer, and gives up on a machine that is silent. */
const ssh = 'ssh -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=15';
/** What both programs need to find each other, the keys and the known machines; none of the site's own settings. */
const passedOn = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SSH_AUTH_SOCK'];
/** How some versions end where a name of the list is to be removed, and so is not there. */
const vanished = 24;
/** Of one call, in ms. */
const longest = 20 * 60 * 1000;

/** Names that a copy may have: a list on the other machine might have been changed. */
const isName = (name: string) => /^\w[\w./-]*$/.test(name) && !name.split('/').includes('..');

/**
 * Sends what differs and removes what an earlier copy has sent and this one has not; no other file there is touched.
 * Throws a `CliError` for a folder that is neither empty nor a copy, a file of somebody else in the way, and whatever
 * keeps rsync from it.
 * @param from the folder of the copy, with its list
 * @param scratch an empty folder; the caller removes it
 */
export async function sendCopy(from: string, to: Remote, scratch: string): Promise<Sent> {
  const place = `${to.host}:${to.folder === '' ? '' : `${to.folder}/`}`;
  const now = readList(path.join(from, listName));
  const before = await readRemoteList(place, to, scratch);
  const added = Object.keys(now).filter((name) => !Object.hasOwn(before, name));
  if (Object.keys(before).length > 0) await refuseOthers(place, to, added, scratch);
  const gone = Object.keys(before).filter((name) => isName(name) && !Object.hasOwn(now, name));
  const isListed = JSON.stringify(sorted(before)) === JSON.stringify(sorted(now));
  if (!isListed) {
    writeList(scratch, { ...before, ...now }); // of what an interruption leaves, too
    await rsync(to, ['--times', '--', path.join(scratch, listName), place]);
  }
  const names = writeNames(scratch, [...Object.keys(now), ...gone]);
  const output = await rsync(to, [
    '--times',
    '--omit-dir-times',
    '--perms',
    '--chmod=D755,F644',
    '--delete-missing-args',
    '--out-format=%i %n',
    `--files-from=${names}`,
    '--',
    `${from}/`,
    place,
  ]);
  if (!isListed) await rsync(to, ['--times', '--', path.join(from, listName), place]);
  return { sent: (output.match(/^<f/gm) ?? []).length, removed: (output.match(/^\*deleting/gm) ?? []).length };
}

const sorted = (hashes: Hashes) => Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The list of the copy that is there; none of a folder that is empty or not there. */
async function readRemoteList(place: string, to: Remote, scratch: string): Promise<Hashes> {
  const file = path.join(scratch, 'liste-distante.json');
  if ((await rsync(to, ['--', `${place}${listName}`, file], 'may lack')) !== null) return readList(file);
  const names = namesIn(
    await rsync(to, ['--list-only', '--', place === `${to.host}:` ? `${place}.` : place], 'may lack'),
  );
  if (names.some((name) => name !== '.')) throw othersFolder(placeText(to));
  return {};
}

/** Throws for files that are there already, and are not of the copy. */
async function refuseOthers(place: string, to: Remote, added: readonly string[], scratch: string): Promise<void> {
  if (added.length === 0) return;
  const names = writeNames(scratch, added);
  const there = namesIn(await rsync(to, ['--list-only', `--files-from=${names}`, '--', place, scratch], 'may lack'));
  const other = there.find((name) => added.includes(name));
  if (other !== undefined)
    throw new CliError(
      `Le fichier ${other} de ${placeText(to)} n’est pas de la copie et serait remplacé : déplacez-le, puis recommencez.`,
    );
}

function writeNames(scratch: string, names: readonly string[]): string {
  const file = path.join(scratch, 'noms');
  fs.writeFileSync(file, names.map((name) => `${name}\n`).join(''));
  return file;
}

/** The names in a list of rsync: `-rw-r--r--          1,234 2026/11/27 09:41:30 index.html`. */
const namesIn = (list: string | null): string[] =>
  Array.from((list ?? '').matchAll(/^\S{10} +[\d,.]+ \S+ \S+ (.+)$/gm), ([, name = '']) => name);

async function rsync(to: Remote, args: readonly string[]): Promise<string>;
async function rsync(to: Remote, args: readonly string[], lacking: 'may lack'): Promise<string | null>;
/** Returns what rsync prints; with « may lack », null where all that it is to read is not there. */
async function rsync(to: Remote, args: readonly string[], lacking?: 'may lack'): Promise<string | null> {
  const { code, output, said } = await run(['--timeout=60', `--rsh=${ssh}`, ...args]);
  if (code === 0 || code === vanished) return output;
  const isLack = code === 23 && !said.split('\n').some((line) => isFault(line));
  if (lacking && isLack) return output === '' ? null : output;
  log('warn', 'copy.rsync', { code, said: said.trim() });
  throw new CliError(sshFault(said, placeText(to)));
}

/** Whether a line of rsync tells of more than a file that is not there, after which it may hang up on its other half. */
const isFault = (line: string) =>
  line.trim() !== '' && !/No such file or directory|some files\/attrs were not transferred|Broken pipe/.test(line);

function run(args: readonly string[]): Promise<{ code: number | null; output: string; said: string }> {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', LC_ALL: 'C' };
  for (const name of passedOn) env[name] = process.env[name];
  return new Promise((resolve, reject) => {
    const child = spawn('rsync', args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: longest,
    });
    const [output, said]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => said.push(chunk));
    child.once('error', (error) =>
      reject(
        errorCode(error) === 'ENOENT'
          ? new CliError(
              'rsync n’est pas installé sur la machine du site : installez-le (paquet rsync), puis recommencez.',
            )
          : error,
      ),
    );
    child.once('close', (code) =>
      resolve({ code, output: Buffer.concat(output).toString(), said: Buffer.concat(said).toString() }),
    );
  });
}
