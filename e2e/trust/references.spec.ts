import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { z } from 'zod';
import { hostileReferences } from '../../lib/testing/hostile-references';
import { Caller } from '../support/api-client';
import { ownerEnv, startNewSite } from '../support/ready-sites';
import { allowTime, progress, report, seed, size } from './support/form';

/** Bibliographies are read outside the serving process, whatever they hold: its own memory stays, and a long one is read within seconds. */

const address = '/api/publications/import';
const hook = pathToFileURL(path.resolve('e2e/support/soak-hook.ts')).href;
const memory = z.object({ rss: z.number() });
const megabyte = 1024 * 1024;

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'references');
  return form;
};

/** Resident memory of the processes that read for the site, in MiB; 0 where none does. */
const readersMemory = (pid: number): number =>
  execFileSync('ps', ['-A', '-o', 'ppid=,rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => new RegExp(`^ *${pid} +(\\d+) .*references\\.mjs`).exec(line)?.[1] ?? [])
    .reduce((sum, kilobytes) => sum + Number(kilobytes) / 1024, 0);

test('hostile bibliographies leave the memory of the server as it was; three hundred references are read within seconds', { tag: '@long' }, async () => {
  test.slow();
  allowTime();
  const site = await startNewSite({ env: { ...ownerEnv, NODE_OPTIONS: `--expose-gc --import=${hook}` } });
  const caller = await new Caller(site.origin).signIn();
  const rss = async () => memory.parse(await (await fetch(`${site.origin}/soak/memory`)).json()).rss / megabyte;

  const abstract = 'Cet article étudie les archives de la région et ce qu’elles disent des métiers. '.repeat(15);
  const entry = (index: number) =>
    `@article{k${index}, title={{\\'E}tude ${index} des archives d'{\\oe}uvres}, author={Petit, Paul and Benali, Sophie}, year={2020}, journal={Cahiers}, abstract={${abstract}}}`;
  const list = Array.from({ length: 300 }, (_, index) => entry(index)).join('\n');
  const send = async (body: FormData) => (await caller.call('POST', address, { body })).status;
  expect(await send(fileOf(list))).toBe(200); // all code is loaded
  const atFirst = await rss();

  let isRead = false;
  let peak = 0;
  const started = performance.now();
  const reading = send(fileOf(list)).finally(() => {
    isRead = true;
  });
  while (!isRead) {
    peak = Math.max(peak, readersMemory(site.pid));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await reading).toBe(200);
  const seconds = (performance.now() - started) / 1000;
  const afterList = await rss();

  const inputs = fc.sample(hostileReferences, { numRuns: size(200, 10_000), seed });
  const statuses = new Map<number, number>();
  const inFile = 50;
  for (let at = 0; at < inputs.length; at += inFile) {
    const parts = inputs.slice(at, at + inFile).flatMap((input) => [typeof input === 'string' ? input : Uint8Array.from(input), '\n']);
    const form = new FormData();
    form.append('file', new Blob(parts), 'references');
    const status = await send(form);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    progress('bibliographies', at + inFile, inputs.length);
  }
  const growth = (await rss()) - atFirst;
  report({
    cases: inputs.length,
    read: statuses.get(200) ?? 0,
    refused: statuses.get(400) ?? 0,
    seconds300: seconds.toFixed(1),
    serverGrowth300MiB: Math.round(afterList - atFirst),
    reader300MiB: Math.round(peak),
    serverGrowthMiB: Math.round(growth),
  });
  expect([...statuses.keys()].filter((status) => status !== 200 && status !== 400)).toEqual([]);
  expect(growth, 'MiB more, after a collection').toBeLessThanOrEqual(20);
  await site.remove();
});
