import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pinned, versions } from './supported-node.mjs';
import { otherNodes } from './tested-nodes';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tested nodes '));
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

/** Makes a program, as if an earlier run had fetched it; returns its path. */
function keep(line: string): string {
  const { package: name, version } = pinned(line, 'linux-x64') ?? {};
  const program = path.join(folder, `${name}-${version}`, process.platform === 'win32' ? 'node.exe' : 'node');
  fs.mkdirSync(path.dirname(program));
  fs.writeFileSync(program, 'x');
  return program;
}

test('the lines that are tested, but for the one that runs', async () => {
  const programs = Object.fromEntries(versions.tested.map((line) => [line, keep(line)]));
  const linesUnder = async (current: string) =>
    (await otherNodes({ current, system: 'linux-x64', folder })).nodes.map(({ version }) => version.split('.')[0]);
  expect(await linesUnder('24.0.1')).toEqual(versions.tested.filter((line) => line !== '24'));
  expect(await linesUnder('99.0.0')).toEqual(versions.tested);
  const { nodes } = await otherNodes({ current: '24.0.1', system: 'linux-x64', folder });
  expect(nodes.map(({ program }) => program)).toEqual([programs['22'], programs['26']]);
});

test('a line that cannot be had is told with its reason, and the others are still there', async () => {
  keep('22');
  vi.stubEnv('npm_execpath', undefined);
  vi.stubEnv('PATH', folder);
  const { nodes, missing } = await otherNodes({ current: '24.0.1', system: 'linux-x64', folder });
  expect(nodes).toHaveLength(1);
  expect(missing).toEqual([{ line: '26', reason: expect.stringContaining('npm est introuvable') }]);
});

test('a system that has no package has no other line', async () => {
  const { nodes, missing } = await otherNodes({ current: '24.0.1', system: 'sunos-x64', folder });
  expect(nodes).toEqual([]);
  expect(missing.map(({ line }) => line)).toEqual(versions.tested.filter((line) => line !== '24'));
});
