/** With the real rsync; `ssh` is a program that runs what rsync asks of the other machine in a folder of this one. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyPlace } from '@/lib/copy-place';
import { type Hashes, listName, readList, writeList } from '@/lib/site/static-copy/folder';
import { sendCopy } from './send-copy';

const hasRsync = spawnSync('rsync', ['--version']).status === 0;
if (!hasRsync) console.warn('rsync is not installed: sending a copy to another machine is not tested');

let home: string;
const there = (name = '') => path.join(home, 'machine/public_html', name);
const here = (name = '') => path.join(home, 'copie', name);
const called = () => fs.readFileSync(path.join(home, 'called'), 'utf8');

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'envoi '));
  for (const folder of ['bin', 'machine', 'copie']) fs.mkdirSync(path.join(home, folder));
  install('ssh', `while [ "$1" != univ.fr ]; do shift; done; shift; cd '${home}/machine' && exec sh -c "$*"`);
  vi.stubEnv('PATH', `${home}/bin:${process.env.PATH}`);
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32));
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(home, { recursive: true });
});

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

async function send() {
  const to = copyPlace('nom@univ.fr:public_html/');
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

test.skipIf(!hasRsync)(
  'a copy arrives whole, then what changed, and what is gone goes; no file of others does',
  async () => {
    install('ssh', `while [ "$1" != univ.fr ]; do shift; done; shift; cd '${home}/machine' && exec sh -c "$*"`);
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
    expect(called()).not.toContain('SESSION_SECRET');
  },
);

test.skipIf(!hasRsync)('a folder of others is refused, and so is a file of theirs that would be replaced', async () => {
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

test.skipIf(!hasRsync)('a list that was changed there removes nothing outside the folder', async () => {
  make({ 'index.html': 'a' });
  await send();
  fs.writeFileSync(path.join(home, 'machine/outside.txt'), '');
  writeList(there(), { 'index.html': 'a', '../outside.txt': 'x', '/etc/hostname': 'x', '-x': 'x' });
  expect(await send()).toEqual({ sent: 0, removed: 0 });
  expect(fs.existsSync(path.join(home, 'machine/outside.txt'))).toBe(true);
});

test.each([
  ['Host key verification failed.', 'n’est pas connue'],
  ['nom@univ.fr: Permission denied (publickey,password).', 'une clé ssh sans phrase secrète'],
  ['ssh: Could not resolve hostname univ.fr: Name or service not known', 'introuvable'],
  ['ssh: connect to host univ.fr port 22: Connection refused', 'ne répond pas'],
  ['bash: rsync: command not found', 'rsync n’est pas installé sur la machine de nom@univ.fr:public_html'],
  ['rsync: [receiver] mkstemp "/x" failed: No space left on device (28)', 'plus de place'],
  ['rsync: [receiver] mkstemp "/x" failed: Permission denied (13)', 'n’est pas accessible en écriture'],
  ['quelque chose de neuf', 'a échoué : quelque chose de neuf'],
])('« %s » is told in French', async (said, line) => {
  make({ 'index.html': 'a' });
  install('rsync', `echo '${said}' >&2; exit 255`);
  await expect(send()).rejects.toThrow(line);
});

test('a machine without rsync is told', async () => {
  make({ 'index.html': 'a' });
  vi.stubEnv('PATH', path.join(home, 'nowhere'));
  await expect(send()).rejects.toThrow('rsync n’est pas installé sur la machine du site');
});
