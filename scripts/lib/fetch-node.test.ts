import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchNode } from './fetch-node.mjs';

/** A fake package, whose Node is a shell script, and a fake npm, which is the first in PATH (`npmDoes`). */
let home = '';
let wanted = { package: 'node-test', version: '24.99.0', integrity: '' };
const inHome = (...parts: string[]) => path.join(home, ...parts);
const folder = () => inHome('nodes');
const fetchIt = (options: { say?: () => void } = {}) => fetchNode(wanted, { folder: folder(), ...options });
const npmCalls = () => fs.readFileSync(inHome('calls'), 'utf8').trim().split('\n');
/** What is in the folder of fetched Nodes: nothing, after a failure. */
const left = () => (fs.existsSync(folder()) ? fs.readdirSync(folder()) : []);

/** Sets what the fake npm does, in sh; `$4` is the archive's folder. */
const npmDoes = (script: string) =>
  fs.writeFileSync(inHome('bin', 'npm'), `#!/bin/sh\ncd '${home}'\necho "$@" >> calls\nif [ "$1" = config ]; then cat registry; exit; fi\n${script}\n`, {
    mode: 0o755,
  });
const serves = (archive: string) => npmDoes(`cp ${archive} "$4/node-test-24.99.0.tgz"`);
const fails = (output: string) => npmDoes(`echo '${output}' >&2; exit 1`);

function pack(version: string): Buffer {
  fs.mkdirSync(inHome('package', 'bin'), { recursive: true });
  fs.writeFileSync(inHome('package', 'bin', 'node'), `#!/bin/sh\necho v${version}\nexit\n${'x'.repeat(100_001)}`, { mode: 0o755 });
  fs.mkdirSync(inHome('package', 'include'), { recursive: true });
  fs.writeFileSync(inHome('package', 'include', 'node.h'), 'x'.repeat(1000));
  execFileSync('tar', ['-czf', 'archive.tgz', 'package/include', 'package/bin'], { cwd: home });
  return fs.readFileSync(inHome('archive.tgz'));
}

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'fetch node '));
  fs.mkdirSync(inHome('bin'));
  const archive = pack('24.99.0');
  wanted = { ...wanted, integrity: `sha512-${createHash('sha512').update(archive).digest('base64')}` };
  vi.stubEnv('npm_execpath', undefined);
  vi.stubEnv('PATH', `${inHome('bin')}${path.delimiter}${process.env.PATH}`);
  serves('archive.tgz');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});

test('one that was cut or emptied since is fetched again', async () => {
  const program = await fetchIt();
  fs.truncateSync(program, 0);
  const say = vi.fn();
  expect(await fetchIt({ say })).toBe(program);
  expect([say.mock.calls.length, fs.statSync(program).size > 100_000]).toEqual([1, true]);
  await fetchIt({ say });
  expect(say).toHaveBeenCalledTimes(1);
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

test('is fetched once, by npm, and kept', async () => {
  const say = vi.fn();
  const program = await fetchIt({ say });
  expect(execFileSync(program, { encoding: 'utf8' })).toBe('v24.99.0\n');
  expect(fs.readFileSync(program)).toEqual(fs.readFileSync(inHome('package', 'bin', 'node')));
  expect(await fetchIt({ say })).toBe(program);
  expect(say).toHaveBeenCalledOnce();
  expect(npmCalls()).toEqual([expect.stringMatching(/^pack node-test@24\.99\.0 --pack-destination /)]);
  expect(left()).toEqual(['node-test-24.99.0']);
});

test('two that start together fetch it once', async () => {
  const [one, two] = await Promise.all([fetchIt(), fetchIt()]);
  expect(two).toBe(one);
  expect(npmCalls()).toHaveLength(1);
});

test('what a killed start left is no obstacle and does not stay', async () => {
  fs.mkdirSync(inHome('nodes', 'node-test-24.99.0.part', 'bin'), { recursive: true });
  fs.writeFileSync(inHome('nodes', 'lock'), '4194305');
  await fetchIt();
  expect(left()).toEqual(['node-test-24.99.0']);
});

test.each([
  ['altered', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)))],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['empty', () => Buffer.alloc(0)],
])('an archive that is %s is refused before it is opened, and the next start works', async (_, change) => {
  fs.writeFileSync(inHome('bad.tgz'), change(fs.readFileSync(inHome('archive.tgz'))));
  serves('bad.tgz');
  expect(await stopOf(fetchIt())).toContain('empreinte SHA-512');
  expect(left()).toEqual([]);
  serves('archive.tgz');
  await fetchIt();
});

test.each([
  ['npm error code ENOTFOUND\nnpm error syscall getaddrinfo', 'n’a pas pu être téléchargé (ENOTFOUND)'],
  ['npm ERR! code ECONNREFUSED', 'n’a pas pu être téléchargé (ECONNREFUSED)'],
  ['npm error code E404', 'n’a pas pu être téléchargé (E404)'],
  ['npm error code EINTEGRITY', 'empreinte SHA-512'],
  ['npm error code ENOSPC', 'disque est plein'],
  ['npm error code EACCES\nnpm error path /home/moi/.npm/_cacache', '/home/moi/.npm/_cacache n’est pas accessible en écriture'],
])('npm that ends with « %s » is said in one line, and the next start works', async (output, line) => {
  fails(output);
  expect(await stopOf(fetchIt())).toContain(line);
  expect(left()).toEqual([]);
  serves('archive.tgz');
  await fetchIt();
});

test('a disk that fills while the program is written', async () => {
  const full = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('write'), { code: 'ENOSPC' })) });
  vi.spyOn(fs, 'createWriteStream').mockReturnValueOnce(full as fs.WriteStream);
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

test('a program that does not run here, or is not the one that was asked for', async () => {
  pack('24.98.0');
  wanted = {
    ...wanted,
    integrity: `sha512-${createHash('sha512')
      .update(fs.readFileSync(inHome('archive.tgz')))
      .digest('base64')}`,
  };
  expect(await stopOf(fetchIt())).toContain('ne fonctionne pas sur cette machine : v24.98.0');
  expect(left()).toEqual([]);
});

test('no npm at all', async () => {
  vi.stubEnv('PATH', inHome('nothing'));
  expect(await stopOf(fetchIt())).toContain('npm est introuvable');
});

/** As npm 11 under Node 18.18: it starts commands and knows its settings, but cannot fetch from a registry. */
async function npmTooNew(answer: http.RequestListener) {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  fs.writeFileSync(inHome('registry'), `npm warn cli this npm does not support this Node\nhttp://127.0.0.1:${port}/mirror/\n`);
  fails('npm error (0 , U.tracingChannel) is not a function');
  return server;
}

test('where npm does not run on this Node, its registry is asked directly', async () => {
  const asked: (string | undefined)[] = [];
  await npmTooNew((request, response) => {
    asked.push(request.url);
    response.end(fs.readFileSync(inHome('archive.tgz')));
  });
  await fetchIt();
  expect(asked).toEqual(['/mirror/node-test/-/node-test-24.99.0.tgz']);
});

test('a registry that is asked directly and refuses, stops half-way or is not there', async () => {
  let answer: http.RequestListener = (_, response) => response.writeHead(404).end();
  const server = await npmTooNew((request, response) => answer(request, response));
  expect(await stopOf(fetchIt())).toContain('(HTTP 404)');
  answer = (_, response) => response.writeHead(200, { 'Content-Length': '1000' }).write('half', () => response.destroy());
  expect(await stopOf(fetchIt())).toContain('n’a pas pu être téléchargé');
  await new Promise((resolve) => server.close(resolve));
  expect(await stopOf(fetchIt())).toContain('(ECONNREFUSED)');
  expect(left()).toEqual([]);
});
