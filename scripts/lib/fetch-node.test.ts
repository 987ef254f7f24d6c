import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchNode } from './fetch-node.mjs';

/** A fake npm, the first in PATH, installs a package whose Node is a shell script (`npmDoes`). */
let home = '';
const wanted = { package: 'node-test', version: '24.99.0', integrity: 'sha512-abc' };
const inHome = (...parts: string[]) => path.join(home, ...parts);
const folder = () => inHome('nodes');
const fetchIt = (options: { say?: () => void } = {}) => fetchNode(wanted, { folder: folder(), ...options });
const npmCalls = () => fs.readFileSync(inHome('calls'), 'utf8').trim().split('\n');
/** The content of the folder of fetched Nodes: nothing, after a failure. */
const left = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : []);

/** Sets what the fake npm does, in sh, in the folder that it is to install in. */
const npmDoes = (script: string) =>
  fs.writeFileSync(inHome('bin', 'npm'), `#!/bin/sh\necho "$@" >> '${inHome('calls')}'\n${script}\n`, { mode: 0o755 });
const installs = (version: string) =>
  npmDoes(
    `cat package-lock.json > '${inHome('lock.json')}'; mkdir -p node_modules/node-test/bin; cd node_modules/node-test/bin; printf '#!/bin/sh\\necho v${version}\\n' > node; chmod +x node`,
  );
const fails = (output: string) => npmDoes(`echo '${output}' >&2; exit 1`);

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'fetch node '));
  fs.mkdirSync(inHome('bin'));
  vi.stubEnv('npm_execpath', undefined);
  vi.stubEnv('PATH', `${inHome('bin')}${path.delimiter}${process.env.PATH}`);
  installs('24.99.0');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});

/** The message of the `CliError` that `work` rejects with, which must be one line. */
async function stopOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (each: unknown) => each,
  );
  expect(error).toMatchObject({ name: 'CliError' });
  const { message } = error as Error;
  expect(message.split('\n')).toHaveLength(1);
  return message;
}

test('is fetched once, by npm, by the pinned SHA-512, and kept', async () => {
  const say = vi.fn();
  const program = await fetchIt({ say });
  expect(execFileSync(program, { encoding: 'utf8' })).toBe('v24.99.0\n');
  expect(await fetchIt({ say })).toBe(program);
  expect(say).toHaveBeenCalledOnce();
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci --ignore-scripts /)]);
  expect(JSON.parse(fs.readFileSync(inHome('lock.json'), 'utf8')).packages).toMatchObject({
    '': { dependencies: { 'node-test': '24.99.0' } },
    'node_modules/node-test': { version: '24.99.0', integrity: 'sha512-abc' },
  });
  expect(left()).toEqual(['node-test-24.99.0']);
});

test('one that was emptied since is fetched again', async () => {
  const program = await fetchIt();
  fs.truncateSync(program, 0);
  const say = vi.fn();
  expect(await fetchIt({ say })).toBe(program);
  expect([say.mock.calls.length, fs.statSync(program).size > 0]).toEqual([1, true]);
});

test('one that another command has fetched meanwhile is used', async () => {
  const other = inHome('nodes', 'node-test-24.99.0');
  npmDoes(`mkdir -p '${other}'; echo other > '${path.join(other, 'node')}'; exit 1`);
  expect(fs.readFileSync(await fetchIt(), 'utf8')).toBe('other\n');
  expect(left()).toEqual(['node-test-24.99.0']);
});

test('the leftovers of an interrupted command go after an hour', async () => {
  for (const name of ['part-1', 'part-2']) fs.mkdirSync(inHome('nodes', name, 'node_modules'), { recursive: true });
  const before = new Date(Date.now() - 2 * 3_600_000);
  fs.utimesSync(inHome('nodes', 'part-1'), before, before);
  await fetchIt();
  expect(left()).toEqual(['node-test-24.99.0', 'part-2']);
});

test.each([
  ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', 'n’a pas pu être téléchargé (ENOTFOUND)'],
  ['npm ERR! code ECONNREFUSED', 'n’a pas pu être téléchargé (ECONNREFUSED)'],
  ['npm error code E404', 'n’a pas pu être téléchargé (E404)'],
  ['npm error code EINTEGRITY', 'empreinte SHA-512'],
  ['npm error code ENOSPC', 'disque est plein'],
  [
    'npm error code EACCES\nnpm error path /home/moi/.npm/_cacache',
    '/home/moi/.npm/_cacache n’est pas accessible en écriture',
  ],
  ['npm error (0 , U.tracingChannel) is not a function', 'npm ne fonctionne pas sous Node.js'], // npm 11 under Node 18.18
])('npm that ends with « %s » is said in one line, and the next start works', async (output, line) => {
  fails(output);
  expect(await stopOf(fetchIt())).toContain(line);
  expect(left()).toEqual([]);
  installs('24.99.0');
  await fetchIt();
});

test('a disk that is full, which npm only warns of', async () => {
  npmDoes('echo "npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write" >&2');
  expect(await stopOf(fetchIt())).toContain('disque est plein');
  expect(left()).toEqual([]);
});

test('a disk that is full', async () => {
  vi.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  });
  expect(await stopOf(fetchIt())).toContain('disque est plein');
  expect(left()).toEqual([]);
});

test('a place that cannot be written to', async () => {
  fs.writeFileSync(folder(), '');
  expect(await stopOf(fetchIt())).toMatch(/nodes\S* n’est pas accessible en écriture/);
});

test('a read-only disk, as Node 20 tells it', async () => {
  vi.spyOn(fs, 'mkdirSync').mockImplementation((where) => {
    throw Object.assign(new Error('mkdir'), { code: 'ENOENT', syscall: 'mkdir', path: where });
  });
  expect(await stopOf(fetchIt())).toMatch(/nodes\S* n’est pas accessible en écriture/);
});

test.each([
  ['another version', () => installs('24.98.0'), 'ne fonctionne pas sur cette machine : v24.98.0'],
  [
    'a program that does not start',
    () => npmDoes('mkdir -p node_modules/node-test/bin'),
    'ne fonctionne pas sur cette machine : spawn ',
  ],
])('%s is refused', async (_, prepare, line) => {
  prepare();
  expect(await stopOf(fetchIt())).toContain(line);
  expect(left()).toEqual([]);
});

test('no npm at all', async () => {
  vi.stubEnv('PATH', inHome('nothing'));
  expect(await stopOf(fetchIt())).toContain('npm est introuvable');
});
