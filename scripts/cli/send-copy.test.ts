/** With the real rsync; `ssh` is a program that runs what rsync asks of the other machine in a folder of this one. */
import type { SpawnOptions } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyPlace } from '@/lib/copy-place';
import { type Hashes, listName, readList, writeList } from '@/lib/site/static-copy/folder';
import { checkPrograms, sendCopy } from './send-copy';

const limit = vi.hoisted(() => ({ /** In ms, in the place of the real one. */ of: undefined as number | undefined }));
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  const spawn = (program: string, args: string[], options: SpawnOptions) =>
    real.spawn(program, args, { ...options, timeout: limit.of ?? options.timeout });
  return { ...real, spawn };
});

let home: string;
const there = (name = '') => path.join(home, 'machine/public_html', name);
const here = (name = '') => path.join(home, 'copie', name);
const called = () => fs.readFileSync(path.join(home, 'called'), 'utf8');

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'envoi '));
  for (const folder of ['bin', 'machine', 'copie']) fs.mkdirSync(path.join(home, folder));
  install('ssh', other());
  vi.stubEnv('PATH', `${home}/bin:${process.env.PATH}`);
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32));
});
afterEach(() => {
  limit.of = undefined;
  vi.unstubAllEnvs();
  fs.rmSync(home, { recursive: true });
});

/** A login there: what it does first, and the umask of the machine. */
const other = (first = '', umask = '022') =>
  `while [ "$1" != univ.fr ]; do shift; done; shift; ${first} umask ${umask}; cd '${home}/machine' && exec sh -c "$*"`;

function install(name: string, script: string): void {
  const log = `{ echo "$0 $*"; env; } >> '${home}/called'`;
  fs.writeFileSync(path.join(home, 'bin', name), `#!/bin/sh\n${log}\n${script}\n`, { mode: 0o755 });
}

/** A copy with these files, of which each hash is its text. */
function make(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(here(name)), { recursive: true });
    if (!fs.existsSync(here(name)) || fs.readFileSync(here(name), 'utf8') !== text) fs.writeFileSync(here(name), text);
  }
  writeList(here(), files);
}

async function send(place = 'nom@univ.fr:public_html/') {
  const to = copyPlace(place);
  if (to?.kind !== 'ssh') throw new Error('no place');
  const scratch = fs.mkdtempSync(path.join(home, 'scratch '));
  return sendCopy(here(), to, scratch);
}

const filesThere = (): Hashes =>
  Object.fromEntries(
    fs
      .readdirSync(there(), { recursive: true, encoding: 'utf8' })
      .filter((name) => name !== listName && fs.statSync(there(name)).isFile())
      .map((name) => [name, fs.readFileSync(there(name), 'utf8')]),
  );

test('a copy arrives whole, then what changed, and what is gone goes; no file of others does', async () => {
  const first = { 'index.html': 'a', 'publications/b/index.html': 'b', 'cv.pdf': 'c' };
  make(first);
  expect(await send()).toEqual({ sent: 3, removed: 0 });
  expect(filesThere()).toEqual(first);
  expect(readList(there(listName))).toEqual(first);
  expect(fs.statSync(there('index.html')).mode & 0o777).toBe(0o644);
  fs.writeFileSync(there('mien.html'), 'mien');
  fs.rmSync(here('publications'), { recursive: true });
  const second = { 'index.html': 'autre', 'cv.pdf': 'c' };
  make(second);
  expect(await send()).toEqual({ sent: 1, removed: 1 });
  expect(filesThere()).toEqual({ ...second, 'mien.html': 'mien' });
  expect(readList(there(listName))).toEqual(second);
  expect(await send(), 'nothing has changed').toEqual({ sent: 0, removed: 0 });
  expect(called()).toContain('BatchMode=yes');
  expect(called(), 'no banner').toContain('LogLevel=ERROR');
  expect(called()).not.toContain('SESSION_SECRET');
});

test('a folder of others is refused, and so is a file of theirs that would be replaced', async () => {
  make({ 'index.html': 'a' });
  fs.mkdirSync(there());
  fs.writeFileSync(there('these.docx'), '');
  await expect(send()).rejects.toThrow('Le dossier nom@univ.fr:public_html n’est ni vide ni une copie du site');
  fs.rmSync(there('these.docx'));
  await send();
  fs.writeFileSync(there('cv.pdf'), 'mien');
  make({ 'index.html': 'b', 'cv.pdf': 'c' });
  await expect(send()).rejects.toThrow('Le fichier cv.pdf de nom@univ.fr:public_html n’est pas de la copie');
  expect(filesThere()).toEqual({ 'index.html': 'a', 'cv.pdf': 'mien' });
});

test('where the list names nothing, no file of others is replaced either', async () => {
  make({ 'index.html': 'a' });
  fs.mkdirSync(there());
  writeList(there(), {});
  fs.writeFileSync(there('index.html'), 'mien');
  await expect(send()).rejects.toThrow('Le fichier index.html de nom@univ.fr:public_html n’est pas de la copie');
  expect(filesThere()).toEqual({ 'index.html': 'mien' });
});

test('a list that was changed there removes nothing outside the folder', async () => {
  make({ 'index.html': 'a' });
  await send();
  fs.writeFileSync(path.join(home, 'machine/outside.txt'), '');
  writeList(there(), { 'index.html': 'a', '../outside.txt': 'x', '/etc/hostname': 'x', '-x': 'x' });
  expect(await send()).toEqual({ sent: 0, removed: 0 });
  expect(fs.existsSync(path.join(home, 'machine/outside.txt'))).toBe(true);
});

test('a machine that greets is no fault', async () => {
  make({ 'index.html': 'a' });
  install('ssh', other('echo "Accès réservé" >&2;'));
  expect(await send()).toEqual({ sent: 1, removed: 0 });
});

test('a file or a link there in the place of a folder of the copy is named, and nothing is changed', async () => {
  make({ 'index.html': 'a', 'b/c/index.html': 'c' });
  await send();
  fs.mkdirSync(path.join(home, 'machine/elsewhere'));
  fs.writeFileSync(path.join(home, 'machine/elsewhere/index.html'), 'mine');
  fs.rmSync(there('b/c'), { recursive: true });
  fs.symlinkSync('../../elsewhere', there('b/c'));
  const message = (name: string) => `Le fichier ${name} de nom@univ.fr:public_html est là où la copie a un dossier`;
  await expect(send(), 'a folder that stays').rejects.toThrow(message('b/c'));
  fs.rmSync(here('b'), { recursive: true });
  make({ 'index.html': 'autre' });
  await expect(send(), 'a folder that goes').rejects.toThrow(message('b/c'));
  expect(fs.readFileSync(there('index.html'), 'utf8')).toBe('a');
  expect(fs.readFileSync(path.join(home, 'machine/elsewhere/index.html'), 'utf8')).toBe('mine');
  fs.rmSync(there('b/c'));
  fs.writeFileSync(there('n'), 'mien');
  make({ 'index.html': 'autre', 'n/index.html': 'n' });
  await expect(send(), 'a new folder').rejects.toThrow(message('n'));
  expect(fs.readFileSync(there('n'), 'utf8')).toBe('mien');
});

test('what is sent can be read by any web server there; a folder that was there keeps its rights', async () => {
  const mode = (name: string) => fs.statSync(there(name)).mode & 0o777;
  make({ 'a/index.html': 'a' });
  install('ssh', other('', '077'));
  await send();
  expect(['', 'a', 'a/index.html', listName].map(mode)).toEqual([0o755, 0o755, 0o644, 0o644]);
  fs.chmodSync(there(), 0o711);
  make({ 'a/index.html': 'b' });
  await send();
  expect(mode('')).toBe(0o711);
});

test('a machine that greets in the place of an answer is told', async () => {
  make({ 'index.html': 'a' });
  install('ssh', other('echo "Accès réservé";'));
  await expect(send()).rejects.toThrow('écrit un message à l’ouverture de chaque session');
});

test('a folder in one that is not there is told', async () => {
  make({ 'index.html': 'a' });
  await expect(send('univ.fr:www/nom')).rejects.toThrow(
    'Le dossier www, qui doit contenir univ.fr:www/nom, n’existe pas sur cette machine',
  );
});

test('the home folder there is a place as any other', async () => {
  make({ 'index.html': 'a' });
  expect(await send('univ.fr:')).toEqual({ sent: 1, removed: 0 });
  make({ 'index.html': 'autre', 'a/index.html': 'a' });
  expect(await send('univ.fr:')).toEqual({ sent: 2, removed: 0 });
});

test('what takes too long is ended, and told', async () => {
  make({ 'index.html': 'a' });
  install('rsync', 'exec sleep 60');
  limit.of = 300;
  await expect(send()).rejects.toThrow('L’envoi à nom@univ.fr:public_html a été arrêté au bout de 20 minutes');
});

test.each([
  ['Host key verification failed.', 'n’est pas connue'],
  ['nom@univ.fr: Permission denied (publickey,password).', 'une clé ssh sans phrase secrète'],
  ['ssh: Could not resolve hostname univ.fr: Name or service not known', 'introuvable'],
  ['ssh: connect to host univ.fr port 22: Connection refused', 'ne répond pas'],
  ['bash: rsync: command not found', 'rsync n’est pas installé sur la machine de nom@univ.fr:public_html'],
  ['rsync: [receiver] mkstemp "/x" failed: No space left on device (28)', 'plus de place'],
  ['rsync: [receiver] mkstemp "/x" failed: Permission denied (13)', 'n’est pas accessible en écriture'],
  ['zsh:1: command not found: rsync', 'rsync n’est pas installé sur la machine de nom@univ.fr:public_html'],
  ['quelque chose de neuf', 'a échoué : quelque chose de neuf'],
  ['Bienvenue\nrsync: la cause\nrsync error: la suite (code 12)', 'a échoué : rsync: la cause'],
])('« %s » is told in French', async (said, line) => {
  make({ 'index.html': 'a' });
  install('rsync', `echo '${said}' >&2; exit 255`);
  await expect(send()).rejects.toThrow(line);
});

test('a machine without rsync or ssh is told before the site is visited', () => {
  expect(checkPrograms).not.toThrow();
  vi.stubEnv('PATH', `${home}/bin`);
  expect(checkPrograms, 'no rsync').toThrow('Il faut rsync et ssh là où tourne le site');
  install('rsync', '');
  expect(checkPrograms).not.toThrow();
  fs.rmSync(path.join(home, 'bin/ssh'));
  expect(checkPrograms, 'no ssh').toThrow('donnez à COPY_TO un dossier monté');
});
