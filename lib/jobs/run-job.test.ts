import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { moduleFlags } from '@/lib/program';
import { manyScans } from '@/lib/testing/hostile-pictures';
import { runJob } from './run-job';
import { jobs } from './table';

/** Processes of a module that a process has started. */
const processesOf = (module: string, parent = process.pid): string[] =>
  spawnSync('pgrep', ['-P', String(parent), '-f', `job.ts ${module}`], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);

/** CPU seconds of a process, from `ps`: « 00:00:03 ». */
const processorOf = (id: string): number =>
  spawnSync('ps', ['-o', 'time=', '-p', id], { encoding: 'utf8' })
    .stdout.split(':')
    .reduce((sum, each) => sum * 60 + Number(each), 0);

/** Waits until the process works: starting takes less than a second of CPU time. */
function works(module: string, parent: number | undefined): Promise<string> {
  return vi.waitFor(() => {
    const [id] = processesOf(module, parent);
    if (!id || processorOf(id) < 1) throw new Error('not yet');
    return id;
  }, 60_000);
}

/** Keeps both a worker thread and the main thread busy for some ten seconds. */
const long = {
  upload: () => manyScans(6320),
  read: () => Buffer.from(`@book{a, title = {${'{\\v o}'.repeat(1000)}}}\n`.repeat(3000)),
};
const inputs = {
  upload: (bytes: Uint8Array) => ({ job: { kind: 'upload' }, bytes }),
  read: (bytes: Uint8Array) => ({ name: 'read', input: [bytes] }),
};

test.each(['upload', 'read'] as const)('a process ends with the site that waits for it: %s', async (name) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'jobs '));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'bytes');
  await writeFile(file, long[name]());
  const script = `
    const { runJob } = await import('./lib/jobs/run-job.ts');
    const bytes = (await import('node:fs')).readFileSync(process.argv[1]);
    await runJob('${name}', (${inputs[name]})(bytes), { onReport: () => console.log('works') });`;
  const site = spawn(process.execPath, [...moduleFlags(), '--input-type=module', '-e', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const began = once(site.stdout, 'data'); // a report; decoding gives none
  const output = text(site.stdout); // the job's process holds it too: it ends with the last of the two
  await (name === 'read' ? began : works(jobs[name].module, site.pid));
  const killed = performance.now();
  site.kill('SIGKILL');
  await output;
  expect(performance.now() - killed, 'it would work for some ten seconds').toBeLessThan(5000);
});

test('a process ends when its result is no longer wanted, even with busy threads', async () => {
  const leaving = new AbortController();
  const onReport = () => leaving.abort(new Error('left'));
  await expect(runJob('read', inputs.read(long.read()), { signal: leaving.signal, onReport })).rejects.toThrow('left');
  expect(processesOf('references')).toEqual([]);
});

test('a reused process runs the next job, exits with the program, and does not keep it alive', async () => {
  const compare = () => runJob('password', { kind: 'hash', password: 'mot de passe', cost: 4 });
  await compare();
  const first = processesOf('password');
  await compare();
  expect(processesOf('password')).toEqual(first);
  const script = `
    const { runJob } = await import('./lib/jobs/run-job.ts');
    console.log(await runJob('password', { kind: 'hash', password: 'a', cost: 4 }));`;
  const began = performance.now();
  const program = spawnSync(process.execPath, [...moduleFlags(), '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(program.stdout).toMatch(/^\$2b\$04\$/);
  expect(performance.now() - began, 'it would be kept for twenty seconds').toBeLessThan(15_000);
});

test('when a report handler throws there is no result, and the process stops', async () => {
  const onReport = () => {
    throw new Error('no');
  };
  await expect(runJob('read', inputs.read(long.read()), { onReport })).rejects.toThrow('no');
  await vi.waitFor(() => expect(processesOf('references')).toEqual([]));
});

test('a failing job gives an error with its reason', async () => {
  await expect(runJob('password', { kind: 'compare', password: 'a', hash: 1 })).rejects.toThrow(
    /the job password failed: .*Illegal arguments/s,
  );
});
