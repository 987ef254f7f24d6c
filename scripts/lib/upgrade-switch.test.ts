import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  finish,
  finishUnwatched,
  goBack,
  goForward,
  processMark,
  readState,
  type State,
  settle,
  writeState,
} from './upgrade-switch.mjs';

/** Writing the whole disk out takes long on a busy one, and shows in no test. */
vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:child_process')>();
  const execFileSync = (program: string, ...rest: unknown[]) =>
    program === 'sync' ? '' : Reflect.apply(original.execFileSync, undefined, [program, ...rest]);
  return { ...original, execFileSync };
});

/** Two versions of a small project; e2e/trust/upgrade.spec.ts has those of the site. */

const both = ['scripts/node.mjs', 'lib/a.ts'];
// The file lib/c becomes a folder, and the folder lib/d a file.
const removed = ['lib/gone.ts', 'lib/c', 'lib/d/deep/one.ts', 'lib/d/two.ts'];
const added = ['lib/b/added.ts', 'lib/c/deep/one.ts', 'lib/c/two.ts', 'lib/d'];
const textOf = (names: readonly string[], text: string) => Object.fromEntries(names.map((name) => [name, text]));
const before = textOf([...both, ...removed, '.next/BUILD_ID'], 'old');
const next = textOf([...both, ...added, '.next/BUILD_ID'], 'new');

let root = '';
let commits: readonly [string, string] = ['', ''];
const inRoot = (name: string) => path.join(root, name);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=essai', '-c', 'user.email=essai@exemple.org', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade '));
  git('init', '--quiet');
  write(root, { '.gitignore': '.upgrade/\n.next/\ndata/\n' });
  const old = commit(before);
  fs.rmSync(inRoot('lib'), { recursive: true });
  commits = [old, commit(next)];
  git('reset', '--quiet', '--hard', old);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  fs.rmSync(root, { recursive: true });
});

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
}

function commit(files: Readonly<Record<string, string>>): string {
  write(root, files);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'version');
  return git('rev-parse', 'HEAD');
}

/** The old version in place, the new one beside it, as before the switch; with a copy of the database. */
function ready(): State {
  for (const name of ['.upgrade', 'lib', '.next', 'data']) fs.rmSync(inRoot(name), { recursive: true, force: true });
  write(root, { ...before, 'data/site.db': 'migrated', '.upgrade/before.db': 'as before' });
  write(inRoot('.upgrade/new'), next);
  const state: State = {
    phase: 'switch',
    pid: 0,
    mark: 'killed',
    from: commits[0],
    to: commits[1],
    fromName: '1.0.0',
    toName: '1.1.0',
    changed: both,
    added,
    removed,
    folders: ['.next'],
    databaseFile: inRoot('data/site.db'),
    starts: 0,
  };
  writeState(root, state);
  return state;
}

/** The files of the two versions that are there, with their text. */
function files() {
  const names = new Set([...Object.keys(before), ...Object.keys(next)]);
  return Object.fromEntries(
    Array.from(names)
      .filter((name) => fs.existsSync(inRoot(name)) && fs.statSync(inRoot(name)).isFile())
      .map((name) => [name, fs.readFileSync(inRoot(name), 'utf8')]),
  );
}
const database = () => fs.readFileSync(inRoot('data/site.db'), 'utf8');

class Killed extends Error {}
/** Stops the work before its change number `at` of the disk; returns whether it came so far. */
function killedAt(at: number, work: () => unknown): boolean {
  let steps = 0;
  for (const name of ['linkSync', 'mkdirSync', 'openSync', 'renameSync', 'rmdirSync', 'rmSync', 'writeSync'] as const) {
    const original = Reflect.get(fs, name);
    vi.spyOn(fs, name).mockImplementation((...given: unknown[]) => {
      steps += 1;
      if (steps >= at) throw new Killed();
      expect(fs.existsSync(inRoot('scripts/node.mjs')), `the launcher, before step ${steps}`).toBe(true);
      return Reflect.apply(original, fs, given);
    });
  }
  try {
    work();
    return false;
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
    return true;
  } finally {
    vi.restoreAllMocks();
  }
}

test('forward is the whole new version, back the whole old one with its database; git says the same', () => {
  const state = ready();
  goForward(root, state);
  expect(files()).toEqual(next);
  expect(finish(root, state)).toBe('');
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(['', commits[1]]);
  expect(readState(root)).toBeNull();

  const again = ready();
  git('reset', '--quiet', commits[0]);
  goForward(root, again);
  expect(goBack(root, again)).toBe(
    'La mise à jour vers 1.1.0 est défaite : le site est revenu à 1.0.0, avec la base de données d’avant.',
  );
  expect([files(), database()]).toEqual([before, 'as before']);
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(['', commits[0]]);
});

test('killed before any change of a file on the way forward or back, the next command puts the old version back', async () => {
  const ways: readonly ((state: State) => unknown)[] = [
    (state) => goForward(root, state),
    (state) => {
      goForward(root, state);
      goBack(root, state);
    },
  ];
  for (const way of ways) {
    let at = 1;
    for (let state = ready(); killedAt(at, () => way(state)); at += 1, state = ready()) {
      if (readState(root) === null) {
        expect([files(), database()], `step ${at}`).toEqual([before, 'as before']); // it was over
        continue;
      }
      const { lines, isChanged } = await settle(root, 'scripts/start.ts');
      expect(lines, `step ${at}`).toEqual([expect.stringContaining('est revenu à 1.0.0')]);
      expect(isChanged).toBe(true);
      expect([files(), database()], `step ${at}`).toEqual([before, 'as before']);
      expect(readState(root)).toBeNull();
    }
    expect(at, 'each step was tried').toBeGreaterThan(10);
  }
});

test('killed on the way forward, the same way goes on where it was', () => {
  let at = 1;
  for (let state = ready(); killedAt(at, () => goForward(root, state)); at += 1, state = ready()) {
    goForward(root, state);
    expect(files(), `step ${at}`).toEqual(next);
  }
  expect(at, 'each step was tried').toBeGreaterThan(10);
});

test('of folders that were a file, or become one, what others have put there goes back, or keeps the new version out', () => {
  const state = ready();
  goForward(root, state);
  write(root, { 'lib/c/deep/made.txt': 'by the new version' });
  goBack(root, state);
  expect(files()).toEqual(before);

  const other = ready();
  write(root, { 'lib/d/deep/own.txt': 'put there while the new version was built' });
  expect(() => goForward(root, other)).toThrow('ENOTEMPTY');
  goBack(root, other);
  expect(files()).toEqual(before);
  expect(fs.existsSync(inRoot('lib/d/deep/own.txt'))).toBe(true);
});

test('in a further worktree, whose .git is a file, git is told as well', () => {
  const first = root;
  try {
    root = path.join(first, '.upgrade/other');
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', root, commits[0]], { cwd: first });
    const state = ready();
    goForward(root, state);
    fs.writeFileSync(git('rev-parse', '--git-path', 'index.lock'), ''); // of a command that was killed
    expect(finish(root, state)).toBe('');
    expect([git('status', '--porcelain'), git('rev-parse', 'HEAD')]).toEqual(['', commits[1]]);
  } finally {
    root = first;
  }
});

test('a fault of git keeps no site from starting: the upgrade is over before the way back asks git', async () => {
  const bin = inRoot('.upgrade/bin');
  for (const program of [
    null,
    '#!/bin/sh\n[ -e .upgrade/state.json ] && echo too early >&2 || echo broken >&2\nexit 1\n',
  ]) {
    const state = ready();
    goForward(root, state);
    if (program !== null) {
      write(bin, { git: program });
      fs.chmodSync(path.join(bin, 'git'), 0o755);
    }
    vi.stubEnv('PATH', bin);
    const { lines } = await settle(root, 'scripts/start.ts');
    const kept = finish(root, state);
    vi.unstubAllEnvs();
    expect(lines).toEqual([expect.stringContaining('est revenu à 1.0.0')]);
    expect(lines[0]).toContain(`Mais git ne l’a pas noté (git reset ${commits[0].slice(0, 8)})`);
    expect(lines[0]).toContain(program === null ? 'ENOENT' : 'broken');
    expect(kept).toContain('Mais git ne l’a pas noté');
    expect([files(), readState(root)]).toEqual([before, null]);
  }
});

test('a new version that nobody watches is started three times, then undone; one that comes up is kept', async () => {
  const state = ready();
  goForward(root, state);
  writeState(root, { ...state, phase: 'trial' });
  for (let start = 1; start <= 3; start += 1) {
    expect(await settle(root, 'scripts/start.ts')).toEqual({ lines: [], isChanged: false });
    expect(files()).toEqual(next);
  }
  expect(await settle(root, 'scripts/backup.ts'), 'another command goes on').toEqual({ lines: [], isChanged: false });
  expect((await settle(root, 'scripts/start.ts')).lines).toEqual([expect.stringContaining('est revenu à 1.0.0')]);
  expect([files(), database()]).toEqual([before, 'as before']);

  const other = ready();
  goForward(root, other);
  writeState(root, { ...other, phase: 'trial' });
  await settle(root, 'scripts/start.ts');
  expect(finishUnwatched(root)).toEqual(['La mise à jour vers 1.1.0, qui avait été interrompue, est terminée.']);
  expect([files(), database(), readState(root)]).toEqual([next, 'migrated', null]);
});

test('while the command runs a start waits for the new version, and tries it; other commands wait for the end', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const state = { ...ready(), pid: process.pid, mark: processMark(process.pid) ?? '' };
  writeState(root, state);
  const ended: string[] = [];
  const start = settle(root, 'scripts/start.ts').then(() => ended.push('start'));
  const backup = settle(root, 'scripts/backup.ts').then(() => ended.push('backup'));
  goForward(root, state);
  expect(ended).toEqual([]);
  writeState(root, { ...state, phase: 'trial' });
  await start;
  expect(ended).toEqual(['start']);
  finish(root, state);
  await backup;
  expect(ended).toEqual(['start', 'backup']);
});

test('a mark tells a process from one that has ended', () => {
  expect(processMark(process.pid)).toBe(processMark(process.pid));
  const child = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' });
  expect(processMark(Number(child))).toBeNull();
});
