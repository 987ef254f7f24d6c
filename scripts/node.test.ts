import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A project with the launcher, a script, and a program as the Node that npm fetches. */
let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'node '));
  for (const name of ['scripts/node.mjs', 'lib/cli-error.mjs', 'lib/module-paths.mjs', 'package.json'])
    fs.cpSync(name, path.join(root, name));
  write('scripts/says.ts', `console.log('here', process.argv.slice(2).join(' ')); process.exitCode = 3;`);
  write('other', '#!/bin/sh\necho "there $*"; exit 3');
  fs.chmodSync(path.join(root, 'other'), 0o700);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const write = (name: string, text: string) => fs.writeFileSync(path.join(root, name), text);

/** Runs the launcher under this Node, which claims another version, with an npm that provides the Node `given`. */
function launch(version: string, given = path.join(root, 'other')) {
  write('version.mjs', `Object.defineProperty(process.versions, 'node', { value: '${version}' });`);
  write('npm.js', `console.log(${JSON.stringify(given)})`);
  const args = ['--import', pathToFileURL(path.join(root, 'version.mjs')).href, 'scripts/node.mjs', 'scripts/says.ts'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...args, 'a', '-b'], {
    cwd: root,
    env: { ...process.env, npm_execpath: path.join(root, 'npm.js') },
    encoding: 'utf8',
  });
  return { lines: stdout.trim().split('\n'), stderr, status };
}

test.each(['22.18.0', '24.3.0', '26.0.0', '27.1.0'])('%s runs a script itself', (version) =>
  expect(launch(version)).toEqual({ lines: ['here a -b'], stderr: '', status: 3 }),
);

test.each(['18.18.0', '22.17.1', '23.9.0', '25.0.0'])('%s has npm fetch another, once', (version) => {
  expect(launch(version)).toEqual({
    lines: [
      expect.stringContaining(`Node.js ${version} n’est pas pris en charge`),
      expect.stringMatching(/^there .*says\.ts a -b$/),
    ],
    stderr: '',
    status: 3,
  });
  expect(launch(version).lines).toHaveLength(1);
});

test('when npm provides none, or the same one, that is one line of error', () => {
  const refusal = {
    stderr: 'npm n’a pas pu fournir Node.js 24 : installez-le (https://nodejs.org/fr/download).\n',
    status: 1,
  };
  expect(launch('20.20.0', process.execPath)).toMatchObject(refusal);
  fs.mkdirSync(path.join(root, '.scratch'));
  write('.scratch/node', process.execPath); // it was supported when it was cached
  expect(launch('20.20.0', process.execPath)).toMatchObject(refusal);
});
