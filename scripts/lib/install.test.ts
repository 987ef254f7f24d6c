import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installProblem, isComplete, npm } from './install';
import { inRoot } from './project';

let home = '';
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'install '));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

function write(file: string, content: unknown) {
  const target = path.join(home, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, JSON.stringify(content));
}

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  },
};
const installed = (version: string) => ({ packages: { 'node_modules/a': { version } } });

test('a folder that matches the lock file is complete, even without packages for other systems', () => {
  write('package-lock.json', lock);
  expect(isComplete(home)).toBe(false);
  write('node_modules/.package-lock.json', installed('1.0.0'));
  expect(isComplete(home)).toBe(true);
  write('node_modules/.package-lock.json', installed('0.9.0'));
  expect(isComplete(home)).toBe(false);
});

test('an error of npm is one line, with the end of its output', () => {
  expect(installProblem('npm error code ENOTFOUND')).toContain('registre de npm');
  expect(installProblem('npm error code EACCES')).toContain('node_modules n’est pas accessible en écriture');
  expect(installProblem('npm error odd')).toContain('npm error odd');
});

test('npm install leaves the lock file as it is', async () => {
  for (const name of ['package.json', 'package-lock.json']) fs.copyFileSync(inRoot(name), path.join(home, name));
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
  expect(await npm([...args, `--cache=${home}`], home)).toMatchObject({ code: 0 });
  const [kept, made] = [inRoot('package-lock.json'), path.join(home, 'package-lock.json')];
  expect(fs.readFileSync(made, 'utf8')).toBe(fs.readFileSync(kept, 'utf8'));
});
