import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as project from '../project';
import { difference, type Version } from './repository';

const folder = vi.hoisted(() => ({ site: '' }));
vi.mock('../project', async (original) => ({
  ...(await original<typeof project>()),
  get root() {
    return folder.site;
  },
  inRoot: (...parts: string[]) => path.join(folder.site, ...parts),
}));

/** The repository of the versions, and the site, which is a clone of it. */
let source = '';
beforeEach(() => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'repository '));
  source = path.join(home, 'source');
  folder.site = path.join(home, 'site');
  fs.mkdirSync(source);
  git(source, 'init', '--quiet');
  publish('1.0.0');
  git(home, 'clone', '--quiet', source, folder.site);
});
afterEach(() => fs.rmSync(path.dirname(source), { recursive: true }));

const git = (cwd: string, ...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=essai', '-c', 'user.email=essai@exemple.org', '-c', 'init.defaultBranch=main', ...args],
    { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  ).trim();

function write(at: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(at, name)), { recursive: true });
    fs.writeFileSync(path.join(at, name), text);
  }
}

/** A new version in the repository, of these files alone. */
function publish(version: string, files: Readonly<Record<string, string>> = {}): Version {
  for (const name of fs.readdirSync(source).filter((each) => each !== '.git'))
    fs.rmSync(path.join(source, name), { recursive: true });
  write(source, { 'package.json': JSON.stringify({ version }), ...files });
  git(source, 'add', '--all');
  git(source, 'commit', '--quiet', '--message', version);
  const commit = git(source, 'rev-parse', 'HEAD');
  return { commit, name: `${version} (${commit.slice(0, 8)})` };
}

test('a folder becomes a file, and a file a folder; but not where there is a file that git does not know', async () => {
  const from = publish('1.1.0', { 'lib/[c]': '', 'lib/[d]/deep/one.ts': '' });
  const to = publish('1.2.0', { 'lib/[c]/one.ts': '', 'lib/[d]': '' });
  git(folder.site, 'fetch', '--quiet');
  git(folder.site, 'reset', '--quiet', '--hard', from.commit);
  expect(await difference(from, to)).toEqual({
    changed: ['package.json'],
    added: ['lib/[c]/one.ts', 'lib/[d]'],
    removed: ['lib/[c]', 'lib/[d]/deep/one.ts'],
  });
  write(folder.site, { 'lib/[d]/deep/own.txt': '' });
  await expect(difference(from, to)).rejects.toThrow('place de lib/[d]/deep/own.txt, qui n’est pas un fichier du site');
});
