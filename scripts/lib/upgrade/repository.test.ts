import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as project from '../project';
import { recordInGit } from '../upgrade-switch.mjs';
import { difference, type Version, wantedVersion } from './repository';

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

test('a name is that of a tag, then of a branch of the repository, then of a commit', async () => {
  const first = git(source, 'rev-parse', 'HEAD');
  git(source, 'tag', 'v1.0.0');
  const newest = publish('1.1.0');
  expect(await wantedVersion('main'), 'the branch here has stayed where it was').toEqual(newest);
  expect(await wantedVersion('origin/main')).toEqual(newest);
  expect((await wantedVersion('v1.0.0')).commit).toBe(first);
  expect((await wantedVersion(first.slice(0, 8))).commit).toBe(first);
  git(source, 'tag', 'main', first);
  expect((await wantedVersion('main')).commit).toBe(first);
  await expect(wantedVersion('9.9')).rejects.toThrow('La version 9.9 est inconnue. Les dernières : v1.0.0, main.');
});

test('after a change of versions and after the way back, the branch is followed as before', async () => {
  const first = git(source, 'rev-parse', 'HEAD');
  const second = publish('1.1.0');
  expect(await wantedVersion()).toEqual(second);
  for (const commit of [second.commit, first]) {
    recordInGit(folder.site, commit);
    expect(git(folder.site, 'rev-parse', 'HEAD')).toBe(commit);
    expect(await wantedVersion()).toEqual(second);
  }
  const third = publish('1.2.0');
  expect(await wantedVersion()).toEqual(third);

  git(folder.site, 'checkout', '--quiet', first);
  await expect(wantedVersion()).rejects.toThrow('Ce dépôt ne suit aucune branche : indiquez la version');
  expect(await wantedVersion('main')).toEqual(third);
});

test('a tag that was moved is the version that it names now', async () => {
  git(source, 'tag', 'v1.1.0');
  await wantedVersion('v1.1.0');
  const moved = publish('1.1.0');
  git(source, 'tag', '--force', 'v1.1.0');
  expect(await wantedVersion('v1.1.0')).toEqual(moved);
});

test('where the repository of the versions cannot be read, git’s words are told, and no password', async () => {
  git(folder.site, 'remote', 'set-url', 'origin', 'https://nom:secret@127.0.0.1:9/versions.git');
  const refusal = await wantedVersion().catch((error: Error) => error.message);
  expect(refusal).toContain('Le dépôt des versions, https://127.0.0.1:9/versions.git, n’a pas pu être lu. git dit :\n');
  expect(refusal).toContain('fatal: ');
  expect(refusal).not.toContain('secret');
});

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
  write(folder.site, { 'lib/d': 'a file that the name of another, [d], would match as a pattern' });
  expect((await difference(from, to)).added).toEqual(['lib/[c]/one.ts', 'lib/[d]']);
  write(folder.site, { 'lib/[d]/deep/own.txt': '' });
  await expect(difference(from, to)).rejects.toThrow('place de lib/[d]/deep/own.txt, qui n’est pas un fichier du site');
});

test('a file that git does not know, where the new version has a folder, is told before anything is changed', async () => {
  const from = publish('1.1.0');
  const to = publish('1.2.0', { 'lib/own/deep/one.ts': '' });
  git(folder.site, 'fetch', '--quiet');
  git(folder.site, 'reset', '--quiet', '--hard', from.commit);
  write(folder.site, { 'lib/own': 'a file of the administrator' });
  await expect(difference(from, to)).rejects.toThrow('place de lib/own, qui n’est pas un fichier du site');
});
